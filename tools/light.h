/* What compiled rules do often, done with less: see compile.py. */

/* The bases of a class are soon gone through: there is one line of them. */
static inline int light_is_a(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *kind = Py_TYPE(object);
    while (kind != NULL && kind != wanted)
        kind = kind->tp_base;
    return kind == wanted || PyType_IsSubtype(Py_TYPE(object), wanted);
}

/* Nothing is left to be done for what `__new__` has made. */
static int light_has_begun(PyObject *self, PyObject *args, PyObject *named) {
    return 0;
}

/* Whether nobody listens: as in playouts. */
#define light_is_silent(state) (((wellspent___engine___state___StateObject *)(state))->_log == Py_None)

/* The list keeps its room: what is taken off an agenda is soon replaced. */
static inline PyObject *light_pop(PyObject *list) {
#ifndef Py_GIL_DISABLED
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    if (likely(last >= 0)) {
        Py_SET_SIZE(list, last);
        return PyList_GET_ITEM(list, last);
    }
#endif
    return CPyList_PopLast(list);
}

#ifndef Py_GIL_DISABLED

/* Numbers that cards, levels and amounts are, from -1 for none. Python keeps its own up to 256, side by side, so that the
   place of one tells which it is and nothing of it has to be read; elsewhere it is taken for granted that there is but one
   object of each. Those up to 1,023, which is more than there are cards, are made once and lie side by side here. */
#define LIGHT_OWN 258
#define LIGHT_KEPT 1025
static char *light_own;
static PyLongObject light_more[LIGHT_KEPT - LIGHT_OWN];
static PyObject *light_kept[LIGHT_KEPT];
#define light_is_own(object) ((size_t)((char *)(object) - light_own) < LIGHT_OWN * sizeof(PyLongObject))
#define light_own_number(object) ((int64_t)((PyLongObject *)(object) - (PyLongObject *)light_own) - 1)
#define light_is_more(object) ((size_t)((char *)(object) - (char *)light_more) < sizeof light_more)
#define light_more_number(object) ((int64_t)((PyLongObject *)(object) - light_more) + LIGHT_OWN - 1)
#define light_is_placed(object) (light_is_own(object) || light_is_more(object))

static PyObject *light_object(long long number) {
    if (likely((unsigned long long)number + 1 < LIGHT_KEPT)) {
        PyObject *kept = light_kept[number + 1];
        Py_INCREF(kept);
        return kept;
    }
    return PyLong_FromLongLong(number);
}

/* Before anything is done. Where Python keeps its numbers otherwise, none of its own is known by its place. */
static int light_begin(void) {
    for (int place = 0; place < LIGHT_KEPT; place++) {
        if (light_kept[place] != NULL)
            continue;
        PyObject *made = PyLong_FromLongLong(place - 1);
        if (made == NULL)
            return -1;
        if (place >= LIGHT_OWN) {
            /* The same as Python has made it, held from here; nobody else holds it. */
            PyLongObject *twin = light_more + place - LIGHT_OWN;
            *twin = *(PyLongObject *)made;
            Py_DECREF(made);
            made = (PyObject *)twin;
        }
        light_kept[place] = made;
    }
    light_own = (char *)light_kept[0];
    for (int place = 0; place < LIGHT_OWN; place++)
        if ((char *)light_kept[place] != light_own + place * sizeof(PyLongObject)) {
            light_own = NULL;
            break;
        }
    return 0;
}

/* Most others have one digit or none, which is taken times its sign: nobody could foresee which it is. */
#if PY_VERSION_HEX < 0x030C0000
#define light_is_small(object) (Py_TYPE(object) == &PyLong_Type && (size_t)(Py_SIZE(object) + 1) <= 2)
#define light_small(object) ((int64_t)((PyLongObject *)(object))->ob_digit[0] * Py_SIZE(object))
#else
#define light_is_small(object) 0
#define light_small(object) 0
#endif

/* Numbers are seldom of a class of their own: the flags of the class need not be looked at. */
static inline int light_is_number(PyObject *object) {
    return likely(light_is_placed(object)) || Py_TYPE(object) == &PyLong_Type || PyLong_Check(object);
}

static CPyTagged light_other_number(PyObject *object) {
    if (likely(light_is_more(object)))
        return (CPyTagged)light_more_number(object) << 1;
    if (likely(light_is_small(object)))
        return (CPyTagged)light_small(object) << 1;
    return CPyTagged_FromObject(object);
}

