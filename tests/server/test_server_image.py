"""The image a server is shipped as, where there is no Docker: its build steps are run, and what they make is started."""
from __future__ import annotations

import os
import pathlib
import shutil
import subprocess

import pytest

HERE = pathlib.Path(__file__).parents[2]
HASTY = {**os.environ, "PASSGO_CFLAGS": "-O0", "PIP_NO_COMPILE": "1"}
"""All is compiled in haste: that it is, and serves, is shown here, not how fast."""


@pytest.mark.slow
def test_the_steps_of_the_dockerfile_make_a_server_that_is_ready(tmp_path: pathlib.Path) -> None:
    """From nothing but what git knows, as in a fresh clone: pages, compiled rules, and no word of the folder it was built in."""
    steps = "bash tools/docker_steps.sh build /opt/passgo"
    assert steps in (HERE / "Dockerfile").read_text(encoding="utf-8")
    source, image = tmp_path / "src", tmp_path / "image"
    known = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=HERE, capture_output=True,
                           text=True, check=True).stdout.splitlines()
    for name in known:
        if (HERE / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(HERE / name, source / name)
    for what in ("build", "try"):
        done = subprocess.run(["bash", "tools/docker_steps.sh", what, str(image)], cwd=source, env=HASTY, capture_output=True,
                              text=True)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "ready, with its pages, on the native engine" in done.stdout
