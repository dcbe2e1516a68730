/* What compiled rules do often, done with less: see compile.py. */

/* The bases of a class are soon gone through: there is one line of them. */
static inline int light_is_a(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *kind = Py_TYPE(object);
    while (kind != NULL && kind != wanted)
        kind = kind->tp_base;
    return kind == wanted || PyType_IsSubtype(Py_TYPE(object), wanted);
}

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
