/// The texts of `--help` and `--version`.
package enum Help {
  package static let version = "opencharts 0.1.0"

  package static let text = """
    opencharts draws a chart from a table: CSV, TSV or JSON, from a file or standard input.

    Usage: opencharts FILE [options]        a fitting chart of the whole table
           opencharts plot FILE [options]   the same; what is not said is chosen

    Columns (by name)                        Table
      --x, --y NAME  positions; --y may        --type NAME=number|date|boolean|text
                     be repeated, and          --delimiter CHARACTER   --no-header
                     START:END is a span       --time-zone ZONE  (UTC)
      --x-end, --y-end NAME  ends of spans   Picture
      --color, --symbol, --size, --series      -o, --output FILE  svg png pdf html txt;
    Chart                                                         - is standard output
      --mark bar|line|area|point|rule|         --format FORMAT    --force  (overwrite)
             rectangle|sector                  --width, --height POINTS   (640 x 400)
      --aggregate count|sum|mean|median|       --scale PIXELS  per point, of PNG  (2)
             min|max                           --dark   --font-size POINTS
      --time-unit second|minute|hour|day|      --locale LOCALE  (en_US)
             week|month|quarter|year         Axes
      --bins COUNT     --limit NAMES  (30)     --x-scale, --y-scale linear|log|sqrt|
      --sort none|name|value|-name|-value             symlog|date|category
      --stack standard|normalized|center|      --x-domain, --y-domain LOW:HIGH
             none|dodge                        --x-format, --y-format compact|plain|
      --title, --subtitle, --x-title,                 percent|scientific|0.00|$0|
      --y-title TEXT  ("" for none)                   "MMM yyyy"

    Examples
      opencharts sales.csv
      opencharts sales.csv --mark bar --x month --y sales --color city --aggregate sum -o sales.png
      opencharts weather.csv --x date --y temp_max --color location --time-unit month --aggregate mean
      opencharts cars.json --x Horsepower --y Miles_per_Gallon --color Origin --size Acceleration
      curl -s https://example.org/log.jsonl | opencharts plot - --x latency --bins 40 -o - --format svg > log.svg

    Without -o the picture is named after the table (sales.csv becomes sales.png) and its name is printed.
    Exit status: 0 done, 1 something is wrong with the data or a file, 2 wrong use.
    """
}
