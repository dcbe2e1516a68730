/* Stands for every compiled module: finds it by its name in the library that holds them all. See compile.py. */

#include <Python.h>
#include <string.h>

#define LIBRARY "wellspent__mypyc"
#define LONGEST 512

/* "wellspent.engine.game" is kept as "init_wellspent___engine___game". */
static int write_name(char *to, const char *module)
{
    char *end = to + LONGEST - 4;
    to += strlen(strcpy(to, "init_"));
    for (; *module && to < end; module++) {
        if (*module == '.') {
            to += strlen(strcpy(to, "___"));
        } else {
            *to++ = *module;
        }
    }
    *to = '\0';
    return *module == '\0';
}

static void *find(PyObject *library, const char *name)
{
    char full[LONGEST + sizeof(LIBRARY) + 1];
    PyObject *capsule = PyObject_GetAttrString(library, name);
    if (!capsule) {
        return NULL;
    }
    PyOS_snprintf(full, sizeof full, "%s.%s", LIBRARY, name);
    void *found = PyCapsule_GetPointer(capsule, full);
    Py_DECREF(capsule);
    return found;
}

static PyObject *create(PyObject *spec, PyModuleDef *definition)
{
    char name[LONGEST];
    PyObject *module = PyObject_GetAttrString(spec, "name");
    PyObject *library = module ? PyImport_ImportModule(LIBRARY) : NULL;
    const char *text = library ? PyUnicode_AsUTF8(module) : NULL;
    PyObject *(*make)(void) = NULL;
    if (text && !write_name(name, text)) {
        PyErr_SetString(PyExc_ImportError, "the name of a compiled module is too long");
    } else if (text) {
        make = (PyObject *(*)(void))find(library, name);
    }
    Py_XDECREF(library);
    Py_XDECREF(module);
    return make ? make() : NULL;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "wellspent__shim", .m_slots = slots};

#define SHIM(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&definition); }
#include "modules.h"
