import OpenChartsTables

/// Survey tables with many questions, in which the survey program also records when and how fast each person answered.
extension Planner {
  /// The fewest questions of a survey.
  private static let fewestQuestions = 10
  /// Words for the times at which an answer began or ended.
  private static let momentWords: Set = [
    "start", "started", "startdate", "starttime", "end", "ended", "enddate", "endtime", "finish", "finished",
    "submitdate", "recorded", "recordeddate", "completed", "timestamp", "response", "responded",
  ]
  /// Words for measurements of how people answered.
  private static let timerWords: Set = [
    "duration", "timer", "clicks", "click", "submit", "progress", "seed", "lastpage", "timing", "timings",
  ]
  /// Words for columns that describe the form, not the person.
  private static let formWords: Set = [
    "status", "language", "userlanguage", "startlanguage", "channel", "distributionchannel", "finished",
    "browser", "device", "consent", "collector",
  ]

  /// Whether the table is a survey. At least ten columns, and at least half of all columns that are not empty, have few
  /// distinct texts, such as answers to questions. In addition, a column records when people answered, or how fast if
  /// the rows have no other dates: events have a duration, too.
  var isSurvey: Bool {
    guard facts.rowCount >= 4, table.rowCount == facts.rowCount, profiles.count > Self.fewestQuestions else {
      return false
    }
    let questions = profiles.count {
      ($0.type == .text || $0.type == .boolean) && (1...12).contains($0.distinct) && $0.distinct < $0.present
    }
    guard questions >= Self.fewestQuestions, questions * 2 >= profiles.count(where: { $0.present > 0 }) else {
      return false
    }
    return profiles.contains(where: isAnswerMoment)
      || profiles.contains(where: isTimer) && !profiles.contains { $0.type == .date && $0.isNearlyComplete }
  }

  /// Whether a column has the times at which answers began, ended or were stored. People rarely begin at the same time;
  /// the days on which polls began are shared by many rows.
  func isAnswerMoment(_ column: ColumnProfile) -> Bool {
    column.type == .date
      && (Self.isStamp(column.words)
        || column.words.contains(where: Self.momentWords.contains) && column.distinct * 8 >= column.present)
  }

  /// Whether a column of a survey records the time that a person took, or the progress. A name that ends in "time"
  /// without blanks, such as `groupTime9`, was made by a program; "Screen time" is a question.
  func isTimer(_ column: ColumnProfile) -> Bool {
    guard column.type == .number else { return false }
    if column.words.contains(where: Self.timerWords.contains) { return true }
    guard !column.name.contains(" "), let last = column.words.last else { return false }
    return column.name.count > 4 && last.filter { !$0.isNumber }.hasSuffix("time")
  }

  /// The columns of a survey with answers of nearly all people.
  var surveyAnswers: [ColumnProfile] {
    profiles.filter {
      ($0.type == .text || $0.type == .boolean) && (2...12).contains($0.distinct) && $0.distinct < $0.present
        && $0.isNearlyComplete && !isNearlyConstant($0) && !$0.words.contains(where: Self.formWords.contains)
    }
  }
}
