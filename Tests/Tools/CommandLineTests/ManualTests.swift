import Foundation
import Testing

@testable import CommandLineTool

struct ManualTests {
  private let page = ManualPage.text()

  @Test func everyOptionAndCommandStandsInIt() {
    let options: [any DescribedOption] = Option.allCases + PreviewOption.allCases + ServeOption.allCases
    for option in options {
      let spelling = option.spelling.replacing("-", with: #"\-"#)
      #expect(page.contains(#"\fB\#(spelling)\fR"#), "\(option.spelling)")
      #expect(option.takesValue == (option.text.value != nil), "\(option.spelling)")
    }
    for option in Option.allCases { #expect(Option.headings.contains(option.heading)) }
    for command in ManualPage.commands { #expect(page.contains("opencharts \(command.name)")) }
  }

  /// The help of two screens and the manual tell of the same options.
  @Test func everyOptionStandsInTheHelp() {
    for option in Option.allCases where option != .help && option != .version {
      let name = option.spelling
      #expect(
        Help.text.matches(of: try! Regex("\(name)(?![a-z-])")).count > 0, "\(name)")
    }
  }

  /// No line begins as a macro by accident, and none is too long for those who read it in an editor.
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
