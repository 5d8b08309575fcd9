"""Pictures of cards, people, places and signs, drawn by code: SVG text, the same for the same key everywhere.

A game says what its pictures show as `Subject`s (`rulewright.art.subject`, written in short with `rulewright.art.wording`).
`rulewright.art.pictures` draws them: `picture(subject)`, and `portrait(subject)`, a square bust. `rulewright.art.signs` has
the symbols: `sign(name)`. Nothing but the standard library is needed, and nothing is drawn until somebody asks.
"""
