import OpenChartsTables

/// Election results with rows for several contests, or for ballots without a candidate.
extension TableFacts {
  /// Words for candidates and parties.
  private static let choiceWords: Set = [
    "candidate", "candidates", "candidatename", "kandidat", "kandidaten", "candidat", "candidato", "choice",
    "choicename",
  ]
  /// Words for elections that are held at once.
  private static let contestWords: Set = [
    "contest", "contests", "contestname", "race", "races", "office", "referendum", "scrutin", "wahl",
  ]
  /// Words for votes.
  private static let voteWords: Set = ["vote", "votes", "stimmen", "voix", "voti", "votos", "suffrages"]
  /// Names of counts that are not candidates, without spaces and punctuation.
  private static let otherCounts: Set = [
    "undervotes", "undervote", "overvotes", "overvote", "blanks", "blank", "blankvotes", "blankballots",
    "blankvoted", "registeredvoters", "ballotscast", "timescast", "timescounted", "votescast", "castvotes",
    "totalvotes", "totalballots", "ballotscastblank", "ballotscasttotal", "registeredvoterstotal",
    "exhausted",
    "exhaustedballots", "spoiled", "spoiledballots", "rejected", "invalid", "invalidvotes", "turnout",
    "ungültige", "ungültigestimmen", "gültigestimmen", "wahlberechtigte", "wähler", "blancs", "nuls",
    "inscrits",
    "votants", "exprimés", "abstentions", "votosnulos", "votosenblanco", "nulos", "blancos", "schedebianche",
    "schedenulle",
  ]

  /// Whether a name means a count such as `UNDER VOTES` or `Ballots Cast`, not a candidate.
  static func isOtherCount(_ name: String) -> Bool {
    otherCounts.contains(nameWords(name).joined())
  }

  /// The column of candidates and the one of votes; `nil` for other tables.
  private var votes: (candidate: ColumnProfile, votes: ColumnProfile)? {
    guard rowCount == table.rowCount,
      let candidate = profiles.first(where: {
        $0.type == .text && $0.distinct >= 2 && $0.words.contains(where: Self.choiceWords.contains)
      }),
      let votes = profiles.first(where: {
        $0.isAutomaticMeasure
          && $0.words.contains { word in
            Self.voteWords.contains(word) || word.hasSuffix("votes") || word.hasSuffix("stimmen")
          }
      })
    else { return nil }
    return (candidate, votes)
  }

  /// The rows of the largest of several contests: the one whose two leading candidates have the most votes. Votes of
  /// different contests do not add up, because they are cast by the same people. `nil` for other tables.
  ///
  /// - Complexity: O(rows).
  func ofLargestContest() -> TableFacts? {
    guard let (candidate, votes) = votes, let values = table.columns[votes.index].numbers,
      case .text(let candidateCodes, let candidates) = table.columns[candidate.index].values,
      let contest = profiles.first(where: {
        $0.type == .text && $0.distinct >= 2 && $0.distinct < rowCount && $0.index != candidate.index
          && $0.words.contains(where: Self.contestWords.contains)
      }),
      case .text(let contestCodes, let contests) = table.columns[contest.index].values
    else { return nil }
    let isCandidate = candidates.map { !Self.isOtherCount($0) }
    let pairs = GroupKeys(codes: contestCodes).combined(with: GroupKeys(codes: candidateCodes))
    var sums = [Double](repeating: 0, count: pairs.count)
    for (code, value) in zip(pairs.codes, values) where code >= 0 && value.isFinite {
      sums[Int(code)] += value
    }
    var leading = [(first: Double, second: Double)](repeating: (0, 0), count: contests.count)
    for (sum, row) in zip(sums, pairs.firstRows) where isCandidate[Int(candidateCodes[row])] {
      let index = Int(contestCodes[row])
      let old = leading[index]
      leading[index] = sum > old.first ? (sum, old.first) : (old.first, max(old.second, sum))
    }
    let sizes = leading.indices.map {
      Self.isOtherCount(contests[$0]) ? 0 : leading[$0].first + leading[$0].second
    }
    guard let most = sizes.max(), most > 0, let largest = sizes.firstIndex(of: most),
      var facts = having(contests[largest], in: contest, atLeast: 2)
    else { return nil }
    facts.table.notes[facts.table.notes.count - 1] =
      "the largest of \(contests.count) contests in \(spaced(contest.name)) is drawn, \(contests[largest]), because votes of "
      + "different contests do not add up; --where chooses rows"
    facts.quantity = ("\(spaced(votes.name)), \(contests[largest])", votes.index)
    return facts
  }

  /// The table without counts such as `UNDER VOTES` in its column of candidates; `nil` if there are none.
  func withoutOtherCounts() -> TableFacts? {
    guard let (candidate, _) = votes,
      case .text(let codes, let names) = table.columns[candidate.index].values
    else { return nil }
    let others = names.indices.filter { Self.isOtherCount(names[$0]) }
    guard !others.isEmpty, names.count - others.count >= 2 else { return nil }
    let omitted = Set(others)
    let list = others.prefix(3).map { names[$0] }.joined(separator: ", ") + (others.count > 3 ? ", …" : "")
    return picking(
      codes.indices.filter { !omitted.contains(Int(codes[$0])) },
      where: others.map { Self.condition(candidate, "<>", names[$0]) }.joined(separator: " AND "),
      note:
        "\(list) of \(spaced(candidate.name)) \(others.count == 1 ? "is" : "are") no candidates and left out; --where chooses rows"
    )
  }
}
