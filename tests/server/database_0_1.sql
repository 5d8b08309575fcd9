BEGIN TRANSACTION;
CREATE TABLE answers (
    code text not null, number integer not null, seat integer not null, text text not null,
    time double precision not null, primary key (code, number));
INSERT INTO "answers" VALUES('69kf4kwmcp',0,0,'pick coin-scout#201 tripwire#200',1.79486582972219729423e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',1,1,'pick silver-squire#194 quartermaster#193',1.79486582978725266461e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',2,0,'pick silver-squire#192 pay-the-masons#190',1.79486582988230562209e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',3,1,'pick payday#199 toll-guard#197',1.79486582994973826411e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',4,0,'pick sellsword-twins#197 reinforced-gate#196',1.79486583005026531217e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',5,1,'pick hired-arrow#189 hired-arrow#188',1.79486583011925601954e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',6,0,'play cinder-whelp#196',1.79486583023038244249e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',7,0,'end',1.79486583034240245815e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',8,0,'join cinder-whelp#196 0',1.79486583045843768116e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',9,0,'skip',1.79486583057812738419e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',10,1,'burn hidden-spikes#198',1.79486583065802574152e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',11,1,'play whispers#193',1.79486583080717802046e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',12,1,'burn veil-duelist#194',1.79486583096301960948e+09);
INSERT INTO "answers" VALUES('69kf4kwmcp',13,-1,'{"say": "see you tomorrow", "by": "Ann"}',1.79486583101010894773e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',0,0,'armory 0',1.79486583106725382805e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',1,1,'armory 0',1.79486583117385053629e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',2,1,'team 1',1.79486583132963418963e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',3,1,'start 6,-2',1.79486583149767875674e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',4,0,'start -6,4',1.79486583160565066341e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',5,1,'in fire-flask#123',1.79486583170582365996e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',6,1,'out quick-stab#75',1.79486583185524225234e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',7,1,'in piercing-arrow#126',1.79486583201002597811e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',8,1,'out throwing-knife#78',1.79486583216187977792e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',9,1,'in scroll-of-unmaking#130',1.79486583231846261025e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',10,1,'out crippling-daggers#81',1.79486583248802685731e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',11,1,'in sleeping-powder#134',1.79486583267010617261e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',12,1,'out tumble#84',1.7948658328398909568e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',13,1,'in thorn-whip#121',1.7948658329977307319e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',14,1,'in purge#127',1.794865833163510561e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',15,1,'out hamstring#88',1.79486583331804704661e+09);
INSERT INTO "answers" VALUES('qrp3u78syh',16,-1,'{"stop": "hold", "seat": 0, "on": true}',1.79486583437166571618e+09);
CREATE TABLE decks (
    id text primary key, person text not null, game text not null, name text not null, text text not null,
    changed double precision not null);
INSERT INTO "decks" VALUES('48mgvqqpgs','6532430694839f6bcdb0d1291d9518df47e3842a6c47ddb11f3c51de30c16d65','seekers','Mine','game: seekers
name: Mine

[Seeker]
1 Theron the Ashwaker

[Weapon]
1 Ashwood Staff

[Armor]
1 Emberlord''s Regalia

[Trinket]
1 Ashen Loop

[Tactics]
1 Arcane Overload
2 Quicken
4 Ember Dart
3 Foresight
1 Kindle
2 Presence of Mind
2 Blink
3 Fire Lash
4 Incinerating Blast
1 Rime Armor
2 Study
1 Unravel
3 Flame Torrent
3 Frost Nova
1 Mirror Thought
3 Scorching Ray
1 World in Flames
3 Blast Wave
3 Infernal Javelin
1 Phoenix Rite
2 Dragon''s Breath
1 Arcane Torrent
2 Pyroblast
1 Falling Star

[Sideboard]
1 Warded Robe
1 Traveller''s Boots
1 Deflect
2 Deny
2 Rime Armor
1 Unravel
2 Wildfire
2 Backdraft
2 Flashfire
1 World in Flames
',1.79486583480191922183e+09);
CREATE TABLE games (
    code text primary key, header text not null, created double precision not null,
    public integer not null default 0, creator text not null default '', summary text not null default '{}');
INSERT INTO "games" VALUES('69kf4kwmcp','{"game": "outposts", "version": OF TODAY, "seats": 2, "seed": 7, "variant": {"name": "official", "rules": {}, "cards": {}}, "lineup": [{"faction": "ember"}, {"faction": "veil"}], "names": ["Ann", "Bob"], "windows": false, "who": ["me", "friend"], "bots": [null, null], "clock": {"kind": "none", "seconds": 60}, "hot_seat": false, "pace": 700, "archive": false}',1.7948658293217542171e+09,1,'6532430694839f6bcdb0d1291d9518df47e3842a6c47ddb11f3c51de30c16d65','{"over": false, "words": "", "waiting": [1], "step": 13, "turn": 2}');
INSERT INTO "games" VALUES('qrp3u78syh','{"game": "seekers", "version": 1, "seats": 2, "seed": 4, "variant": {"name": "official", "rules": {}, "cards": {}}, "lineup": [{}, {}], "names": ["Ada", "Bram"], "windows": true, "who": ["me", "friend"], "bots": [null, null], "clock": {"kind": "none", "seconds": 60}, "hot_seat": true, "pace": 0, "archive": false}',1.79486582965894579883e+09,0,'','{"over": false, "words": "", "waiting": [1], "step": 16, "turn": 2}');
CREATE TABLE holders (
    person text not null, code text not null, seat integer not null, primary key (person, code, seat));
INSERT INTO "holders" VALUES('6532430694839f6bcdb0d1291d9518df47e3842a6c47ddb11f3c51de30c16d65','69kf4kwmcp',0);
CREATE TABLE tokens (
    token text not null, code text not null, seat integer not null, created double precision not null,
    primary key (token, code));
INSERT INTO "tokens" VALUES('defaedd56d32f89cdf49d2e494a1379eccd1e237dcb4f0b923a184db3a94a1bd','69kf4kwmcp',0,1.79486582932185482976e+09);
INSERT INTO "tokens" VALUES('cbe3eb980c5cb273303bd50aba0eb8c278b6cacf3d2febd046bb5663bb358ca0','69kf4kwmcp',1,1.79486582932185482976e+09);
INSERT INTO "tokens" VALUES('5190f21aca19a3ed93387929eaef21c6b92dcd3cc839e507bc41ca8831c47685','qrp3u78syh',0,1.7948658296590025425e+09);
INSERT INTO "tokens" VALUES('87386a5dadd7a4d77a6fb148d47804a884de427cc8e3b8a8d8092eb1fb3d1bf9','qrp3u78syh',1,1.7948658296590025425e+09);
CREATE INDEX decks_by_person on decks (person, game);
CREATE INDEX games_by_creator on games (creator);
CREATE INDEX games_public on games (public, created);
CREATE INDEX tokens_by_code on tokens (code);
CREATE INDEX holders_by_code on holders (code);
COMMIT;
