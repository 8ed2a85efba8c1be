import OpenChartsTables

extension ChoiceRule {
  /// The rules of automatic charts. The candidate with the most points is drawn.
  static let all: [ChoiceRule] = forms + columns + faults

  // MARK: Forms

  /// The points of each form that a table allows.
  private static let forms: [ChoiceRule] = [
    form(
      .prices, "prices", 100,
      "open, high, low and close belong in one picture, which readers of stock pages know"),
    form(
      .estimates, "estimates", 92,
      "an estimate with its limits is a point with an error bar, and the limits alone would hide the estimate"
    ),
    form(
      .spans, "spans", 90,
      "rows with a start and an end are lengths of time or ranges, and a bar between both shows them"),
    form(.change, "change", 80, "where rows have dates, the first question is how the values changed"),
    form(
      .headers, "times as columns", 70, "columns named after years or months are one measure at many times"),
    form(
      .seasons, "seasons", 86,
      "where each year has its months, a line for each year shows the seasons and how the years differ"),
    form(.hours, "hours as columns", 85, "columns named after hours show the course of each day"),
    form(.course, "course", 65, "numbers that count the steps of each name belong on the x axis, like time"),
    form(.map, "places", 60, "longitudes and latitudes are positions, which readers expect on a map"),
    form(
      .crossTable, "cross table", 55,
      "one value for each pair of two names is a grid, in which rows and columns can be compared"),
    form(
      .parts, "columns of one kind", 54,
      "columns of one quantity, side by side for each name, can be compared at once"),
    form(
      .outcomes, "outcomes", 58,
      "where each row has one of two outcomes, such as lived or died, the shares in the most important groups are the story"
    ),
    form(
      .sums, "sums of columns", 53,
      "columns that count one thing by its kind, such as votes by party, are compared by their sums"),
    form(
      .answers, "answers on one scale", 96,
      "many questions that were answered on one scale are compared by their mean answers"),
    form(
      .comparison, "comparison", 40,
      "bars with a common zero are the most exact way to compare things by name"),
    form(
      .samples, "samples", 45,
      "columns of one kind without names are samples, and boxes show how each is spread"),
    form(
      .order, "order", 35,
      "a first column in equal steps, or a column of ages in such steps, is an order, and a line follows it"),
    form(
      .relation, "relation", 30,
      "two measures of the same rows raise the question whether they are related"),
    form(.few, "few values", 25, "a few values are better read as bars than as a distribution"),
    form(
      .distribution, "distribution", 20, "the distribution of a measure shows what is usual and what is rare"),
    form(
      .events, "events", 10,
      "rows with dates but without measures are events, and their number over time is the news"),
    form(
      .frequency, "frequency", 5,
      "where there is nothing to measure, the number of rows of each kind can be shown"),
  ]

  // MARK: Columns

