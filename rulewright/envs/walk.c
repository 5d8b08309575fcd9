/* Reads a state into numbers along the tree of `nodes.py`, and numbers options: what walk.py does, compiled.
 *
 *   prepare(tree, seats)                                       what `observe` goes along
 *   observe(prepared, state, seat, faces, seen, vector)        fills a vector of float32
 *   lay(vector, first, counted, places, values)                planes of a board that a game fills itself
 *   number(numbering, state, seat, faces, seen, options, mask) the numbers of options; sets them in a mask of int8
 *   look(prepared, numbering, asked, state, seat, seen, question, vector, mask)  what is seen, asked and offered
 *
 * `seen` has a bit for each seat that knows a card; what `seat` does not know is read as a hidden one. None: all of
 * `faces` is known. Every place is checked against the size of what is written into.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

enum {
    RECORD, NUMBER, ONE_OF, SEAT, CARD, FACE, CARDS, FACES, PLACE, WORD, BITS, OPTIONAL, BY_SEAT, LIST, AMOUNTS,
    AMOUNTS_BY_CARD, AMOUNTS_BY_FACE, PLAIN, BOARD
};

#define MOST 128
#define HIDDEN (-1)

typedef struct {
    PyObject *state, *faces, *seen;
    long seat, seats;
    float *out;
    Py_ssize_t room;
} Look;

/* A whole number; nearly all are small, and those need no call. -1 and an exception if it is none. */
static inline long long_of(PyObject *x)
{
    if (PyLong_CheckExact(x)) {
#if PY_VERSION_HEX >= 0x030c0000
        if (PyUnstable_Long_IsCompact((PyLongObject *)x))
            return (long)PyUnstable_Long_CompactValue((PyLongObject *)x);
#else
        Py_ssize_t size = Py_SIZE(x);
        if (size >= -1 && size <= 1)
            return (long)size * (long)((PyLongObject *)x)->ob_digit[0];
#endif
    }
    return PyLong_AsLong(x);
}

static long whole(PyObject *tuple, Py_ssize_t at) { return long_of(PyTuple_GET_ITEM(tuple, at)); }

static int put(Look *look, long place, long value)
{
    if (place < 0 || place >= look->room) {
        PyErr_Format(PyExc_IndexError, "place %ld is beyond the %zd of the vector", place, look->room);
        return -1;
    }
    look->out[place] = (float)(value > MOST ? MOST : value < -MOST ? -MOST : value);
    return 0;
}

static int add(Look *look, long place)
{
    if (place < 0 || place >= look->room)
        return put(look, place, 1);
    look->out[place] += 1;
    return 0;
}

/* The face of a card as the seat knows it; -2 and an exception if there is no such card. */
static long face_of(Look *look, long card)
{
    if (card < 0 || card >= PyList_GET_SIZE(look->faces)) {
        PyErr_Format(PyExc_IndexError, "there is no card %ld", card);
        return -2;
    }
    if (look->seen != Py_None) {
        if (card >= PyList_GET_SIZE(look->seen)) {
            PyErr_Format(PyExc_IndexError, "nobody can have seen card %ld", card);
            return -2;
        }
        long known = long_of(PyList_GET_ITEM(look->seen, card));
        if (known == -1 && PyErr_Occurred())
            return -2;
        if (!(known >> look->seat & 1))
            return HIDDEN;
    }
    long face = long_of(PyList_GET_ITEM(look->faces, card));
    return face == -1 && PyErr_Occurred() ? -2 : face;
}

/* -- the tree, read once. What a node refers to is kept alive by the tuples of which it was made. */

typedef struct Node Node;

typedef struct {
    PyObject *name;
    Node *node;
    PyTypeObject *type; /* of the objects that were read last: where it keeps this field is looked up once */
    enum { BY_NAME, SLOT, GETTER } how;
    Py_ssize_t offset;
    PyGetSetDef *getset;
} Field;

