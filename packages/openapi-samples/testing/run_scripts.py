"""Runs scripts one after another and writes what each one printed, or why it failed, beside it."""

import contextlib
import io
import runpy
import sys

for file in sys.argv[1:]:
    output = io.StringIO()
    outcome = "passed"
    with contextlib.redirect_stdout(output):
        try:
            runpy.run_path(file, run_name="__main__")
        except (Exception, SystemExit) as failure:
            outcome = "failed"
            print(repr(failure))
    with open(f"{file}.outcome", "w", encoding="utf-8") as stream:
        stream.write(f"{outcome}\n{output.getvalue()}")