static inline CPyTagged light_number(PyObject *object) {
    return likely(light_is_own(object)) ? (CPyTagged)light_own_number(object) << 1 : light_other_number(object);
}

static PyObject *light_steal(CPyTagged number) {
    if (likely(CPyTagged_CheckShort(number)))
        return light_object(CPyTagged_ShortAsSsize_t(number));
    return CPyTagged_StealAsObject(number);
}

/* What is said to be a fraction nearly always is one, and nothing has to be called to read it. */
static inline double light_float(PyObject *object) {
    return likely(PyFloat_CheckExact(object)) ? PyFloat_AS_DOUBLE(object) : PyFloat_AsDouble(object);
}

/* Whether something is a tag. Anything else, put there by whomever, is told by its class. */
#define light_is_tag(object)                                                                                           \
    ((object) != Py_None &&                                                                                            \
     (likely(((wellspent___games___pursuit___purse___TagObject *)(object))->vtable == purse___Tag_vtable) ||            \
      Py_TYPE(object) == CPyType_purse___Tag))

/* Two items of a list change places: nobody else holds or lets go of them. */
static inline int light_swap(PyObject *list, int64_t one, int64_t other) {
    uint64_t size = (uint64_t)PyList_GET_SIZE(list);
    if (unlikely((uint64_t)one >= size || (uint64_t)other >= size))
        return 0;
    PyObject *held = PyList_GET_ITEM(list, one);
    PyList_SET_ITEM(list, one, PyList_GET_ITEM(list, other));
    PyList_SET_ITEM(list, other, held);
    return 1;
}

/* Off the front of a list, as off the bottom of a pile. */
static PyObject *light_pop_at(PyObject *list, CPyTagged index) {
    Py_ssize_t last = PyList_GET_SIZE(list) - 1;
    if (likely(index == 0 && last >= 0)) {
        PyObject **items = ((PyListObject *)list)->ob_item, *first = items[0];
        memmove(items, items + 1, last * sizeof(PyObject *));
        Py_SET_SIZE(list, last);
        return first;
    }
    return CPyList_Pop(list, index);
}

/* Where there is room, Python need not be asked for more; and a list that was empty gets some at once. */
#define LIGHT_ROOM 8
static int light_append(PyObject *list, PyObject *item) {
    PyListObject *into = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (into->ob_item == NULL) {
        into->ob_item = PyMem_New(PyObject *, LIGHT_ROOM);
        into->allocated = into->ob_item == NULL ? 0 : LIGHT_ROOM;
    }
    if (likely(size < into->allocated)) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, size, item);
        Py_SET_SIZE(list, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

/* Between the items of a list, as into an agenda: few lie behind it. */
static int light_insert(PyObject *list, CPyTagged index, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list), place = (Py_ssize_t)index >> 1;
    if (unlikely(!CPyTagged_CheckShort(index) || place < 0 || place > size || size >= ((PyListObject *)list)->allocated))
        return CPyList_Insert(list, index, item);
    Py_INCREF(item);
    Py_SET_SIZE(list, size + 1);
    for (; size > place; size--)
        PyList_SET_ITEM(list, size, PyList_GET_ITEM(list, size - 1));
    PyList_SET_ITEM(list, place, item);
    return 0;
}

/* Where a number lies in a list of numbers; whatever else it may be, Python looks for it. */
static CPyTagged light_index(PyObject *list, PyObject *wanted) {
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(list); place++) {
        PyObject *item = PyList_GET_ITEM(list, place);
        if (item == wanted)
            return place << 1;
        if (unlikely(!light_is_placed(item) || !light_is_placed(wanted)))
            break;
    }
    return CPyList_Index(list, wanted);
}

/* A list that begins as another one gets room for a few more. */
static PyObject *light_extend(PyObject *list, PyObject *more) {
    PyListObject *into = (PyListObject *)list;
    if (likely(PyList_CheckExact(more))) {
        Py_ssize_t size = Py_SIZE(list), count = Py_SIZE(more);
        if (into->ob_item == NULL && count > 0) {
            PyObject **room = PyMem_New(PyObject *, count + 4);
            if (room != NULL) {
                into->ob_item = room;
                into->allocated = count + 4;
            }
        }
        if (count <= into->allocated - size) {
            for (Py_ssize_t place = 0; place < count; place++) {
                PyObject *item = PyList_GET_ITEM(more, place);
                Py_INCREF(item);
                into->ob_item[size + place] = item;
            }
            Py_SET_SIZE(list, size + count);
            Py_RETURN_NONE;
        }
    }
    return CPyList_Extend(list, more);
}

#endif