struct Node {
    long kind, first, size;
    PyObject *extra; /* a function, or a dict of words */
    Py_ssize_t n;
    Node *inner; /* OPTIONAL, LIST: one; BY_SEAT: n of them */
    Field *fields; /* RECORD: n of them; BOARD: the lists that it reads, and no nodes */
    Py_ssize_t flags; /* BOARD: how many of the lists say yes or no */
    long kinds;
};

typedef struct {
    Node root;
    Field faces;
    long seats;
    PyObject *tree;
} Prepared;

static void forget(Node *node)
{
    for (Py_ssize_t i = 0; node->fields && i < node->n; i++) {
        if (node->fields[i].node) {
            forget(node->fields[i].node);
            PyMem_Free(node->fields[i].node);
        }
        Py_XDECREF(node->fields[i].type);
    }
    for (Py_ssize_t i = 0; node->inner && i < node->n; i++)
        forget(&node->inner[i]);
    PyMem_Free(node->fields);
    PyMem_Free(node->inner);
}

/* (BOARD, first, cells, kinds, (things, owner, kind, copy), flags, held, facts) */
static int learn_board(Node *node, PyObject *told)
{
    node->size = whole(told, 2);
    node->kinds = whole(told, 3);
    node->flags = PyTuple_GET_SIZE(PyTuple_GET_ITEM(told, 5));
    node->extra = PyTuple_GET_ITEM(told, 7);
    for (Py_ssize_t part = 4; part < 7; part++)
        node->n += PyTuple_GET_SIZE(PyTuple_GET_ITEM(told, part));
    node->fields = PyMem_Calloc(node->n, sizeof(Field));
    if (!node->fields)
        return -1;
    for (Py_ssize_t part = 4, at = 0; part < 7; part++)
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(PyTuple_GET_ITEM(told, part)); i++)
            node->fields[at++].name = PyTuple_GET_ITEM(PyTuple_GET_ITEM(told, part), i);
    return PyErr_Occurred() ? -1 : 0;
}

static int learn(Node *node, PyObject *told)
{
    memset(node, 0, sizeof *node);
    if (!PyTuple_Check(told) || PyTuple_GET_SIZE(told) < 2) {
        PyErr_SetString(PyExc_TypeError, "a node is a tuple: see nodes.py");
        return -1;
    }
    node->kind = whole(told, 0);
    if (node->kind == RECORD) {
        PyObject *fields = PyTuple_GET_ITEM(told, 1);
        node->n = PyTuple_GET_SIZE(fields);
        node->fields = PyMem_Calloc(node->n + 1, sizeof(Field));
        for (Py_ssize_t i = 0; node->fields && i < node->n; i++) {
            PyObject *field = PyTuple_GET_ITEM(fields, i);
            node->fields[i].name = PyTuple_GET_ITEM(field, 0);
            node->fields[i].node = PyMem_Calloc(1, sizeof(Node));
            if (!node->fields[i].node || learn(node->fields[i].node, PyTuple_GET_ITEM(field, 1)))
                return -1;
        }
        return node->fields ? 0 : -1;
    }
    if (node->kind == BY_SEAT) {
        PyObject *nodes = PyTuple_GET_ITEM(told, 1);
        node->n = PyTuple_GET_SIZE(nodes);
        node->inner = PyMem_Calloc(node->n + 1, sizeof(Node));
        for (Py_ssize_t i = 0; node->inner && i < node->n; i++)
            if (learn(&node->inner[i], PyTuple_GET_ITEM(nodes, i)))
                return -1;
        return node->inner ? 0 : -1;
    }
    node->first = whole(told, 1);
    if (node->kind == BOARD)
        return learn_board(node, told);
    if (node->kind == OPTIONAL || node->kind == LIST) {
        node->n = 1;
        node->inner = PyMem_Calloc(1, sizeof(Node));
        if (!node->inner || learn(node->inner, PyTuple_GET_ITEM(told, node->kind == LIST ? 3 : 2)))
            return -1;
    }
    if (node->kind == WORD)
        node->extra = PyTuple_GET_ITEM(told, 2);
    else if (node->kind != OPTIONAL && PyTuple_GET_SIZE(told) > 2)
        node->size = whole(told, 2);
    if (node->kind == PLACE)
        node->extra = PyTuple_GET_ITEM(told, 3);
    return PyErr_Occurred() ? -1 : 0;
}

