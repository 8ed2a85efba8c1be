"""Charts in three dimensions by matplotlib or PyVista: space.py LIBRARY TASK N OUT REPS DATA

S1 surface of 100 x 100 cells to PNG, S1s to SVG; S3, S4 points to PNG. All but S1c, the cold start, print a line of
JSON: the seconds of each repetition, the seconds of processor time for one, and the memory held before and at most."""
import io
import json
import sys
import time

import numpy as np

LIBRARY, TASK, N, OUT, REPS, DATA = sys.argv[1:7]


def surface():
    side = np.linspace(-1, 1, 101)
    x, y = np.meshgrid(side, side)
    return x, y, np.sinc(9 * np.hypot(x, y) / np.pi)


def status(key):
    with open("/proc/self/status") as lines:
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(key))


if LIBRARY == "mpl":
    import matplotlib

    matplotlib.use("svg" if TASK == "S1s" else "agg")
    import matplotlib.pyplot as plt

    def picture():
        figure = plt.figure(figsize=(6.4, 4), dpi=200)
        axes = figure.add_subplot(projection="3d")
        axes.view_init(15, -60)
        if POINTS is None:
            axes.plot_surface(*SURFACE, cmap="turbo", rcount=101, ccount=101)
        else:
            axes.scatter(*POINTS, s=2 if N == "1M" else 12)
        file = io.BytesIO()
        figure.savefig(file, format="svg" if TASK == "S1s" else "png", dpi=200)
        plt.close(figure)
        return file.getvalue()

else:
    import pyvista

    pyvista.OFF_SCREEN = True

    def picture():
        plotter = pyvista.Plotter(off_screen=True, window_size=(1280, 800))
        if POINTS is None:
            mesh = pyvista.StructuredGrid(*SURFACE)
            plotter.add_mesh(mesh, scalars=SURFACE[2].ravel(order="F"), cmap="turbo", smooth_shading=True)
        else:
            plotter.add_points(
                np.ascontiguousarray(POINTS.T), color="#0088ff", point_size=4 if N == "1M" else 12,
                render_points_as_spheres=True)
        plotter.show_bounds()
        file = io.BytesIO()
        plotter.screenshot(file)
        plotter.close()
        return file.getvalue()


SURFACE = surface()
POINTS = None if TASK[:2] == "S1" else np.ascontiguousarray(np.fromfile(DATA).reshape(-1, 3).T)
if TASK == "S1c":
    last = picture()
else:
    base = status("VmRSS")
    try:
        with open("/proc/self/clear_refs", "w") as file:
            file.write("5")
    except OSError:
        pass
    start, cpu, times = time.perf_counter(), time.process_time(), []
    while len(times) < int(REPS) and (not times or time.perf_counter() - start < 20):
        began = time.perf_counter()
        last = picture()
        times.append(time.perf_counter() - began)
    cpu = (time.process_time() - cpu) / len(times)
    print(json.dumps({"times": times, "cpu_s": cpu, "base_mb": base, "peak_mb": status("VmHWM:")}))
with open(OUT, "wb") as file:
    file.write(last)
