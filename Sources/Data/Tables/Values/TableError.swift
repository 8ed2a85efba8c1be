/// The failure to read an input. The description is one line: the position in the file, the problem, and where possible
/// a remedy.
package struct TableError: Error, Equatable, CustomStringConvertible {
  package var file: String
  /// The row number, counted as in a spreadsheet: the header is row 1. `nil` for the whole input.
  package var row: Int?
  package var column: String?
  package var problem: Problem

  package enum Problem: Equatable, Sendable {
    case empty
    /// - Parameter formats: A list of the supported formats, in words.
    case notText(formats: String)
    /// An archive that is not a spreadsheet, or a spreadsheet of an unsupported kind.
    case spreadsheet
    /// A spreadsheet that cannot be read, with the reason.
    case unreadableSheet(String)
    case noTable(String, near: String?)
    case tooLarge
    case unclosedQuote
    case tooManyFields(found: Int, expected: Int, delimiter: String)
    case tooManyColumns(Int)
    case notANumber(String)
    case notADate(String)
    /// A number in a date column that matches none of the numeric date formats.
    case notADateNumber(String)
    case notABoolean(String)
    case noSuchColumn(suggestion: String?)
    /// The name can mean several columns; the text is ``NameMatch/ambiguity``.
    case ambiguousColumn(String)
    case json(String)
  }

  package init(file: String, row: Int? = nil, column: String? = nil, _ problem: Problem) {
    self.file = file
    self.row = row
    self.column = column
    self.problem = problem
  }

  package var description: String {
    var location = file
    if let row { location += ": row \(row)" }
    if let column { location += row == nil ? ": column \"\(column)\"" : ", column \"\(column)\"" }
    return location + ": " + problem.text
  }
}

extension TableError.Problem {
  package var text: String {
    switch self {
    case .empty: "there are no rows to draw; expected a header and at least one row"
    case .notText(let formats): "this is not a text file; expected \(formats)"
    case .spreadsheet: "this is no spreadsheet that can be read (.xlsx and .ods are); save it as CSV first"
    case .unreadableSheet(let reason): "this spreadsheet cannot be read: \(reason)"
    case .noTable(let name, let near): TableChoice.missing(name, near: near)
    case .tooLarge: "a field is longer than 64 MB; is a quote missing?"
    case .unclosedQuote: "the quote that opens here is never closed; write a quote within quotes twice"
    case .tooManyFields(let fieldCount, let expected, let delimiter):
      "\(fieldCount) fields where the header has \(expected); quote a field that contains \(delimiter)"
    case .tooManyColumns(let count): "\(count) columns are too many for rows this short"
    case .notANumber(let text):
      "\"\(text)\" is not a number; expected one such as 12.5, or nothing where it is missing"
        + "; --missing leaves values out, --type COLUMN=text reads names"
    case .notADate(let text):
      "\"\(text)\" is not a date; expected one such as 2024-05-31, or nothing where it is missing"
        + "; --date-format reads other forms, --missing leaves values out"
    case .notADateNumber(let text):
      "\"\(text)\" is not a date that numbers can mean, such as 2024, 202405 or 20240531; give its form with"
        + " --date-format, such as %d%m%Y"
    case .notABoolean(let text):
      "\"\(text)\" is neither true nor false; expected true, false, yes, no or nothing"
    case .noSuchColumn(let suggestion):
      "there is no such column" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .ambiguousColumn(let text), .json(let text): text
    }
  }
}