/* Where objects of a type keep a field: in a slot, behind a compiled class's getter, or to be asked for by name. */
static void find_field(Field *field, PyTypeObject *type)
{
    Py_INCREF(type);
    Py_XSETREF(field->type, type);
    field->how = BY_NAME;
    PyObject *found = type->tp_getattro == PyObject_GenericGetAttr ? PyObject_GetAttr((PyObject *)type, field->name) : NULL;
    if (!found) {
        PyErr_Clear();
        return;
    }
    if (Py_TYPE(found) == &PyMemberDescr_Type) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        if (member->type == T_OBJECT_EX) {
            field->how = SLOT;
            field->offset = member->offset;
        }
    } else if (Py_TYPE(found) == &PyGetSetDescr_Type && ((PyGetSetDescrObject *)found)->d_getset->get) {
        field->how = GETTER;
        field->getset = ((PyGetSetDescrObject *)found)->d_getset;
    }
    Py_DECREF(found);
}

static PyObject *read_field(Field *field, PyObject *x)
{
    if (field->name == Py_None) /* the object itself */
        return Py_NewRef(x);
    if (field->type != Py_TYPE(x))
        find_field(field, Py_TYPE(x));
    if (field->how == SLOT) {
        PyObject *value = *(PyObject **)((char *)x + field->offset);
        if (value)
            return Py_NewRef(value);
    } else if (field->how == GETTER) {
        return field->getset->get(x, field->getset->closure);
    }
    return PyObject_GetAttr(x, field->name);
}

/* -- reading a state along it */

static int walk(Look *look, Node *node, PyObject *x, long base);

static int walk_pile(Look *look, PyObject *x, long first, int by_face)
{
    PyObject *cards = PySequence_Fast(x, "a pile of cards is a list");
    if (!cards)
        return -1;
    int failed = 0;
    for (Py_ssize_t i = 0; !failed && i < PySequence_Fast_GET_SIZE(cards); i++) {
        long v = long_of(PySequence_Fast_GET_ITEM(cards, i));
        if (v == -1 && PyErr_Occurred()) {
            failed = -1;
        } else if (v >= 0) {
            if (!by_face && (v = face_of(look, v)) == -2)
                failed = -1;
            else
                failed = add(look, first + v + 1);
        }
    }
    Py_DECREF(cards);
    return failed;
}

static int walk_numbers(Look *look, Node *node, PyObject *items, long length, long stride, long first);

static int walk_list(Look *look, Node *node, PyObject *x, long base)
{
    if (PyList_CheckExact(x) && (node->inner->kind == NUMBER || node->inner->kind == ONE_OF))
        return walk_numbers(look, node->inner, x, node->first, node->size, base + node->inner->first);
    PyObject *items = PySequence_Fast(x, "a list is read here");
    if (!items)
        return -1;
    long length = node->first, stride = node->size;
    int failed = 0;
    for (Py_ssize_t i = 0; !failed && i < PySequence_Fast_GET_SIZE(items) && i < length; i++) {
        PyObject *item = Py_NewRef(PySequence_Fast_GET_ITEM(items, i));
        failed = walk(look, node->inner, item, base + stride * (long)i);
        Py_DECREF(item);
    }
    Py_DECREF(items);
    return failed;
}

static int walk_by_seat(Look *look, Node *node, PyObject *x, long base)
{
    PyObject *items = PySequence_Fast(x, "a list is read here");
    if (!items)
        return -1;
    int failed = 0;
    if (PySequence_Fast_GET_SIZE(items) == node->n)
        for (Py_ssize_t i = 0; !failed && i < node->n; i++) {
            PyObject *item = Py_NewRef(PySequence_Fast_GET_ITEM(items, (look->seat + i) % node->n));
            failed = walk(look, &node->inner[i], item, base);
            Py_DECREF(item);
        }
    Py_DECREF(items);
    return failed;
}

