"""Build the compiled rules: make_native prints one Cython unit, Cython makes C of it, the C compiler a module.

    PASSGO_CFLAGS   flags for the C compiler (default -O3, and several numbers at once only in loops of a fixed length,
                    as nets have: the others go round a table, a handful of times)
    PASSGO_MODULE   name of the module (default passgo._native; empty: none)

Without a C compiler, or with one that fails, the installation goes on and the plain Python rules serve. A line of the rules
outside the subset is another matter: it stops the build.
"""
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


USUAL = "/O2" if WINDOWS else f"-O3 {FIXED_LENGTH if knows(FIXED_LENGTH) else '-fno-tree-vectorize'}"
FLAGS = os.environ.get("PASSGO_CFLAGS", USUAL).split()
QUIET = [] if WINDOWS else ["-g0", "-Wno-sign-compare", "-Wno-unused"]
NAME = MODULE.rpartition(".")[2]
UNIT = f"build/{NAME}.pyx"
FLAGS_USED = f"build/{NAME}.flags"


class BuildRules(build_ext):
    """make_native and Cython before the compiler; only the compiler may fail."""

    def run(self) -> None:
        if self.extensions:
            from Cython.Build import cythonize
            if subprocess.run([sys.executable, "tools/make_native.py", UNIT]).returncode != 0:
                sys.exit("The rules cannot be compiled: the lines named above are outside the subset.")
            cythonize([Extension(MODULE, [UNIT])], quiet=True)
            write_if_new(pathlib.Path(FLAGS_USED), " ".join(FLAGS))
        super().run()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except (CCompilerError, ExecError, PlatformError) as error:
            ext.optional = True
            print(f"{error}\nThe C compiler is missing or has failed: the plain Python rules serve instead.", file=sys.stderr)
            for path in (self.get_ext_fullpath(ext.name), f"src/{self.get_ext_filename(ext.name)}"):
                # What an earlier compiler made of earlier rules must not play in their place.
                pathlib.Path(path).unlink(missing_ok=True)


def write_if_new(path: pathlib.Path, text: str) -> None:
    """Other flags make another module, though no source has changed."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


extension = Extension(MODULE, [UNIT.replace(".pyx", ".c")], extra_compile_args=[*FLAGS, *QUIET], depends=[FLAGS_USED])
setup(ext_modules=[extension] if MODULE else [], cmdclass={"build_ext": BuildRules})
