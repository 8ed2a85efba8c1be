/// A chart that the search may choose: its form, its columns, and the plan, which is made when it is needed.
struct Candidate {
  let form: ChartForm
  /// The column along the axis: dates, names or numbers. `nil` if the form has none.
  var position: Int?
  /// The first column that is measured. `nil` if rows are counted.
  var measure: Int?
  /// The rank of the candidate's columns in the order of the table, from 0.
  var rank = 0
  /// Makes the plan; `nil` if the table does not allow the form.
  let plan: () -> ChartPlan?
}

/// The kind of a candidate: the aspect of the table that it shows.
enum ChartForm: String, CaseIterable {
  /// Open, high, low and close of each day.
  case prices
  /// Points with error bars from columns of the table.
  case estimates
  /// Floating bars from start to end.
  case spans
  /// Lines over dates.
  case change
  /// Lines over columns whose names are dates or years.
  case headers
  /// Lines over the months or quarters of each year.
  case seasons
  /// Columns whose names are the hours of a day.
  case hours
  /// Lines over numbers that count steps, for each name.
  case course
  /// Points at longitudes and latitudes.
  case map
  /// Cells at the crossing of two columns of names.
  case crossTable
  /// A box for each of several columns.
  case samples
  /// Points of two measures.
  case relation
  /// Bars of several comparable columns side by side.
  case parts
  /// The shares of two outcomes by name.
  case outcomes
  /// A bar with the sum of each of several columns.
  case sums
  /// A bar with the mean of each survey question, with answers on one scale.
  case answers
  /// Bars of one measure by name.
  case comparison
  /// A line over numbers in equal steps.
  case order
  /// Bars of a measure at few dates or few names.
  case few
  /// Bars of counts in intervals of a measure.
  case distribution
  /// Bars of counts over time.
  case events
  /// Bars of counts by name.
  case frequency

  /// The subject of a sentence about the form.
  var phrase: String {
    switch self {
    case .prices: "candlesticks"
    case .estimates: "estimates with error bars"
    case .spans: "bars from start to end"
    case .change: "lines over time"
    case .headers: "lines over the names of columns"
    case .seasons: "lines over the months of each year"
    case .hours: "the hours of a day"
    case .course: "lines over steps"
    case .map: "points on a map"
    case .crossTable: "a grid of two columns of names"
    case .samples: "a box for each column"
    case .relation: "points of two measures"
    case .parts: "bars of several columns side by side"
    case .outcomes: "shares of outcomes"
    case .sums: "the sums of columns"
    case .answers: "the mean answer to each question"
    case .comparison: "bars by name"
    case .order: "a line over numbers in equal steps"
    case .few: "bars of few values"
    case .distribution: "a histogram"
    case .events: "counts of rows over time"
    case .frequency: "counts of rows by name"
    }
  }
}