static int walk_amounts(Look *look, long kind, PyObject *x, long first, long size)
{
    PyObject *key, *value;
    Py_ssize_t at = 0;
    if (!PyDict_Check(x)) {
        PyErr_SetString(PyExc_TypeError, "amounts are read from a dict");
        return -1;
    }
    while (PyDict_Next(x, &at, &key, &value)) {
        long k = long_of(key), v = long_of(value);
        if ((k == -1 || v == -1) && PyErr_Occurred())
            return -1;
        if (kind == AMOUNTS && (k < 0 || k >= size))
            continue;
        if (kind == AMOUNTS_BY_CARD && (k = face_of(look, k)) == -2)
            return -1;
        if (put(look, first + k + (kind != AMOUNTS), v))
            return -1;
    }
    return 0;
}

static long call(PyObject *function, PyObject *state, long value)
{
    PyObject *number = PyLong_FromLong(value);
    if (!number)
        return -1;
    PyObject *arguments[] = {state, number}, *found = PyObject_Vectorcall(function, arguments, 2, NULL);
    Py_DECREF(number);
    if (!found)
        return -1;
    long place = long_of(found);
    Py_DECREF(found);
    return place;
}

/* Bit by bit, by chunks that fit into a long: there may be more of them than that has. */
static int walk_bits(Look *look, PyObject *x, long first, long size)
{
    const long chunk = 60;
    int large;
    long small = PyLong_AsLongAndOverflow(x, &large);
    if (!large) {
        for (long k = 0; small > 0 && small >> k && k < size; k++)
            if (small >> k & 1 && put(look, first + k, 1))
                return -1;
        return small == -1 && PyErr_Occurred() ? -1 : 0;
    }
    PyObject *low = PyLong_FromLong((1L << chunk) - 1), *by = PyLong_FromLong(chunk), *rest = x;
    int failed = !low || !by;
    Py_INCREF(rest);
    for (long at = 0; !failed && at < size; at += chunk) {
        PyObject *part = PyNumber_And(rest, low), *next = PyNumber_Rshift(rest, by);
        long v = part ? PyLong_AsLong(part) : -1;
        failed = !next || (v == -1 && PyErr_Occurred());
        for (long k = 0; !failed && v >> k && at + k < size; k++)
            failed = (v >> k & 1) && put(look, first + at + k, 1);
        Py_XDECREF(part);
        Py_SETREF(rest, next);
        if (!rest)
            break;
    }
    Py_XDECREF(rest);
    Py_XDECREF(low);
    Py_XDECREF(by);
    return failed ? -1 : 0;
}

enum { THINGS, OWNER, KIND, COPY, FLAGS };

/* One number of a list by thing; -2 and an exception if there is none. */
static long of_thing(PyObject *list, long thing)
{
    if (thing >= PyList_GET_SIZE(list)) {
        PyErr_Format(PyExc_IndexError, "there is no thing %ld", thing);
        return -2;
    }
    long v = long_of(PyList_GET_ITEM(list, thing));
    return v == -1 && PyErr_Occurred() ? -2 : v;
}

/* One thing on its cell: its kind by side, yes or no, its card and what is printed on that, what it holds. */
static int walk_thing(Look *look, Node *node, PyObject **lists, long thing, long place)
{
    long cells = node->size, owner = of_thing(lists[OWNER], thing), kind = of_thing(lists[KIND], thing);
    long face = of_thing(lists[COPY], thing);
    if (owner == -2 || kind == -2 || face == -2)
        return -1;
    if (add(look, place + (kind + (owner == look->seat ? 0 : node->kinds)) * cells))
        return -1;
    place += 2 * node->kinds * cells;
    for (Py_ssize_t i = 0; i < node->flags; i++, place += cells) {
        long v = of_thing(lists[FLAGS + i], thing);
        if (v == -2 || (v && put(look, place, 1)))
            return -1;
    }
    if (face < 0 && (face = face_of(look, thing)) == -2)
        return -1;
    if (face >= 0 && put(look, place, face + 1))
        return -1;
    place += cells;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(node->extra); i++, place += cells) {
        PyObject *fact = PyTuple_GET_ITEM(node->extra, i);
        if (face >= PyTuple_GET_SIZE(fact)) {
            PyErr_Format(PyExc_IndexError, "there is no card %ld", face);
            return -1;
        }
        if (face >= 0 && put(look, place, whole(fact, face)))
            return -1;
    }
    for (Py_ssize_t i = FLAGS + node->flags; i < node->n; i++, place += cells) {
        long v = of_thing(lists[i], thing);
        if (v == -2 || (v >= 0 && put(look, place, 1)))
            return -1;
    }
    return 0;
}

