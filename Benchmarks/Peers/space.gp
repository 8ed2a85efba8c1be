# Charts in three dimensions by gnuplot: gnuplot -e "TASK='S1'; N='10k'; OUT='x.png'; REPS=1; DATA='points.f64'" space.gp
# S1 surface to PNG, S1s to SVG; S3, S4 points to PNG. All but S1c, the cold start, print {"times": [...]}.
if (TASK eq 'S1s') { set terminal svg size 640,400 } else { set terminal pngcairo size 1280,800 fontscale 2 linewidth 2 }
sinc(r) = r == 0 ? 1 : sin(r) / r
f(x, y) = sinc(9 * sqrt(x * x + y * y))
set view 75, 30; set xyplane 0; set border 4095; unset key; unset colorbox
set xrange [-1:1]; set yrange [-1:1]
T = ''; t00 = time(0.0)
do for [r = 1:REPS] {
  if (r > 1 && time(0.0) - t00 > 20) { break }
  t0 = time(0.0); set output OUT
  if (TASK[1:2] eq 'S1') {
    set isosamples 101, 101; set samples 101; set pm3d depthorder
    splot f(x, y) with pm3d
  } else {
    set autoscale
    splot DATA binary format='%float64%float64%float64' using 1:2:3 with points pt 7 ps (N eq '1M' ? .4 : 1.2) lc rgb '#0088ff'
  }
  set output
  T = T . (r > 1 ? ', ' : '') . sprintf('%.6f', time(0.0) - t0)
}
set print '-'
if (TASK ne 'S1c') { print '{"times": ['.T.']}' }
