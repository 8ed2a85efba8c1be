import OpenChartsTables

/// The subject of a table if its columns do not name it: the line above the header, or the file's name.
enum TableSubject {
  /// Endings of the names of files with tables.
  private static let endings: Set = [
    "csv", "tsv", "tab", "txt", "dat", "json", "jsonl", "ndjson", "geojson", "xlsx", "xlsm", "ods", "parquet",
    "gz",
  ]
  /// Words in the names of files that say nothing about their contents.
  private static let emptyWords = yearWords.union([
    "data", "dataset", "datasets", "table", "tables", "export", "exported", "download", "downloaded", "file",
    "files",
    "test", "sheet", "query", "result", "results", "output", "csv", "report", "untitled", "unbenannt", "book",
    "mappe",
    "input", "sample", "example", "beispiel", "temp", "copy", "kopie", "final", "value", "values", "series",
    "daten",
    "datos", "dados", "données", "donnees", "dati", "tabelle", "tabla", "tableau", "chart", "document",
    "clean", "list",
    "liste", "wide", "long", "tidy", "latest", "stdin", "standard", "month", "months", "monthly", "day",
    "days", "daily",
    "date", "dates", "time", "times",
  ])
  /// Articles and prepositions.
  private static let smallWords: Set = [
    "a", "an", "the", "of", "in", "on", "at", "and", "for", "to", "from", "der", "die", "das", "des", "im",
    "und",
    "le", "la", "les", "du", "de", "et", "en", "el", "los", "las", "y", "il", "di", "e", "o", "os", "do",
    "da",
  ]
  /// First words of lines that name a table's source.
  private static let sourceWords: Set = [
    "source", "sources", "quelle", "fuente", "fonte", "note", "notes", "created", "generated", "exported",
    "downloaded",
    "stand", "last", "updated",
  ]

  /// The title above the header if it has 3 to 80 characters, else the words of the file's name; `nil` if both are
  /// meaningless.
  static func name(of table: Table) -> String? { table.title.flatMap(title) ?? words(ofFile: table.file) }

  private static func title(_ line: String) -> String? {
    var text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Cut the text at "by", because the chart's title names the groups.
    for word in [" by ", " nach "] {
      if let range = text.firstRange(of: word) { text.removeSubrange(range.lowerBound...) }
    }
    while let last = text.last, ".:;,".contains(last) { text.removeLast() }
    let words = nameWords(text)
    guard (3...80).contains(text.count), let first = words.first, !sourceWords.contains(first),
      words.contains(where: { $0.count >= 3 && !$0.contains(where: \.isNumber) && !emptyWords.contains($0) }),
      !text.contains("://")
    else { return nil }
    return text
  }

  /// The meaningful words of a file's name. `nil` if it is not the name of a file, or if it is a code such as UNRATE or
  /// x17b. Also `nil` if no word has at least four letters or is a short form of three capital letters, as in
  /// `data_GDP`.
  private static func words(ofFile file: String) -> String? {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var parts = name.split(separator: ".")
    let all = parts.count
    while let last = parts.last, parts.count > 1, endings.contains(last.lowercased()) { parts.removeLast() }
    let text = parts.joined(separator: " ")
    guard parts.count < all, text.contains(where: { $0.isLetter && !$0.isUppercase }) else { return nil }
    // The chart's title names the groups.
    let named = text.split { !$0.isLetter && !$0.isNumber }
    let end = named.dropFirst().firstIndex { ["by", "nach"].contains($0.lowercased()) } ?? named.endIndex
    let words = named[..<end].filter {
      // Numbers before the words only sort the files.
      !emptyWords.contains($0.lowercased()) && ($0.count == 4 || !$0.allSatisfy(\.isNumber))
    }
    let isReadable = words.allSatisfy { word in
      !word.contains(where: \.isNumber) || word.count == 4 && word.allSatisfy(\.isNumber)
    }
    // "Energy mix in the UK" has three words that say something.
    let sayingCount = words.count { !smallWords.contains($0.lowercased()) }
    guard isReadable, (1...6).contains(sayingCount),
      words.contains(where: {
        ($0.count >= 4 || $0.count == 3 && $0.allSatisfy(\.isUppercase)) && $0.allSatisfy(\.isLetter)
      })
    else { return nil }
    return words.joined(separator: " ")
  }
}
