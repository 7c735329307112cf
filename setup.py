"""Build the compiled rules: make_native prints them in C, with a shell for Python around them of which Cython makes C, too;
the C compiler makes a module of both.

    PASSGO_CFLAGS   flags for the C compiler (default for the rules: -O3, and several numbers at once only in loops of a fixed
                    length, as nets have: the others go round a table, a handful of times, and neighbours written one by one
                    and read together a moment later would wait for each other; for the shell, which is most of the text and
                    only hands on: -O1)
    PASSGO_MODULE   name of the module (default passgo._native; empty: none)

Without a C compiler, or with one that fails, the installation goes on and the plain Python rules serve. A line of the rules
outside the subset is another matter: it stops the build.
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import sysconfig

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

WINDOWS = sys.platform == "win32"
MODULE = os.environ.get("PASSGO_MODULE", "passgo._native")
FIXED_LENGTH = "-fvect-cost-model=very-cheap"


def knows(flag):
    """Does the C compiler take this flag? Only GCC from 11 on knows the one asked for."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    nothing = ["-x", "c", "-c", os.devnull, "-o", os.devnull]
    try:
        return subprocess.run([*compiler, flag, *nothing], capture_output=True).returncode == 0
    except OSError:
        return False


USUAL = "/O2" if WINDOWS else f"-O3 -fno-tree-slp-vectorize {FIXED_LENGTH if knows(FIXED_LENGTH) else '-fno-tree-vectorize'}"
FLAGS = os.environ.get("PASSGO_CFLAGS", USUAL).split()
QUIET = [] if WINDOWS else ["-g0", "-Wno-sign-compare", "-Wno-unused"]
NAME = MODULE.rpartition(".")[2]
UNIT = f"build/{NAME}.pyx"
SHELL, RULES, HEADER = f"build/{NAME}.c", f"build/{NAME}_rules.c", f"build/{NAME}_rules.h"
OF_SHELL = [] if WINDOWS or "PASSGO_CFLAGS" in os.environ else ["-O1"]
FLAGS_USED = f"build/{NAME}.flags"


class BuildRules(build_ext):
    """make_native and Cython before the compiler; only the compiler may fail."""

    def run(self) -> None:
        if self.extensions:
            from Cython.Build import cythonize
            if subprocess.run([sys.executable, "tools/make_native.py", UNIT]).returncode != 0:
                sys.exit("The rules cannot be compiled: the lines named above are outside the subset.")
            cythonize([Extension(MODULE, [UNIT])], quiet=True)
            write_if_new(pathlib.Path(FLAGS_USED), " ".join([*FLAGS, "|", *OF_SHELL]))
        super().run()

    def build_extension(self, ext: Extension) -> None:
        self.compiler.compile = at_once(self.compiler.compile)
        try:
            super().build_extension(ext)
        except (CCompilerError, ExecError, PlatformError) as error:
            ext.optional = True
            print(f"{error}\nThe C compiler is missing or has failed: the plain Python rules serve instead.", file=sys.stderr)
            for path in (self.get_ext_fullpath(ext.name), f"src/{self.get_ext_filename(ext.name)}"):
                # What an earlier compiler made of earlier rules must not play in their place.
                pathlib.Path(path).unlink(missing_ok=True)


def at_once(compile):
    """Both units at the same time, a core for each, and each with its own flags."""
    def compiled(sources, *, extra_postargs, **rest):
        with concurrent.futures.ThreadPoolExecutor() as cores:
            made = [cores.submit(compile, [source], extra_postargs=extra_postargs + (OF_SHELL if source == SHELL else []), **rest)
                    for source in sources]
        return [each for one in made for each in one.result()]
    return compiled


def write_if_new(path: pathlib.Path, text: str) -> None:
    """Other flags make another module, though no source has changed."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


extension = Extension(MODULE, [SHELL, RULES], extra_compile_args=[*FLAGS, *QUIET], depends=[HEADER, FLAGS_USED])
setup(ext_modules=[extension] if MODULE else [], cmdclass={"build_ext": BuildRules})
