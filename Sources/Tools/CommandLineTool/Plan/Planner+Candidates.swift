import OpenChartsTables

/// The charts that a table allows.
extension Planner {
  /// The number of measures, names or dates that are tried in one form.
  private static let mostTried = 5

  /// All candidates. If several have the same points, the first one is preferred.
  ///
  /// - Parameter isComplete: Whether to include charts that cannot be the best one, for suggestions.
  func candidates(_ facts: ChoiceFacts, isComplete: Bool) -> [Candidate] {
    let special = [
      Candidate(form: .prices) { self.candlesticks() },
      Candidate(form: .estimates) { self.estimates(facts) }, Candidate(form: .spans) { self.spans() },
      Candidate(form: .headers) { self.timeHeaders(facts.names) },
      Candidate(form: .hours) { self.hourHeaders(facts) },
      Candidate(form: .seasons) { self.seasons(facts) },
      Candidate(form: .outcomes) { self.outcomeShares(facts) },
      Candidate(form: .sums) { self.columnSums(facts) },
      Candidate(form: .sums) { self.countedMarks(facts) },
      Candidate(form: .answers) { self.meanAnswers(facts) },
      Candidate(form: .parts) { self.sidesOfRows(facts) },
      Candidate(form: .parts) { self.meanShares(facts) },
      Candidate(form: .parts) { self.repeatedFamily(facts) },
      Candidate(form: .map) { self.map(self.profiles.filter(\.isMeasure)) },
    ]
    return special + overTime(facts) + grids(facts) + compared(facts) + related(facts)
      + (isComplete || facts.measures.isEmpty || !facts.answers.isEmpty ? byName(facts) : []) + events(facts)
  }

  private func overTime(_ facts: ChoiceFacts) -> [Candidate] {
    guard let date = facts.date else {
      guard let periods = facts.periods, let measure = facts.measures.first else { return [] }
      return [
        Candidate(form: .change, position: periods.index, measure: measure.index) {
          ChartPlan(.line, x: self.names(periods.index), y: self.channel(measure.index))
        }
      ]
    }
    let measures = facts.timeMeasures
    guard let first = measures.first else { return [] }
    var result: [Candidate] = []
    if let whole = wholeYear(over: date) {
      result.append(
        Candidate(form: .change, position: date.index, measure: whole) {
          var plan = self.lines(date, whole)
          self.noteLeftOut(&plan, [whole], of: measures)
          return plan
        })
    }
    result += [
      Candidate(form: .change, position: date.index, measure: first.index) {
        facts.balance == first.index ? self.lines(date, first.index) : self.overTime(date, measures)
      }
    ]
    for (index, measure) in measures.prefix(Self.mostTried).enumerated() {
      result.append(
        Candidate(form: .change, position: date.index, measure: measure.index, rank: index + 1) {
          self.lines(date, measure.index)
        })
    }
    return result
  }

  /// Candidates for tables with one row for each pair of a name and a step, or of two names.
  private func grids(_ facts: ChoiceFacts) -> [Candidate] {
    var result: [Candidate] = []
    if let (steps, name) = course(facts),
      let measure = facts.measures.first(where: { $0.index != steps.index && !$0.isCircularOrPlace })
    {
      result.append(
        Candidate(form: .course, position: steps.index, measure: measure.index) {
          self.lines(steps, measure.index, by: name)
        })
    }
    result.append(Candidate(form: .course) { self.numberedDays(facts) })
    result.append(Candidate(form: .crossTable) { self.matrix(facts) })
    if let (first, second) = crossed(facts), let measure = facts.measures.first {
      result.append(
        Candidate(form: .crossTable, position: first.index, measure: measure.index) {
          if let plan = self.sharesOfNames(first, second, measure) { return plan }
          var plan = ChartPlan(
            .rectangle, x: self.names(second.index), y: self.names(first.index),
            color: self.channel(measure.index))
          plan.stack = .none
          // Use the same order on both axes, so that the empty cells of equal names form a diagonal.
          if self.haveSameNames(first, second) { plan.sort = .name }
          return plan
        })
    }
    if facts.measures.isEmpty, facts.dates.isEmpty {
      result.append(Candidate(form: .crossTable) { self.timetable() })
    }
    return result
  }