  private static let columns: [ChoiceRule] = [
    columns(
      "many rows of each name", 20,
      "many rows of each name are observations, and points show all of them, where bars would show means"
    ) {
      $0.form == .relation && $1.isObservations && !$1.addsUp
    },
    columns(
      "one row of each name", -45,
      "rows with unique names and repeated dates are things to compare; a sum by date would describe none of them"
    ) {
      candidate, facts in candidate.form == .change && facts.isOneRowForEachName
    },
    columns(
      "events at places", -45,
      "events that each have their own place are a map first, and a line through them joins what does not belong together"
    ) {
      $0.form == .change && $1.isOneEventForEachPlace
    },
    columns(
      "dates of things", -45,
      "days on which people were born or hired, or rows were changed, do not show how anything developed"
    ) {
      $0.form == .change && $1.hasOnlyStamps
    },
    columns(
      "a complete plan", -45,
      "where each combination of names has one row, as in experiments, readers compare the names and not the days"
    ) {
      $0.form == .change && $1.isDesign
    },
    columns(
      "ranked", 12, "the measure by which rows are ranked is what the ranking is about"
    ) {
      candidate, facts in
      candidate.form == .comparison && candidate.measure != nil && candidate.measure == facts.ranked
        && candidate.position == facts.rankedName
    },
    columns(
      "balance", 12, "beside gains and losses, their running total tells where they lead"
    ) {
      $0.form == .change && $0.measure != nil && $0.measure == $1.balance
    },
    columns(
      "pairs of names", -45,
      "where each row is a pair of names, such as two teams, a mean of all pairs of a date describes none of them"
    ) {
      candidate, facts in
      candidate.form == .change && facts.areRowsPairs
        && !(candidate.measure.map(facts.planner.isAdditive) ?? false)
    },
    columns(
      "related at few dates", 55,
      "where few dates have many rows each, and two measures depend on each other, points show more than a line of means"
    ) {
      candidate, facts in
      guard candidate.form == .relation, let (x, y) = facts.relatedAtFewDates else { return false }
      return candidate.position == x && candidate.measure == y
    },
    columns(
      "related measurements", 16,
      "where many things have two measurements that depend on each other, points show each thing"
    ) {
      candidate, facts in
      guard candidate.form == .relation, let (x, y) = facts.relatedLevels else { return false }
      return candidate.position == x && candidate.measure == y
    },
    columns(
      "taking part", 55,
      "where names take part in some years only, the number of their years ranks them"
    ) {
      candidate, facts in
      candidate.form == .frequency && candidate.position != nil
        && candidate.position == facts.participants?.index && facts.answers.isEmpty
    },
    columns(
      "few events for each line", -45,
      "where each line would join a handful of sales at any time, their sums by name tell more"
    ) {
      $0.form == .change && $1.hasFewEvents
    },
    columns(
      "noise of many names", -45,
      "where many names have values now and then and without a course, their lines cross at random"
    ) {
      $0.form == .change && $1.hasNoisyLines
    },
    columns(
      "places with names", -24,
      "points on a map have no names, and bars compare up to 60 named places with many measures exactly"
    ) {
      $0.form == .map && $1.hasNamedPlaces
    },
    columns(
      "a row for each year", -45,
      "where each year has one row, the years are the x axis, and the places only tell where it was"
    ) {
      $0.form == .map && $1.hasOneRowForEachYear
    },
    columns(
      "few places", -24,
      "measurements at a few places hide each other on a map, and the names of the places tell them apart"
    ) {
      $0.form == .map && $1.hasFewPlaces
    },
    columns(
      "one month of many", -45,
      "a column for each month belongs together, and the course of one month leaves out the rest of the year"
    ) {
      candidate, facts in
      (candidate.form == .change || candidate.form == .comparison)
        && candidate.measure.map { facts.partsOfYear.contains($0) } ?? false
    },
    columns(
      "marks and grades", -65,
      "ratings that many people gave at any time follow no course; the number of times that each was given is clear"
    ) {
      candidate, facts in
      (candidate.form == .change || candidate.form == .few)
        && facts.profile(candidate.measure).map { facts.areMarks($0) } ?? false
    },
    columns(
      "a rate of counts", 12, "where the table gives the rate of two counts, the rate is what it compares"
    ) {
      $0.measure != nil && $0.measure == $1.givenRate && $0.form == .comparison
    },
    columns(
      "a bar for each row", 6,
      "up to 60 rows with unique names can each have a bar, and nothing is hidden in a mean"
    ) {
      candidate, facts in
      candidate.form == .comparison && facts.profile(candidate.position).map { facts.isOwnName($0) } ?? false
    },
    columns(
      "the names that matter", 6,
      "of several columns of names, the one on which the measure depends most has the news"
    ) {
      candidate, facts in
      candidate.form == .comparison && candidate.position != nil && candidate.position == facts.decidingName
        && candidate.measure == facts.measures.first?.index
    },
    columns(
      "means beside rows with names", -12,
      "where each row has its name, readers look for the row, and a mean of groups hides it"
    ) {
      candidate, facts in
      candidate.form == .comparison && facts.hasNamedRows
        && facts.profile(candidate.position).map { $0.distinct < facts.rowCount } ?? false
    },
    columns(
      "codes without end", -30,
      "more than 60 codes say nothing to readers, but their values have a distribution"
    ) {
      candidate, facts in
      candidate.form == .comparison
        && facts.profile(candidate.position).map { $0.distinct > 60 && ($0.role != .name || $0.isNumbered) }
          ?? false
    },
    columns(
      "names without end", -25, "60 bars of more than a thousand names show only a small part of the table"
    ) {
      candidate, facts in
      candidate.form == .comparison
        && facts.profile(candidate.position).map { $0.distinct > 1000 } ?? false
    },
    columns(
      "bars of one length", -30,
      "the largest of more than 150 values are nearly equal, and the distribution shows all of them"
    ) {
      candidate, facts in
      guard candidate.form == .comparison, let name = facts.profile(candidate.position),
        let measure = facts.profile(candidate.measure)
      else { return false }
      return facts.planner.isRankingOfLikeBars(name, measure)
    },
    columns(
      "times of answers", -8,
      "many rows with a start and an end are answers or calls, and their content matters more than their time"
    ) {
      $0.form == .events && $1.hasStartAndEnd
    },
    columns(
      "numbers of names", 45,
      "where all numbers describe the names, such as the grade of each pollster, the number of rows over time is the news"
    ) {
      $0.form == .events && $1.describeMeasuresNames
    },
    columns(
      "events of many years", 55,
      "where more than a thousand events at places are described in words, their number by year is the news"
    ) {
      $0.form == .events && $1.areEventsOfManyYears
    },
    columns(
      "answers", 90, "a table with the time of each answer is a survey, and the answers are counted"
    ) {
      $0.form == .frequency && !$1.answers.isEmpty
    },
    columns(
      "parties and candidates", 2,
      "in a count of votes, the parties and candidates matter more than the places"
    ) {
      candidate, facts in
      candidate.form == .comparison
        && facts.profile(candidate.position).map {
          $0.words.contains(where: RoleWords.candidates.contains)
        } ?? false
    },
    columns("room for names", 3, "up to 40 names can be read at once") { candidate, facts in
      candidate.form == .comparison && facts.profile(candidate.position).map { $0.distinct <= 40 } ?? false
    },
    columns(
      "the whole first", 4,
      "the sum of the other columns tells the size of each thing, before its parts are shown"
    ) {
      candidate, facts in
      candidate.form == .comparison && candidate.measure != nil && candidate.measure == facts.totalColumn
        && facts.ratesOfNames.isEmpty
    },
    ChoiceRule(
      name: "later columns", weight: -2.9,
      reason: "people put the columns that matter most first",
      test: .columns { candidate, _ in Double(min(candidate.rank, 10)) / 10 }),
  ]