static int walk_board(Look *look, Node *node, PyObject *x, long first)
{
    PyObject *lists[16] = {NULL};
    int failed = node->n > 16;
    if (failed)
        PyErr_SetString(PyExc_ValueError, "a board is read from 16 lists at most");
    for (Py_ssize_t i = 0; !failed && i < node->n; i++) {
        lists[i] = read_field(&node->fields[i], x);
        failed = !lists[i] || !PyList_Check(lists[i]);
        if (lists[i] && failed)
            PyErr_SetString(PyExc_TypeError, "a board is read from lists");
    }
    for (Py_ssize_t cell = 0; !failed && cell < node->size && cell < PyList_GET_SIZE(lists[THINGS]); cell++) {
        long thing = long_of(PyList_GET_ITEM(lists[THINGS], cell));
        if (thing == -1 && PyErr_Occurred())
            failed = 1;
        else if (thing >= 0)
            failed = walk_thing(look, node, lists, thing, first + (long)cell);
    }
    for (Py_ssize_t i = 0; i < node->n && i < 16; i++)
        Py_XDECREF(lists[i]);
    return failed ? -1 : 0;
}

/* Numbers one after the other, `stride` places apart: no item is looked at twice. */
static int walk_numbers(Look *look, Node *node, PyObject *items, long length, long stride, long first)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(items) && i < length; i++, first += stride) {
        long v = long_of(PyList_GET_ITEM(items, i));
        if (v == -1 && PyErr_Occurred())
            return -1;
        if (node->kind == NUMBER ? v != 0 : v >= 0 && v < node->size)
            if (node->kind == NUMBER ? put(look, first, v) : put(look, first + v, 1))
                return -1;
    }
    return 0;
}

static int walk(Look *look, Node *node, PyObject *x, long base)
{
    if (node->kind == RECORD) {
        for (Py_ssize_t i = 0; i < node->n; i++) {
            PyObject *value = read_field(&node->fields[i], x);
            if (!value)
                return -1;
            int failed = walk(look, node->fields[i].node, value, base);
            Py_DECREF(value);
            if (failed)
                return -1;
        }
        return 0;
    }
    if (node->kind == LIST)
        return walk_list(look, node, x, base);
    if (node->kind == BY_SEAT)
        return walk_by_seat(look, node, x, base);
    long first = base + node->first;
    switch (node->kind) {
    case CARDS:
    case FACES:
        return walk_pile(look, x, first, node->kind == FACES);
    case OPTIONAL:
        if (x == Py_None)
            return 0;
        return put(look, first, 1) ? -1 : walk(look, node->inner, x, base);
    case WORD: {
        PyObject *place = PyDict_GetItemWithError(node->extra, x);
        if (!place)
            return PyErr_Occurred() ? -1 : 0;
        return put(look, first + PyLong_AsLong(place), 1);
    }
    case AMOUNTS:
    case AMOUNTS_BY_CARD:
    case AMOUNTS_BY_FACE:
        return walk_amounts(look, node->kind, x, first, node->size);
    case BITS:
        return walk_bits(look, x, first, node->size);
    case BOARD:
        return walk_board(look, node, x, first);
    }
    long v = long_of(x);
    if (v == -1 && PyErr_Occurred())
        return -1;
    if (node->kind == NUMBER)
        return v ? put(look, first, v) : 0;
    if (v < 0)
        return 0;
    switch (node->kind) {
    case ONE_OF:
        return v < node->size ? put(look, first + v, 1) : 0;
    case SEAT:
        return put(look, first + (v - look->seat + look->seats) % look->seats, 1);
    case FACE:
        return put(look, first + v + 1, 1);
    case CARD:
        v = face_of(look, v);
        return v == -2 ? -1 : put(look, first + v + 1, 1);
    case PLACE:
        v = call(node->extra, look->state, v);
        if (v == -1 && PyErr_Occurred())
            return -1;
        return v >= 0 && v < node->size ? put(look, first + v, 1) : 0;
    }
    PyErr_Format(PyExc_ValueError, "there is no node of kind %ld", node->kind);
    return -1;
}

