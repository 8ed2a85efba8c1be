"""Checks that every public symbol has a documentation comment and that DocC accepts all comments.

    check_docs.py BUILT         the folder of a build of all targets
"""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import docs_reference


def main():
    if len(sys.argv) != 2:
        docs_reference.fail("usage: check_docs.py BUILT")
    problems = []
    with tempfile.TemporaryDirectory() as work:
        graphs = f"{work}/graphs"
        docs_reference.check_modules()
        docs_reference.symbol_graphs(sys.argv[1], graphs)
        for module, symbol in docs_reference.symbols(graphs):
            if "docComment" not in symbol:
                location = symbol["location"]
                path = os.path.relpath(location["uri"].removeprefix("file://"))
                name = ".".join(symbol["pathComponents"])
                problems.append(f"{path}:{location['position']['line'] + 1}: {module}.{name} has no comment")
        with ThreadPoolExecutor(2) as pool:
            made = pool.map(lambda name: docs_reference.archive(name, graphs, work), docs_reference.MODULES)
        for module, (_, warnings) in zip(docs_reference.MODULES, made):
            problems += [f"{module}: docc: {line}" for line in warnings]
    for problem in problems:
        print(problem)
    print(f"check_docs: {len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