  private func compared(_ facts: ChoiceFacts) -> [Candidate] {
    let (names, measures) = (facts.names, facts.measures)
    var result: [Candidate] = []
    let nameColumn = names.first(where: facts.isOwnName) ?? names.first { $0.distinct <= 40 } ?? names.first
    if let nameColumn, matrix(facts) == nil, facts.givenRate == nil {
      result.append(
        Candidate(form: .parts, position: nameColumn.index) { self.wideBars(nameColumn, measures) })
    }
    let rates = facts.givenRate == nil && facts.ranked == nil ? facts.ratesOfNames : []
    let subject =
      facts.givenRate ?? rates.first ?? facts.totalColumn ?? facts.ranked ?? facts.outcome
    let orderedMeasures = measures.filter { $0.index == subject } + measures.filter { $0.index != subject }
    for (row, name) in names.filter({ $0.distinct > 1 }).enumerated() {
      for (column, measure) in orderedMeasures.prefix(Self.mostTried).enumerated() {
        result.append(
          Candidate(form: .comparison, position: name.index, measure: measure.index, rank: row + column) {
            self.bars(name, measure)
          })
      }
    }
    if let participants = facts.participants {
      result.append(
        Candidate(form: .frequency, position: participants.index) {
          self.oriented(
            ChartPlan(.bar, x: self.names(participants.index), y: self.counted()))
        })
    }
    if names.isEmpty, measures.count == 1 {
      result.append(Candidate(form: .few, measure: measures[0].index) { self.fewBars(measures[0]) })
    }
    return result
  }

  private func related(_ facts: ChoiceFacts) -> [Candidate] {
    var result: [Candidate] = []
    let measures = facts.measures
    result.append(Candidate(form: .samples) { self.samples(facts) })
    if facts.names.isEmpty, facts.numbers.count >= 2 {
      let numbers = stepsFirst(facts.numbers)
      result.append(
        Candidate(form: .order, position: numbers[0].index) { self.inOrder(numbers) })
    }
    let ordered = facts.relatedMeasures
    for (x, y) in [(0, 1), (0, 2), (1, 2), (0, 3)] where y < ordered.count {
      result.append(
        Candidate(
          form: .relation, position: ordered[x].index, measure: ordered[y].index, rank: result.count
        ) { self.scatter([ordered[x], ordered[y]]) })
    }
    for (index, measure) in measures.prefix(Self.mostTried).enumerated() {
      result.append(
        Candidate(form: .distribution, position: measure.index, rank: index) { self.histogram(measure) })
    }
    return result
  }

  private func events(_ facts: ChoiceFacts) -> [Candidate] {
    guard let date = facts.date else { return [] }
    let hasMeasures = !facts.measures.isEmpty
    return [
      Candidate(form: .events, position: date.index) {
        self.countsOverTime(date, codesAreGroups: !hasMeasures)
      }
    ]
  }

  /// Counts of rows by name.
  private func byName(_ facts: ChoiceFacts) -> [Candidate] {
    if !facts.answers.isEmpty {
      return facts.answers.prefix(Self.mostTried).enumerated().map { index, answer in
        Candidate(form: .frequency, position: answer.index, rank: index) {
          self.oriented(ChartPlan(.bar, x: self.names(answer.index), y: self.counted()))
        }
      }
    }
    let first = countable()
    let otherNames = profiles.filter {
      $0.role == .name && $0.index != first?.index && (2...30).contains($0.distinct) && $0.isNearlyComplete
        && $0.distinct < $0.present
    }
    return ((first.map { [$0] } ?? []) + otherNames.prefix(Self.mostTried)).enumerated().map { index, name in
      let isNumeric = name.role == .measure || name.role == .year || name.role == .place
      return Candidate(form: .frequency, position: name.index, rank: index) {
        isNumeric
          ? self.histogram(name)
          : self.oriented(ChartPlan(.bar, x: self.names(name.index), y: self.counted()))
      }
    }
  }
}