static int look_at(Look *look, PyObject *state, PyObject *seat, PyObject *faces, PyObject *seen)
{
    look->state = state;
    look->faces = faces;
    look->seen = seen;
    look->seat = long_of(seat);
    if (look->seat == -1 && PyErr_Occurred())
        return -1;
    if (!PyList_Check(faces) || !(seen == Py_None || PyList_Check(seen))) {
        PyErr_SetString(PyExc_TypeError, "faces, and who knows them, are lists");
        return -1;
    }
    return 0;
}

static void give_back(PyObject *capsule)
{
    Prepared *prepared = PyCapsule_GetPointer(capsule, NULL);
    forget(&prepared->root);
    Py_XDECREF(prepared->faces.type);
    Py_XDECREF(prepared->faces.name);
    Py_DECREF(prepared->tree);
    PyMem_Free(prepared);
}

static PyObject *prepare(PyObject *module, PyObject *const *args, Py_ssize_t n)
{
    if (n != 2) {
        PyErr_SetString(PyExc_TypeError, "prepare(tree, seats)");
        return NULL;
    }
    Prepared *prepared = PyMem_Calloc(1, sizeof(Prepared));
    if (!prepared)
        return PyErr_NoMemory();
    prepared->tree = Py_NewRef(args[0]);
    prepared->faces.name = PyUnicode_InternFromString("faces");
    prepared->seats = PyLong_AsLong(args[1]);
    PyObject *capsule = PyCapsule_New(prepared, NULL, give_back);
    if (!capsule) {
        Py_XDECREF(prepared->faces.name);
        Py_DECREF(prepared->tree);
        PyMem_Free(prepared);
    } else if (learn(&prepared->root, args[0]) || PyErr_Occurred()) {
        if (!PyErr_Occurred())
            PyErr_NoMemory();
        Py_CLEAR(capsule);
    }
    return capsule;
}

/* The numbers of an array that is written into, of items of so many bytes. */
static void *opened(PyObject *array, Py_buffer *buffer, Py_ssize_t itemsize, const char *wrong)
{
    if (PyObject_GetBuffer(array, buffer, PyBUF_CONTIG))
        return NULL;
    if (buffer->itemsize == itemsize)
        return buffer->buf;
    PyBuffer_Release(buffer);
    PyErr_SetString(PyExc_TypeError, wrong);
    return NULL;
}

