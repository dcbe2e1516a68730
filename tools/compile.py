"""Compile engine, games and computer players with mypyc in a copy of the sources, build/compiled."""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "wellspent"
TREE = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "mypyc"
STAMP = "stamp"
# The stamp of a quick build says so: it is good enough for the tests only.
QUICK = " quick"
# The exit status where there is nothing to compile with.
CANNOT = 3
# How much whoever compiles behind somebody's back steps back.
NICE = 15
COMPILED = ("engine", "games", "bots")
TRAINING = ROOT / "tools" / "training.py"
SHIM = ROOT / "tools" / "shim.c"
LIGHT = ROOT / "tools" / "light.h"
GROUP = "wellspent"
# What is called by another name in the C code: see light.h.
LIGHTER = {
    "PyLong_Check(": "light_is_number(",
    "CPyTagged_FromObject(": "light_number(",
    "PyLong_FromLongLong(": "light_object(",
    "CPyTagged_StealAsObject(": "light_steal(",
    "PyFloat_AsDouble(": "light_float(",
    "PyList_Append(": "light_append(",
    "CPyList_Extend(": "light_extend(",
    "CPyList_Pop(": "light_pop_at(",
    "CPyList_Insert(": "light_insert(",
    "CPyList_Index(": "light_index(",
}
# The last word wins. Looking for what could be warned of, in C that nobody wrote, takes as long as compiling it.
NO_WARNINGS = ["-w", "-Wno-all"]
# Hardly slower to make than without any effort, and twice as fast.
QUICK_FLAGS = [*NO_WARNINGS, "-Og"]
# Calls within the library need not be open to being replaced from outside, calls to Python go straight there. Both
# passes must agree on it.
SHARED_FLAGS = [*NO_WARNINGS, "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
# The first pass only counts, and what counts is put in early: all that gcc would do after it is time lost. What comes
# before must be the same in both passes, or the counts would not fit.
HASTY = [
    f"-fno-{name}"
    for name in (
        *("inline-functions", "inline-functions-called-once", "ipa-cp", "ipa-cp-clone", "ipa-icf", "ipa-sra", "ipa-ra"),
        *("tree-pre", "code-hoisting", "tree-dominator-opts", "tree-loop-optimize", "tree-vectorize", "tree-slsr"),
        *("tree-sink", "tree-tail-merge", "split-paths", "store-merging", "gcse", "cse-follow-jumps"),
        *("rerun-cse-after-loop", "forward-propagate", "if-conversion", "if-conversion2", "crossjumping"),
        *("schedule-insns2", "peephole2", "reorder-blocks", "cprop-registers", "compare-elim", "caller-saves"),
        *("dse", "move-loop-invariants"),
    )
]
# What makes loops longer to run them faster: those of the rules end after a few rounds, and code that is longer than
# the processor remembers costs more than it saves.
SHORT = [
    f"-fno-{name}"
    for name in ("unroll-loops", "peel-loops", "split-loops", "unswitch-loops", "tracer", "tree-vectorize")
]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--can", action="store_true", help="only tell, by the exit status, if it can be done")
    parser.add_argument("--ready", action="store_true", help="only tell where it lies, if it has been done")
    parser.add_argument("--quick", action="store_true", help="once and with little effort: right, but not as fast")
    parser.add_argument("--behind", action="store_true", help="let everybody else go first")
    wishes = parser.parse_args()

    if wishes.ready:
        if known_stamp() == fingerprint_of_sources():
            copy_sources(TREE)
            print(TREE)
        return 0
    missing = what_is_missing()
    if missing:
        print(f"compiled: {missing} is missing, so nothing can be compiled here")
        return CANNOT
    if wishes.can:
        return 0
    if wishes.behind and hasattr(os, "nice"):
        os.nice(NICE)
    with alone(WORK):
        compile_sources(wishes.quick)
    return 0


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One at a time: whoever comes second finds what the first has made."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_sources(is_quick: bool) -> None:
    """Whatever is up to date stays; anything else is built aside and takes its place when it is whole."""
    fingerprint = fingerprint_of_sources()
    if known_stamp() in (fingerprint, *([fingerprint + QUICK] if is_quick else [])):
        copy_sources(TREE)
        print(f"compiled: {TREE.relative_to(ROOT)} is up to date")
        return
    made = WORK / "tree"
    shutil.rmtree(made, ignore_errors=True)
    copy_sources(made)
    build(made, is_quick)
    (made / STAMP).write_text(fingerprint + QUICK if is_quick else fingerprint, encoding="utf-8")
    shutil.rmtree(TREE, ignore_errors=True)
    made.rename(TREE)
    print(f"compiled: run it with PYTHONPATH={TREE.relative_to(ROOT)} python -m wellspent")


def known_stamp() -> str:
    stamp = TREE / STAMP
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def what_is_missing() -> str | None:
    compiler = c_compiler()
    if not (shutil.which(compiler) or shutil.which("cc")):
        return "a C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h"
    return None


def c_compiler() -> str:
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def modules() -> Iterator[Path]:
    for package in COMPILED:
        yield from sorted((SOURCES / package).rglob("*.py"))


def fingerprint_of_sources() -> str:
    """What the compiled modules were made from and with."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    for path in (Path(__file__), TRAINING, SHIM, LIGHT, *modules()):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def copy_sources(tree: Path) -> None:
    """The package as a wheel holds it, with the rules; what is gone from the sources goes here too."""
    package = tree / "wellspent"
    kept = {tree / path.relative_to(SOURCES.parent) for path in SOURCES.rglob("*")}
    for path in sorted(package.rglob("*"), reverse=True):
        if path.suffix not in (".so", ".pyd") and path not in kept and "__pycache__" not in path.parts:
            path.unlink() if path.is_file() else path.rmdir()
    shutil.copytree(SOURCES, package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", package / "rules", dirs_exist_ok=True)


def build(tree: Path, is_quick: bool) -> None:
    """Twice where the compiler can learn from a run: once to watch some games being played, once for good."""
    os.chdir(tree)
    library, names = translate()
    add_shims(tree, names)
    is_gcc = learns()
    lighten()
    if is_gcc:
        make_little_of_what_seldom_runs()
    if is_quick or not is_gcc:
        compile_extension(library, QUICK_FLAGS if is_gcc else [], [])
        return
    profile = WORK / "profile"
    shutil.rmtree(profile, ignore_errors=True)
    watch = f"-fprofile-generate={profile}"
    compile_extension(library, [*SHARED_FLAGS, *HASTY, watch], [watch])
    subprocess.run([sys.executable, str(TRAINING)], check=True, env={**os.environ, "PYTHONPATH": str(tree)})
    shutil.rmtree(WORK / "objects")
    learned = [f"-fprofile-use={profile}", "-fprofile-correction", "-Wno-missing-profile"]
    compile_extension(library, [*SHARED_FLAGS, *learned, *SHORT], [])


def learns() -> bool:
    """Whether the compiler is gcc, whose flags for this are used."""
    answer = subprocess.run([c_compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in answer.stdout


def translate() -> "tuple[Extension, list[str]]":
    """From Python to C: the library that holds all modules, and their names."""
    from mypyc.build import mypycify

    paths = [str(path.relative_to(SOURCES.parent)) for path in modules()]
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={WORK / 'cache'}"]
    library, *others = sorted(
        mypycify([*options, *paths], opt_level="3", debug_level="0", group_name=GROUP, target_dir=str(WORK / "c")),
        key=lambda extension: extension.name != f"{GROUP}__mypyc",
    )
    return library, [extension.name for extension in others]


def lighten() -> None:
    """Do with less what compiled rules do often; and all lines are indented ever deeper."""
    path, header = WORK / "c" / f"__native_{GROUP}.c", f'#include "__native_internal_{GROUP}.h"\n'
    runtime, code = re.sub(r"\n[ \t]+", "\n ", path.read_text("utf-8")).split(header, 1)
    # Since Python 3.12 mypyc holds and lets go under other names what cannot be immortal.
    code = code.replace("REF_NO_IMM(", "REF(")
    code = begin_once(code.replace("PyObject_TypeCheck(", "light_is_a(").replace("CPyList_PopLast(", "light_pop("))
    code = take_what_is_given(be_called_at_once(code))
    # A bit is meant to be one of 64, wherever mypyc finds that what is shifted never changes.
    code = re.sub(r"= (\d+) << (?=cpy_r_)", r"= (int64_t)\1 << ", code)
    # What tells a log what has happened need not be called where there is none.
    code = re.sub(r"= (CPyDef_\w+___events___tell\w*)\((cpy_r_state), ", r"= light_is_silent(\2) ? 1 : \1(\2, ", code)
    if not sysconfig.get_config_var("Py_GIL_DISABLED"):
        code = read_small_numbers_at_once(read_fractions_where_they_lie(read_numbers_where_they_lie(code)))
        code = go_along_without_holding(keep_what_is_free(swap_as_they_lie(code)))
        code = look_at_tags_where_they_lie(code)
        code = code.replace("\n is_initialized = 1;", "\n if (light_begin() < 0)\n return -1;\n is_initialized = 1;")
        code = re.sub("|".join(map(re.escape, LIGHTER)), lambda found: LIGHTER[found[0]], code)
    path.write_text(f'{runtime}{header}#include "{LIGHT.as_posix()}"\n{code}', "utf-8")


def begin_once(code: str) -> str:
    """`__new__` of a compiled class calls `__init__`. Where that is inherited from a class that interpreted ones may
    inherit from too, Python would call it again, and what the object held from the first time would never be let go.
    """
    new = r"\n (\w+)_new\(PyTypeObject \*type, PyObject \*args, PyObject \*kwds\)\n \{(?:(?!\n \}\n \n)[\s\S])*?"
    begun = set(re.findall(new + r"_____init__\(self, args, kwds\);", code))

    def has_begun(found: re.Match[str]) -> str:
        is_open = found["name"] in begun and ".tp_init" not in found["rest"]
        return found[0].replace("\n };", "\n .tp_init = light_has_begun,\n };") if is_open else found[0]

    return re.sub(r"\n \.tp_new = (?P<name>\w+)_new,(?P<rest>(?:\n (?!\}).*)*)\n \};", has_begun, code)


def be_called_at_once(code: str) -> str:
    """Python looks for a method at every call, unless an object has no `__dict__`, which generic classes get; and it
    asks what the object is, unless its very class has the method. Somebody's own bot calls three of them at each step.
    """
    game = "engine___game___Game"
    table = re.compile(r"(?P<head> (?P<name>\w+)_methods\[\] = \{)(?P<own>[\s\S]*?)(?P<end>\n \{NULL\})")
    methods = next(found["own"] for found in table.finditer(code) if found["name"] == game)
    often = "".join(re.findall(r'\n \{"(?:decider|options|apply)",\n.*\n.*', methods))
    heirs = set(re.findall(rf" (\w+)_vtable_scratch\[\] = \{{(?:\n \(CPyVTableItem\).*)*?\n .*_{game}___apply,", code))

    def has_them(found: re.Match[str]) -> str:
        is_heir = found["name"] in heirs and found["name"] != game
        return f"{found['head']}{found['own']}{often if is_heir else ''}{found['end']}"

    names = "|".join(sorted(heirs))
    code = re.sub(rf"\n \.tp_dictoffset = sizeof\(\w*___(?:{names})Object\),", "", code)
    return table.sub(has_them, code)


def take_what_is_given(code: str) -> str:
    """What those three are given by its place, as always, need not be looked for by its name."""
    parsed = re.compile(
        r'(?P<before> = \{"O+:(?:decider|options|apply)", kwlist, 0\};\n(?: PyObject \*obj_\w+;\n)* )'
        r"(?P<parse>if \(!CPyArg_ParseStackAndKeywordsSimple\(args, nargs, kwnames, &parser(?P<names>.*)\)\) \{)"
    )

    def by_place(found: re.Match[str]) -> str:
        names = re.findall(r"obj_\w+", found["names"])
        taken = "".join(f"\n {name} = args[{place}];" for place, name in enumerate(names))
        is_given = f"if (likely(kwnames == NULL && nargs == {len(names)}))"
        return f"{found['before']}{is_given} {{{taken}\n }} else {found['parse']}"

    return parsed.sub(by_place, code)


def read_numbers_where_they_lie(code: str) -> str:
    """A number of a list is held while it is read, though nothing could take it away meanwhile."""
    item, held, let_go = r"(?P<item>cpy_r_r\d+)", r"\n CPy_INCREF\((?P=item)\);", r"\n CPy_DECREF\((?P=item)\);"
    number = (
        r"\n if \(likely\(PyLong_Check\((?P=item)\)\)\)\n (?P<read>cpy_r_r\d+) = CPyTagged_FromObject\((?P=item)\);"
        r"\n else \{\n CPy_TypeError\(\"int\", (?P=item)\); (?P=read) = CPY_INT_TAG;\n \}"
    )
    in_turn = rf"(\n {item} = \*\(PyObject \* \*\)cpy_r_r\d+;)"
    by_place = rf"(\n {item} = CPyList_GetItem(?:Short|Int64)?)"
    if_missing = r"\(.*\);\n if .*\n CPy_AddTraceback.*\n goto .*\n \}"
    code = re.sub(f"{in_turn}{held}({number}){let_go}", r"\1\3", code)
    return re.sub(f"{by_place}({if_missing}{number}){let_go}", r"\1Borrow\3", code)


def read_fractions_where_they_lie(code: str) -> str:
    """The same for fractions; where several are read at once, the checks of another may lie between."""
    item, let_go = r"(?P<item>cpy_r_r\d+)", r"\n CPy_DECREF\((?P=item)\);"
    read = r"\n (?P<read>cpy_r_r\d+) = PyFloat_AsDouble\((?P=item)\);\n if \((?P=read) == -1\.0 .*\n .*\n \}"
    in_turn = rf"(\n {item} = \*\(PyObject \* \*\)cpy_r_r\d+;)\n CPy_INCREF\((?P=item)\);"
    if_missing = r"\(.*\);(?:\n CPyTagged_DECREF\(.*\);)?\n if .*\n CPy_AddTraceback.*\n goto .*\n \}"
    by_place = rf"(\n {item} = CPyList_GetItem(?:Short|Int64)?)({if_missing}"
    elsewhere = r" else\n goto (?P<there>CPyL\d+);(?:(?!\n\}\n)[\s\S])*?\n(?P=there): ;"
    code = re.sub(rf"{in_turn}({read}){let_go}", r"\1\3", code)
    times = 1
    while times:
        # One may lie within the way of another.
        code, times = re.subn(rf"{by_place}(?:{elsewhere})?{read}){let_go}", r"\1Borrow\3", code)
    return code


def read_small_numbers_at_once(code: str) -> str:
    """A number of a list becomes an integer of Python first and a machine integer then, with a check after each; and
    gcc, taking its way through the checks apart, loses count of how often it is taken.
    """
    way = (
        r"\n if \(likely\(PyLong_Check\((?P<item>cpy_r_r\d+)\)\)\)\n (?P<read>cpy_r_r\d+) = .*\n else \{\n .*\n \}"
        r"\n if \(unlikely\((?P=read) == CPY_INT_TAG\)\) \{\n .*\n goto .*\n \}"
        r"\n cpy_r_r\d+ = (?P=read) & 1;\n cpy_r_r\d+ = cpy_r_r\d+ == 0;\n if \(!cpy_r_r\d+\) goto .*"
        r"\n (?P<half>cpy_r_r\d+) = \(Py_ssize_t\)(?P=read) >> 1;\n CPyTagged_DECREF\((?P=read)\);"
        r"\n (?P<made>cpy_r_r\d+) = (?P=half);\n goto (?P<there>CPyL\d+);"
    )
    own = r"\n if (likely(light_is_own(\g<item>))) {\n \g<made> = light_own_number(\g<item>);\n goto \g<there>;\n }"
    more = r"\n if (likely(light_is_more(\g<item>))) {\n \g<made> = light_more_number(\g<item>);\n goto \g<there>;\n }"
    return re.sub(way, own + more + r"\g<0>", code)


def swap_as_they_lie(code: str) -> str:
    """What changes places with another item of its list, as in a shuffle, need not be held meanwhile."""
    failing = r"\n if \(unlikely\(.*\n CPy_AddTraceback.*\n goto .*\n \}"
    swap = (
        rf"\n (?P<held>cpy_r_r\d+) = CPyList_GetItemInt64\((?P<list>cpy_r_\w+), (?P<one>cpy_r_\w+)\);{failing}"
        rf"\n (?P<moved>cpy_r_r\d+) = CPyList_GetItemInt64\((?P=list), (?P<other>cpy_r_\w+)\);{failing}"
        rf"\n cpy_r_r\d+ = CPyList_SetItemInt64\((?P=list), (?P=one), (?P=moved)\);{failing}"
        rf"\n cpy_r_r\d+ = CPyList_SetItemInt64\((?P=list), (?P=other), (?P=held)\);{failing}"
    )
    return re.sub(swap, r"\n if (unlikely(!light_swap(\g<list>, \g<one>, \g<other>))) {\g<0>\n }", code)


def keep_what_is_free(code: str) -> str:
    """Where mypyc keeps one object of a class that is free, keep all: each holds the next where its methods were."""
    code = re.sub(
        r"\n if \((\w+_free_instance) == NULL\) \{(?=\n \1 = self;)",
        r"\n {\n self->vtable = (CPyVTableItem *)\1;",
        code,
    )
    return re.sub(
        r"\n self = (\w+)_free_instance;\n \1_free_instance = NULL;",
        r"\n self = \1_free_instance;\n \1_free_instance = (void *)self->vtable;\n self->vtable = \1_vtable;",
        code,
    )


def go_along_without_holding(code: str) -> str:
    """Whoever holds the first link of a chain that never changes holds them all: those who go along need not."""
    functions = code.split("\n}\n")
    step = re.compile(
        r"(?P<load>\n (?P<next>cpy_r_r\d+) = \(\(.*\)->_(?:after|past);)\n CPy_INCREF\((?P=next)\);"
        r"\n CPy_DECREF\((?P<link>cpy_r_\w+)\);(?=\n (?P=link) = (?P=next);)"
    )
    for number, function in enumerate(functions):
        found = step.search(function)
        if found:
            link, first = found["link"], f"{found['link']}_first"
            # Whatever the way begins with stays held, and is let go instead of the link where the way has led to.
            steps = "|".join(each["next"] for each in step.finditer(function))
            way = re.compile(rf"\n {link} = (?!(?:{steps});)\w+;")
            function = way.sub(rf"\g<0>\n {first} = {link};", step.sub(r"\g<load>", function))
            function = re.sub(rf"(\n CPy_X?D(?:ECREF|ecRef))\({link}\);", rf"\1({first});", function)
            functions[number] = function.replace(
                f"\n PyObject *{link};", f"\n PyObject *{link};\n PyObject *{first} = NULL;", 1
            )
    return "\n}\n".join(functions)


def look_at_tags_where_they_lie(code: str) -> str:
    """Tags lie in lists that are made once. Whoever looks at one need not hold it; and that it is one is told by its
    methods, which lie beside what it says of itself: its class lies in another line of the cache, and with everything
    on, thirty are looked at in a turn.
    """
    functions = code.split("\n}\n")
    look = re.compile(
        r"\n (?P<item>cpy_r_r\d+) = CPyList_GetItemInt64"
        r"(?P<where>\(.*\);\n if \(unlikely\((?P=item) == NULL\)\) \{\n .*\n goto .*\n \}\n if \()"
        r"Py_TYPE\((?P=item)\) == CPyType_purse___Tag(?=\)\n cpy_r_r\d+ = (?P=item);)"
    )
    for number, function in enumerate(functions):
        found = look.search(function)
        if found:
            names = {found["item"]}
            for name, other in re.findall(r"\n (cpy_r_\w+) = (cpy_r_\w+);", function):
                if other in names:
                    names.add(name)
            counts = re.compile(rf"\n CPy_X?(?:INCREF|DECREF|IncRef|DecRef)\((?:{'|'.join(sorted(names))})\);")
            where = r"\n \g<item> = CPyList_GetItemInt64Borrow\g<where>light_is_tag(\g<item>)"
            functions[number] = counts.sub("", look.sub(where, function))
    # Modules that come before that of the tags ask too.
    methods = re.findall(r"\n static CPyVTableItem purse___Tag_vtable\[\d+\];", code)
    return "".join(methods) + "\n}\n".join(functions)


def make_little_of_what_seldom_runs() -> None:
    """Half of the time would go into the bodies of modules, which run once, and a fifth into what lets interpreted code
    call compiled functions, of which only the engine's are called often.
    """
    header = WORK / "c" / f"__native_internal_{GROUP}.h"
    often = "|".join(["engine", *(path.stem for path in (SOURCES / "engine").glob("*.py"))])
    bodies, doors = r"char CPyDef_\w+_____top_level__\(void\)", rf"PyObject \*CPyPy_(?!(?:{often})___)\w+\(.*\)"
    seldom = re.compile(rf"^(extern (?:{bodies}|{doors}));$", re.MULTILINE)
    text = seldom.sub(r'\1 __attribute__((optimize("O0")));', header.read_text("utf-8"))
    # What many actions call once in a turn: put into each of them, it would be fetched for each of them.
    shared = re.compile(r"^(extern char CPyDef_purse___Purse___(?:ask|offer)\(.*\));$", re.MULTILINE)
    header.write_text(shared.sub(r"\1 __attribute__((noinline));", text), "utf-8")


def add_shims(tree: Path, names: list[str]) -> None:
    """Python looks for a file for each module: one small library under all of their names finds them in the large one.

    mypyc would have each of them compiled and linked for itself, which takes longer than everything else together.
    """
    from setuptools import Extension

    short = {name.removesuffix(".__init__").rpartition(".")[2] for name in names}
    listed = WORK / "c" / "modules.h"
    listed.write_text("".join(f"SHIM({name})\n" for name in sorted(short)), encoding="utf-8")
    name = f"{GROUP}__shim"
    include = [str(listed.parent)]
    symbols = [f"PyInit_{each}" for each in sorted(short)]
    shim = Extension(name, [str(SHIM)], include_dirs=include, depends=[str(listed)], export_symbols=symbols)
    compile_extension(shim, [], [])
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = tree / f"{name}{suffix}"
    for each in names:
        (tree / f"{each.replace('.', '/')}{suffix}").hardlink_to(made)
    made.unlink()


def compile_extension(extension: "Extension", compile_flags: list[str], link_flags: list[str]) -> None:
    """From C to a module that Python loads, in the current folder."""
    from setuptools import setup

    plain = extension.extra_compile_args, extension.extra_link_args
    extension.extra_compile_args = [*extension.extra_compile_args, *compile_flags]
    extension.extra_link_args = [*extension.extra_link_args, *link_flags]
    command = ["--quiet", "build_ext", "--inplace", "--force"]
    folders = [f"--build-temp={WORK / 'objects'}", f"--build-lib={WORK / 'lib'}"]
    setup(name="wellspent", packages=[], ext_modules=[extension], script_args=[*command, *folders])
    extension.extra_compile_args, extension.extra_link_args = plain


if __name__ == "__main__":
    sys.exit(main())
