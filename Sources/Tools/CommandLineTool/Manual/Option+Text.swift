import ChartMath
import Pictures
import Tables

extension OptionText {
  fileprivate static func column(_ text: String) -> OptionText {
    OptionText("NAME", text, offers: .columns)
  }

  fileprivate static func scale(_ axis: String) -> OptionText {
    OptionText("SCALE", "the scale of \(axis)", choices: ScaleName.allCases.map(\.rawValue))
  }

  fileprivate static func domain(_ axis: String) -> OptionText {
    OptionText("LOW:HIGH", "from where to where \(axis) reaches")
  }

  fileprivate static func format(_ axis: String) -> OptionText {
    OptionText(
      "FORMAT", "how the values of \(axis) are written: one of these, decimals such as 0.0, $0, or MMM yyyy",
      choices: ["compact", "plain", "percent", "scientific"])
  }

  fileprivate static func title(_ what: String) -> OptionText {
    OptionText("TEXT", "the title of \(what); \"\" for none")
  }
}

extension Option: DescribedOption {
  var text: OptionText {
    switch self {
    case .mark: OptionText("MARK", "what is drawn", choices: ChartShape.named.map(\.rawValue))
    case .x: .column("the column on x; START:END is a span")
    case .y: .column("the column on y; may be repeated")
    case .z: .column("the column on z: points in space, or a surface over a grid of numbers")
    case .xEnd: .column("where spans on x end")
    case .yEnd: .column("where spans on y end")
    case .color: .column("the column that colours show")
    case .symbol: .column("the column that symbols show")
    case .size: .column("the column that sizes show")
    case .series: .column("the column with a separate line for each name; with audio, the names to play")
    case .timeUnit:
      OptionText(
        "UNIT", "the unit of time that rows are grouped by", choices: TimeUnit.allCases.map(\.rawValue))
    case .bins: OptionText("COUNT", "the approximate number of intervals of a histogram")
    case .aggregate:
      OptionText(
        "NAME", "how rows at the same position are combined; p0 to p100 are percentiles",
        choices: Aggregate.named.map(\.name) + ["p95"])
    case .sort:
      OptionText("ORDER", "the order of names; - is descending", choices: SortOrder.allCases.map(\.rawValue))
    case .limit: OptionText("COUNT", "the largest number of separate names; the rest are \"Other\"")
    case .stack: OptionText("WAY", "how series are stacked", choices: StackName.allCases.map(\.rawValue))
    case .xScale: .scale("x")
    case .yScale: .scale("y")
    case .zScale: .scale("z")
    case .xDomain: .domain("x")
    case .yDomain: .domain("y")
    case .zDomain: .domain("z")
    case .xFormat: .format("x")
    case .yFormat: .format("y")
    case .zFormat: .format("z")
    case .title: .title("the chart")
    case .subtitle: .title("the second line")
    case .xTitle: .title("x")
    case .yTitle: .title("y")
    case .zTitle: .title("z")
    case .width: OptionText("POINTS", "how wide the picture is (640)")
    case .height: OptionText("POINTS", "how high the picture is (400)")
    case .scale: OptionText("PIXELS", "pixels a point of a PNG (2)")
    case .dark: OptionText(nil, "light on dark")
    case .fontSize: OptionText("POINTS", "the size of labels (11)")
    case .locale:
      OptionText("NAME", "the language and the forms of numbers and dates (en_US)", offers: .locales)
    case .timeZone:
      OptionText("NAME", "the zone of the axis and of times without a zone (UTC)", offers: .timeZones)
    case .type: OptionText("NAME=TYPE", "the type of a column: number, date, boolean or text", offers: .types)
    case .delimiter:
      OptionText(
        "CHARACTER", "the character between cells", choices: ["tab", "comma", "semicolon", "bar", "blank"])
    case .noHeader: OptionText(nil, "the first line is a row already")
    case .header: OptionText(nil, "the first line has the names of the columns, though it seems a row")
    case .missing: OptionText("TEXTS", "texts that mean a missing value, with commas between them: n.a.,**,:")
    case .skip: OptionText("LINES", "lines above the header, which are not read")
    case .comment: OptionText("CHARACTER", "lines that begin with the character are not read")
    case .decimal:
      OptionText("NAME", "the decimal separator of numbers", choices: ["comma", "point"])
    case .dateFormat:
      OptionText("FORMAT", "the form of dates, such as %d.%m.%Y %H:%M (fields as in strftime)")
    case .table: OptionText("NAME", "which table of a database, or sheet of a spreadsheet", offers: .tables)
    case .timeout: OptionText("SECONDS", "how long an engine may take for an answer (300)")
    case .showMissing:
      OptionText(
        nil, "draw rows without a name as one more, called (missing), instead of leaving them out")
    case .sample: OptionText("ROWS", "draw a random sample of this many rows, the same in each run")
    case .sql: OptionText(nil, "print the query for the engine, and draw nothing")
    case .filter:
      OptionText("CONDITION", "the rows that are drawn, such as \"total > 9 and city in ('Oslo', 'Rom')\"")
    case .output:
      OptionText(
        "FILE", "the picture's file; its ending sets the format; - is standard output", offers: .files)
    case .format: OptionText("FORMAT", "what is written", choices: OutputFormat.allCases.map(\.rawValue))
    case .watch: OptionText(nil, "draw again when the file has changed")
    case .refresh: OptionText("SECONDS", "the interval between updates")
    case .explain: OptionText(nil, "draw, and print a command with all choices as options")
    case .swift: OptionText(nil, "print the chart as Swift source with its data, which compiles in an app")
    case .show:
      OptionText(
        nil, "draw in the terminal; --show=FORM says how", choices: ShowForm.allCases.map(\.rawValue))
    case .force: OptionText(nil, "overwrite an existing file that -o does not name")
    case .help: OptionText(nil, "print help")
    case .version: OptionText(nil, "the version")
    case .pose:
      OptionText(
        "TURN,RISE", "the view of a chart in three dimensions, in degrees or by name",
        choices: NamedView.all.map(\.name))
    case .projection:
      OptionText(
        "NAME", "perspective draws distant parts smaller", choices: ProjectionName.allCases.map(\.rawValue))
    case .flat: OptionText(nil, "also draw three flat views beside the chart")
    case .narrate: OptionText(nil, "a voice says title, summary, series and the ends of axes")
    case .duration:
      OptionText("SECONDS", "how long the sound is; with animate, a change from state to state (0.8)")
    case .from: OptionText("VALUE", "where on x the sound begins")
    case .to: OptionText("VALUE", "where on x the sound ends")
    case .keys: OptionText("KEYS", "what the list of values on the page says to these keys")
    case .by: .column("the column whose values are the states")
    case .hold: OptionText("SECONDS", "how long each state stays (1)")
    case .loop: OptionText(nil, "begin again at the end")
    case .fps: OptionText("RATE", "pictures a second (30)")
    }
  }

