import OpenChartsPhrases
import OpenChartsTables

extension TimeUnit {
  /// The word for the unit in titles.
  var word: ControlPhrase {
    switch self {
    case .year: .unitYear
    case .quarter: .unitQuarter
    case .month: .unitMonth
    case .week: .unitWeek
    case .day: .unitDay
    case .hour: .unitHour
    case .minute: .unitMinute
    case .second: .unitSecond
    }
  }
}
