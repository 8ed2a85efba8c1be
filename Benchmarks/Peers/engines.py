"""Peers for charts of data that engines aggregate: PROGRAM TASK FILE OUT, or make ROWS FILE.

Each does the same work as the tool in one process: it reads FILE, aggregates, and draws OUT. `query` only runs the query
in DuckDB, and prints its seconds without the start of Python.
"""
import json
import os
import sys
import time


def make(rows, path):
    import duckdb

    temporary = path + ".part"
    options = "(FORMAT csv)" if path.endswith(".csv") else "(FORMAT parquet)"
    duckdb.connect().execute(
        f"""COPY (SELECT TIMESTAMP '2023-01-01' + INTERVAL (i * 3) SECOND AS time,
        (hash(i) % 2000)::DOUBLE / 10 - 20 + CASE WHEN i % 7 = 0 THEN 100 * ((hash(i * 3) % 100) / 100.0)^3 ELSE 0 END AS delay,
        200 + (hash(i * 5) % 2500)::INT AS distance,
        ['DE','FR','US','JP','BR','IT','ES','NL','SE','NO','PL','DK'][(hash(i * 11) % 12 + 1)::INT] AS country,
        CASE WHEN hash(i * 13) % 50 = 0 THEN NULL ELSE sqrt(hash(i * 17) % 100000) END AS total
        FROM range({rows}) t(i)) TO '{temporary}' {options}"""
    )
    os.rename(temporary, path)


def plot(out, draw):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    plt.figure(figsize=(6.4, 4), dpi=200)
    draw(plt)
    plt.savefig(out, format="png")


BINS = "SELECT floor((delay + 20) / 5) AS k, count(*) AS n FROM '{}' GROUP BY 1 ORDER BY 1"
COLUMNS = """SELECT floor((epoch(time) - {0}) * {1}) AS k, min(time) AS a, max(time) AS b, arg_min(delay, time) AS first,
    arg_max(delay, time) AS last, min(delay) AS low, max(delay) AS high FROM '{2}' GROUP BY 1"""


def query(task, path):
    import duckdb

    connection = duckdb.connect()
    times = []
    for _ in range(3):
        (start, cpu) = (time.perf_counter(), time.process_time())
        ends = connection.execute(f"SELECT min(delay), max(delay), epoch(min(time)), epoch(max(time)) FROM '{path}'").fetchone()
        sql = BINS.format(path)
        if task == "line":
            sql = COLUMNS.format(ends[2], 1280 / (ends[3] - ends[2]), path)
        connection.execute(sql).fetchall()
        times.append((time.perf_counter() - start, time.process_time() - cpu))
    # The first run counts, because a tool runs a query only once.
    print(json.dumps({"times": [times[0][0]], "cpu_s": times[0][1]}))


def duckdb_histogram(path, out):
    import duckdb

    rows = duckdb.connect().execute(BINS.format(path)).fetchnumpy()
    plot(out, lambda plt: plt.bar(rows["k"] * 5 - 20, rows["n"], width=5, align="edge"))


def polars_histogram(path, out):
    import polars as pl

    data = pl.scan_csv(path) if path.endswith(".csv") else pl.scan_parquet(path)
    rows = data.group_by(((pl.col("delay") + 20) / 5).floor().alias("k")).len().collect()
    plot(out, lambda plt: plt.bar(rows["k"] * 5 - 20, rows["len"], width=5, align="edge"))


def duckdb_line(path, out):
    import duckdb

    connection = duckdb.connect()
    ends = connection.execute(f"SELECT epoch(min(time)), epoch(max(time)) FROM '{path}'").fetchone()
    rows = connection.execute(COLUMNS.format(ends[0], 1280 / (ends[1] - ends[0]), path) + " ORDER BY 1").fetchnumpy()
    import numpy

    xs = numpy.stack([rows["a"], rows["a"], rows["b"], rows["b"]], 1).ravel()
    ys = numpy.stack([rows["first"], rows["low"], rows["high"], rows["last"]], 1).ravel()
    plot(out, lambda plt: plt.plot(xs, ys))


def datashader_density(path, out):
    import datashader
    import datashader.transfer_functions as shade
    import pandas

    data = pandas.read_parquet(path, columns=["distance", "delay"])
    canvas = datashader.Canvas(plot_width=80, plot_height=80)
    image = shade.shade(canvas.points(data, "distance", "delay"))
    plot(out, lambda plt: plt.imshow(image.to_pil(), origin="upper", aspect="auto"))


if sys.argv[1] == "make":
    make(int(sys.argv[2]), sys.argv[3])
else:
    (name, path, out) = sys.argv[1:4]
    if name.startswith("query-"):
        query(name[6:], path)
    else:
        globals()[name](path, out)