  /// The heading of the manual's section for the option, one of ``headings``.
  var heading: String {
    switch self {
    case .x, .y, .xEnd, .yEnd, .color, .symbol, .size, .series, .type, .delimiter, .noHeader, .header,
      .missing, .skip,
      .comment, .decimal, .dateFormat, .table,
      .timeout,
      .filter, .sample, .showMissing, .sql:
      "Columns and rows"
    case .mark, .aggregate, .timeUnit, .bins, .limit, .sort, .stack: "Chart"
    case .xScale, .yScale, .xDomain, .yDomain, .xFormat, .yFormat, .title, .subtitle, .xTitle, .yTitle:
      "Axes and titles"
    case .z, .zScale, .zDomain, .zFormat, .zTitle, .pose, .projection, .flat: "Three dimensions"
    case .output, .format, .force, .show, .watch, .refresh, .explain, .swift, .width, .height, .scale, .dark,
      .fontSize, .locale,
      .timeZone, .help,
      .version:
      "Picture"
    case .narrate, .duration, .from, .to, .keys: "Words and sound"
    case .by, .hold, .loop, .fps: "Motion"
    }
  }

  static let headings = [
    "Columns and rows", "Chart", "Axes and titles", "Three dimensions", "Picture", "Words and sound",
    "Motion",
  ]
}