static PyObject *observe(PyObject *module, PyObject *const *args, Py_ssize_t n)
{
    Look look;
    Py_buffer buffer;
    if (n != 6) {
        PyErr_SetString(PyExc_TypeError, "observe(prepared, state, seat, faces, seen, vector)");
        return NULL;
    }
    Prepared *prepared = PyCapsule_GetPointer(args[0], NULL);
    if (!prepared || look_at(&look, args[1], args[2], args[3], args[4]))
        return NULL;
    look.out = opened(args[5], &buffer, sizeof(float), "the vector is one of float32");
    if (!look.out)
        return NULL;
    look.room = buffer.len / (Py_ssize_t)sizeof(float);
    look.seats = prepared->seats;
    int failed = walk(&look, &prepared->root, args[1], 0);
    PyBuffer_Release(&buffer);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

/* Planes of a board: counts one up at some places, puts numbers in at others. */
static PyObject *lay(PyObject *module, PyObject *const *args, Py_ssize_t n)
{
    Look look;
    Py_buffer buffer;
    if (n != 5 || !PyList_Check(args[2]) || !PyList_Check(args[3]) || !PyList_Check(args[4])
        || PyList_GET_SIZE(args[3]) != PyList_GET_SIZE(args[4])) {
        PyErr_SetString(PyExc_TypeError, "lay(vector, first, counted, places, values), a value for each place");
        return NULL;
    }
    if (PyObject_GetBuffer(args[0], &buffer, PyBUF_CONTIG))
        return NULL;
    look.out = buffer.buf;
    look.room = buffer.len / (Py_ssize_t)sizeof(float);
    long first = PyLong_AsLong(args[1]);
    int failed = 0;
    for (Py_ssize_t i = 0; !failed && i < PyList_GET_SIZE(args[2]); i++)
        failed = add(&look, first + long_of(PyList_GET_ITEM(args[2], i)));
    for (Py_ssize_t i = 0; !failed && i < PyList_GET_SIZE(args[3]); i++)
        failed = put(&look, first + long_of(PyList_GET_ITEM(args[3], i)), long_of(PyList_GET_ITEM(args[4], i)));
    PyBuffer_Release(&buffer);
    if (failed || PyErr_Occurred())
        return NULL;
    Py_RETURN_NONE;
}

/* The number of an option by its verb's recipe, -1 if it has none, -2 and an exception if something is wrong. */
static long by_recipe(Look *look, PyObject *recipe, PyObject *option, const char *mask, Py_ssize_t room)
{
    long number = whole(recipe, 0), copies = whole(recipe, 1);
    int by_state = 0;
    PyObject *arguments = PyTuple_GET_ITEM(recipe, 2);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(arguments) && i + 1 < PyTuple_GET_SIZE(option); i++) {
        PyObject *argument = PyTuple_GET_ITEM(arguments, i);
        long kind = whole(argument, 0), size = whole(argument, 1), v = whole(option, i + 1);
        if (kind == PLACE) {
            v = call(PyTuple_GET_ITEM(argument, 3), look->state, v);
            by_state = 1;
        } else if (kind == CARD && v >= 0) {
            if ((v = face_of(look, v)) == -2)
                return -2;
            v = (v + 1) * copies;
            by_state = 1;
        } else if (kind == SEAT && v >= 0) {
            v = (v - look->seat + look->seats) % look->seats;
        }
        if (v == -1 && PyErr_Occurred())
            return -2;
        if (v < 0 || v >= size)
            return -1;
        number += v * whole(argument, 2);
    }
    for (long i = 1; i < copies; i++)
        number += number >= 0 && number < room && mask[number];
    return number >= room || (by_state && mask[number]) ? -1 : number;
}

/* The numbers of options, also set in the mask; those that have none get spare ones. */
static PyObject *numbers_of(Look *look, PyObject *numbering, PyObject *offered, char *mask, Py_ssize_t room)
{
    PyObject *recipes = PyTuple_GET_ITEM(numbering, 0), *found = NULL;
    long spare = whole(numbering, 2);
    PyObject *options = PySequence_Fast(offered, "options are a list");
    if (options)
        found = PyList_New(PySequence_Fast_GET_SIZE(options));
    for (Py_ssize_t i = 0; found && i < PySequence_Fast_GET_SIZE(options); i++) {
        PyObject *option = PySequence_Fast_GET_ITEM(options, i);
        PyObject *recipe = PyDict_GetItemWithError(recipes, PyTuple_GET_ITEM(option, 0));
        long at = recipe ? by_recipe(look, recipe, option, mask, room) : PyErr_Occurred() ? -2 : -1;
        if (at == -1 && spare < room)
            at = spare++;
        if (at >= 0)
            mask[at] = 1;
        PyObject *said = at == -2 ? NULL : PyLong_FromLong(at);
        if (said)
            PyList_SET_ITEM(found, i, said);
        else
            Py_CLEAR(found);
    }
    Py_XDECREF(options);
    return found;
}