  // MARK: Faults

  /// Rules that test the plan; each has a negative weight.
  private static let faults: [ChoiceRule] = [
    plan("a mean of few large values", -30, "a mean that a few large values dominate describes no row") {
      plan, candidate, facts in
      candidate.form == .change && plan.y?.aggregate == .mean && facts.isSkewed
    },
    plan(
      "means of changing names", -45,
      "where other names have rows each year, the mean of a year says little about any of them"
    ) {
      plan, candidate, facts in
      candidate.form == .change && (plan.y?.aggregate == .mean || plan.y?.aggregate == .median)
        && (facts.participants != nil || facts.hasSparseNames)
    },
    plan(
      "a median of far values", -45,
      "where most values differ by more than a factor of three hundred, the median of a year describes none of them"
    ) {
      plan, candidate, facts in
      candidate.form == .change && plan.y?.aggregate == .median && facts.planner.arguments.aggregate == nil
        && [candidate.measure, facts.timeMeasures.first?.index].compactMap { $0 }
          .contains(where: facts.planner.spansMagnitudes)
    },
    plan("equal bars", -36, "bars that are all equal tell nothing") { plan, candidate, facts in
      (candidate.form == .comparison || candidate.form == .frequency) && facts.planner.hasEqualBars(plan)
    },
    plan(
      "the same twice", -14,
      "two columns that nearly repeat each other make a straight line, which tells nothing"
    ) {
      plan, candidate, facts in candidate.form == .relation && facts.nearlyEqual(plan)
    },
    plan(
      "points on an axis", -14, "where most values are zero, the points lie on an axis and hide each other"
    ) {
      plan, candidate, facts in candidate.form == .relation && facts.liesOnAxis(plan)
    },
    plan(
      "points on points", -14,
      "where ten rows share each point, points hide how many rows there are"
    ) {
      plan, candidate, facts in candidate.form == .relation && facts.haveRowsOnePlace(plan)
    },
    plan(
      "no relation", -12,
      "hundreds of points of two unrelated measures are a cloud"
    ) {
      plan, candidate, facts in candidate.form == .relation && facts.isUnrelated(plan)
    },
  ]
}
