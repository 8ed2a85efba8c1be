import Foundation
import Testing

@testable import OpenChartsCommandLineTool

struct ManualTests {
  private let page = ManualPage.text()

  private var options: [any DescribedOption] {
    Option.allCases + PreviewOption.allCases + ServeOption.allCases + ReportOption.allCases
  }

  @Test func everyOptionHasOneDescriptionAndTheReverse() {
    let described = OptionText.all.map { "\($0.command) \($0.option.name)" }
    #expect(described.sorted() == options.map { "\(type(of: $0).command) \($0.rawValue)" }.sorted())
    for (command, option) in OptionText.all {
      #expect(!option.text.isEmpty && !option.heading.isEmpty, "\(command) \(option.name)")
      #expect(option.choices.allSatisfy { !$0.hasPrefix("=") }, "\(command) \(option.name)")
    }
    #expect(Set(OptionText.headings).count == OptionText.headings.count)
  }

  @Test func everyOptionAndCommandStandsInIt() {
    for option in options {
      let spelling = option.spelling.replacing("-", with: #"\-"#)
      #expect(page.contains(#"\fB\#(spelling)\fR"#), "\(option.spelling)")
    }
    for command in ToolCommand.all {
      #expect(page.contains("opencharts \(command.name)"))
      for note in command.notes { #expect(flat.contains(note.replacing("-", with: #"\-"#)), "\(note)") }
    }
    for kind in ["XLSX", "ODS"] { #expect(page.contains(kind)) }
    for form in ShowForm.allCases { #expect(flat.contains(form.rawValue)) }
  }

  /// The page without line breaks.
  private var flat: String { page.replacing("\n", with: " ") }

  /// The same date gives the same page. Without a date, the page does not use the clock.
  @Test func theDayIsTheBuilds() {
    #expect(ManualPage.day(of: [:]) == "")
    for odd in ["soon", "-1", "1e300", ""] { #expect(ManualPage.day(of: ["SOURCE_DATE_EPOCH": odd]) == "") }
    let day = ManualPage.day(of: ["SOURCE_DATE_EPOCH": "1709251199"])
    #expect(day == "2024-02-29")
    #expect(ManualPage.text(date: day).hasPrefix(#".TH OPENCHARTS 1 "2024-02-29" "OpenCharts 0.1.0""#))
  }

  /// The default duration of a transition is not documented for sound.
  @Test func defaultsAreThoseOfTheirCommand() {
    #expect(Option.duration.text.text.contains("with animate, a change from state to state (0.8)"))
  }

  /// The help and the manual document the same options.
  @Test func everyOptionStandsInTheHelp() {
    for option in Option.allCases where option != .help && option != .version {
      let name = option.spelling
      #expect(
        Help.text.matches(of: try! Regex("\(name)(?![a-z-])")).count > 0, "\(name)")
    }
  }

  /// No line begins as a macro by accident, and none is too long for an editor.
  @Test func linesAreMacrosOrText() {
    for line in page.split(separator: "\n") {
      #expect(!line.hasPrefix("'") && line.utf8.count < 120, "\(line)")
      if line.hasPrefix(".") {
        #expect(
          ["TH", "SH", "SS", "PP", "TP", "EX", "EE", "br"].contains(String(line.dropFirst().prefix(2))),
          "\(line)")
      }
    }
    #expect(page.hasPrefix(#".TH OPENCHARTS 1 "" "OpenCharts 0.1.0""#))
  }
}
