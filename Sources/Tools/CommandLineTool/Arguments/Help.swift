import OpenChartsPictures

/// The texts of `--help` and `--version`.
package enum Help {
  private static let endings = OutputFormat.allCases.map { "." + $0.rawValue }.joined(separator: " ")

  package static let version = "opencharts 0.1.0"

  /// The commands with their arguments, and a description of each.
  static let usages: [(arguments: String, text: String)] = [
    ("FILE [options]", "a fitting chart; unset options are chosen"),
    ("preview|serve FILE.swift", "Swift views, still or live; --help"),
    ("report|serve FILE.md", "text with charts: page, PDF; --help"),
    ("plot|describe|audio|audit FILE", "picture, words, sound, faults"),
    ("engines, setup NAME, policy PAGE", "for Parquet; for a server"),
  ]

  static let examples = [
    "opencharts sales.csv",
    "opencharts sales.csv --mark bar --x month --y sales --color city -o sales.png",
    "opencharts weather.csv --y temp_max --color location --time-unit month",
    "opencharts cars.json --x Horsepower --y Miles_per_Gallon --color Origin",
    "curl -s example.org/log.jsonl | opencharts - --x latency --bins 40 -o log.svg",
  ]

  static let exitStatuses = [("0", "done"), ("1", "bad data or file, or audit findings"), ("2", "wrong use")]

  static func lines(_ examples: [String]) -> String { examples.joined(separator: "\n  ") }

  private static let usage = usages.enumerated().map { index, usage in
    let start = (index == 0 ? "Usage: " : "       ") + "opencharts \(usage.arguments)"
    // Align the descriptions in one column, unless the arguments are longer.
    return start + String(repeating: " ", count: max(3, 37 - start.count)) + usage.text
  }.joined(separator: "\n")

  private static let exitStatus = exitStatuses.map { "\($0) \($1)" }.joined(separator: ", ")

  /// At most 48 lines of 80 characters: two screens.
  package static let text = """
    opencharts draws a chart from a table: CSV, TSV, JSON, XLSX; file or - (stdin).

    \(usage)

    Columns, by name
      --x NAME, --y NAME       positions; START:END is a span; --y A,B or 'temp_*'
      --x-end, --y-end, --y-error, --color, --symbol, --size, --series, --facet NAME
      --type NAME=number|date|boolean|text --table NAME  or sheet --timeout SECONDS
      --delimiter CHARACTER --header --no-header --skip LINES --comment CHARACTER
      --missing n.a.,** --decimal comma|point --date-format %d.%m.%Y
      --where "total > 9 and city in ('Oslo', 'Rom')" --sample ROWS --sql  query
    Chart
      --mark bar|line|area|point|rule|rectangle|sector|surface|heatmap|box|violin|…
      --aggregate count|sum|mean|median|min|max|p95|stddev|distinct|share
      --time-unit hour|day|week|month|quarter|year|weekday|hour-of-day --bins COUNT
      --sort none|name|value|-name|-value  - is downwards; --show-missing  names
      --stack standard|normalized|center|none|dodge  --limit COUNT  of names (30)
      --labels --rolling 7 --cumulative --change --index 100 --trend loess
      --rule 'y=9 goal' --band y=1..2 --note 'x=1 y=2 a' --highlight, --palette NAME
    Axes and titles: --title, --subtitle, --x-title, --y-title, --z-title TEXT
      --x-scale, --y-scale, --z-scale linear|log|sqrt|symlog|date|category
      --x-domain, --y-domain, --z-domain LOW:HIGH
      --x-format, --y-format, --z-format compact|plain|percent|0.0|$0|"MMM yyyy"
    Three dimensions: --z NAME    points, or a surface over a grid of numbers
      --pose TURN,RISE|front|top|… --projection orthographic|perspective --flat
    Picture: -o, --output FILE  \(endings); - is stdout
      --show  in a terminal  --suggest 6  --why --explain --swift --refresh SECONDS
      --format FORMAT --adaptive --outlines --transparent --force --watch
      --width POINTS (640) --height POINTS (400) --scale 2 --dark --color-scale NAME
      --theme FILE --font NAME --font-size 11 --locale en_US --time-zone NAME
    Words and sound: --keys "Right ]"   what the page's list says   --narrate  aloud
      --series NAME,NAME       --duration SECONDS     --from VALUE, --to VALUE of x
    Motion: opencharts animate FILE --by NAME    a state for each value; .svg, .png
      --duration SECONDS (0.8) --hold SECONDS (1)     --loop   --fps RATE (30)

    Examples
      \(lines(examples))

    Without -o the picture is sales.png in this folder; a terminal also shows it.
    Exit status: \(exitStatus).
    """
}