static PyObject *number(PyObject *module, PyObject *const *args, Py_ssize_t n)
{
    Look look;
    Py_buffer buffer;
    if (n != 7) {
        PyErr_SetString(PyExc_TypeError, "number(numbering, state, seat, faces, seen, options, mask)");
        return NULL;
    }
    if (look_at(&look, args[1], args[2], args[3], args[4]))
        return NULL;
    look.seats = whole(args[0], 1);
    char *mask = opened(args[6], &buffer, 1, "the mask is one of int8");
    if (!mask)
        return NULL;
    PyObject *found = numbers_of(&look, args[0], args[5], mask, buffer.len);
    PyBuffer_Release(&buffer);
    return found;
}

/* What is asked, by a checksum of the prompt's key (CRC-32), and the card that it is about. */
static int put_question(Look *look, PyObject *asked, PyObject *question)
{
    PyObject *key = PyTuple_GET_ITEM(PyTuple_GET_ITEM(question, 2), 0);
    Py_ssize_t length;
    const char *letters = PyUnicode_AsUTF8AndSize(key, &length);
    if (!letters)
        return -1;
    unsigned int sum = 0xffffffffu;
    for (Py_ssize_t i = 0; i < length; i++) {
        sum ^= (unsigned char)letters[i];
        for (int bit = 0; bit < 8; bit++)
            sum = sum >> 1 ^ (0xedb88320u & -(sum & 1));
    }
    long first = whole(asked, 0), prompts = whole(asked, 1), about = whole(question, 3);
    if (put(look, first + (long)((sum ^ 0xffffffffu) % (unsigned long)prompts), 1))
        return -1;
    if (about < 0)
        return PyErr_Occurred() ? -1 : 0;
    long face = face_of(look, about);
    return face == -2 ? -1 : put(look, first + prompts + face + 1, 1);
}

/* What a seat sees of a state, what it is asked, and the numbers of its options: who is not asked can only wait. */
static PyObject *look_all(PyObject *module, PyObject *const *args, Py_ssize_t n)
{
    Look look;
    Py_buffer vector, mask;
    if (n != 9) {
        PyErr_SetString(PyExc_TypeError,
                        "look(prepared, numbering, asked, state, seat, seen, question, vector, mask)");
        return NULL;
    }
    PyObject *question = args[6], *found = NULL;
    Prepared *prepared = PyCapsule_GetPointer(args[0], NULL);
    PyObject *faces = prepared ? read_field(&prepared->faces, args[3]) : NULL;
    if (!faces)
        return NULL;
    look.out = look_at(&look, args[3], args[4], faces, args[5])
                   ? NULL : opened(args[7], &vector, sizeof(float), "the vector is one of float32");
    if (look.out) {
        char *offered = opened(args[8], &mask, 1, "the mask is one of int8");
        if (offered) {
            look.room = vector.len / (Py_ssize_t)sizeof(float);
            look.seats = prepared->seats;
            if (!walk(&look, &prepared->root, args[3], 0)) {
                if (question == Py_None) {
                    offered[0] = 1;
                    found = PyList_New(0);
                } else if (!put_question(&look, args[2], question)) {
                    found = numbers_of(&look, args[1], PyTuple_GET_ITEM(question, 1), offered, mask.len);
                }
            }
            PyBuffer_Release(&mask);
        }
        PyBuffer_Release(&vector);
    }
    Py_DECREF(faces);
    return found;
}

static PyMethodDef methods[] = {
    {"prepare", (PyCFunction)(void (*)(void))prepare, METH_FASTCALL, "What `observe` goes along."},
    {"observe", (PyCFunction)(void (*)(void))observe, METH_FASTCALL, "Fill a vector with what the seat sees."},
    {"lay", (PyCFunction)(void (*)(void))lay, METH_FASTCALL, "Put planes of a board into a vector."},
    {"number", (PyCFunction)(void (*)(void))number, METH_FASTCALL, "The numbers of options, also set in a mask."},
    {"look", (PyCFunction)(void (*)(void))look_all, METH_FASTCALL, "What a seat sees, is asked, and may do."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "walk", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_walk(void) { return PyModule_Create(&definition); }
