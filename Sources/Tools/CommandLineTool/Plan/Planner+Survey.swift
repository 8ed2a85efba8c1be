import OpenChartsTables

/// Tables of surveys with many questions, in which programs also write when and how fast each person answered.
extension Planner {
  /// The fewest questions of a survey.
  private static let fewestQuestions = 10
  /// Words for the moments at which an answer began or ended.
  private static let momentWords: Set = [
    "start", "started", "startdate", "starttime", "end", "ended", "enddate", "endtime", "finish", "finished",
    "submitdate", "recorded", "recordeddate", "completed", "timestamp", "response", "responded",
  ]
  /// Words for measurements of how people answered.
  private static let timerWords: Set = [
    "duration", "timer", "clicks", "click", "submit", "progress", "seed", "lastpage", "timing", "timings",
  ]
  /// Words for columns that describe the form and no person.
  private static let formWords: Set = [
    "status", "language", "userlanguage", "startlanguage", "channel", "distributionchannel", "finished",
    "browser", "device", "consent", "collector",
  ]

  /// Whether at least ten columns, and half of all that are not empty, have few texts each, as questions have, and another one
  /// tells when or how fast people answered.
  var isSurvey: Bool {
    guard facts.rowCount >= 4, table.rowCount == facts.rowCount, profiles.count > Self.fewestQuestions else {
      return false
    }
    let questions = profiles.count {
      ($0.type == .text || $0.type == .boolean) && (1...12).contains($0.distinct) && $0.distinct < $0.present
    }
    return questions >= Self.fewestQuestions && questions * 2 >= profiles.count { $0.present > 0 }
      && profiles.contains { isAnswerMoment($0) || isTimer($0) }
  }

  /// Whether a column has the moments at which answers began, ended or were stored.
  func isAnswerMoment(_ column: ColumnProfile) -> Bool {
    column.type == .date
      && (Self.isStamp(column.words) || column.words.contains(where: Self.momentWords.contains))
  }

  /// Whether a column of a survey tells how fast a person answered, or how far. Names without blanks that end with "time", such
  /// as `groupTime9`, were given by programs; "Screen time" is an answer.
  func isTimer(_ column: ColumnProfile) -> Bool {
    guard column.type == .number else { return false }
    if column.words.contains(where: Self.timerWords.contains) { return true }
    guard !column.name.contains(" "), let last = column.words.last else { return false }
    return column.name.count > 4 && last.filter { !$0.isNumber }.hasSuffix("time")
  }

  /// The columns of a survey with the answers of nearly all people.
  var surveyAnswers: [ColumnProfile] {
    profiles.filter {
      ($0.type == .text || $0.type == .boolean) && (2...12).contains($0.distinct) && $0.distinct < $0.present
        && $0.isNearlyComplete && !isNearlyConstant($0) && !$0.words.contains(where: Self.formWords.contains)
    }
  }
}
