import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Values of tables within the text of a report, and parameters.
@MainActor struct ReportValueTests {
  let maker = try! ReportMaker()

  @Test(arguments: [
    ("mean(rain.csv: rain_mm)", "55.13"), ("sum(rain.csv: rain_mm where city = 'Rome')", "140"),
    ("count(rain.csv)", "4"), ("count(rain.csv where rain_mm > 1000)", "0"),
    ("max(rain.csv: month)", "February 1, 2024"),
    ("value(rain.csv: city where rain_mm between 79 and 81)", "Rome"), ("p50(rain.csv: \"rain_mm\")", "55"),
    ("sum(rain.csv: rain_mm where city in ('Oslo')) / sum('rain.csv': rain_mm) as percent", "36.508%"),
    ("sum(rain.csv: rain_mm where city = 'Oslo') / sum(rain.csv: rain_mm) as 0%", "37%"),
    ("-(1 + 2) * 3 - 4 / 2", "-11"), ("mean(rain.csv: rain_mm) as '0.0 mm'", "55.1 mm"), ("year", "2024"),
    ("first(rain.csv: rain_mm)", "50"), ("last(rain.csv: rain_mm where city = 'Oslo')", "30.5"),
    ("last(rain.csv: city where rain_mm > 70)", "Rome"), ("last(rain.csv: rain_mm where month = 2024)", "60"),
    ("year + 1 as '0'", "2,025"), ("sum(rain.csv: rain_mm) * 1000", "220,500"),
    ("2*3*4", "24"), ("sum(rain.csv: \"rain_mm\") * sum(rain.csv: \"rain_mm\")", "48,620"),
    ("count(rain.csv where rain_mm<60 and rain_mm>10)", "2"), ("-0.4 as 0", "0"), ("-0.6 as 0", "-1"),
    ("1e3 * 2", "2,000"), ("2.5E-1", "0.25"),
  ])
  func valuesAreComputed(expression: String, text: String) throws {
    let html = try maker.page("---\nparameters:\n  year: 2024\n---\n\nIt is **{= \(expression) }** now.\n")
    let found = try #require(html.firstMatch(of: /It is <strong>([^<]*)<\/strong> now/)).output.1
    #expect(found == text)
  }

  @Test(
    "Dates of reports have the precision of the table",
    arguments: [
      ("max(years.csv: year)", "2023"), ("max(years.csv: year) - min(years.csv: year)", "2"),
      ("value(years.csv: sales where year = 2022)", "12.5"), ("last(years.csv: month)", "March 2024"),
      ("last(years.csv: quarter)", "Q3 2024"), ("max(years.csv: year) - 1", "2022"),
      ("min(years.csv: sales) / 1000000000", "0.00000001"), ("1234.5678 * 1", "1,235"),

    ])
  func datesAreAsFineAsTheTable(expression: String, text: String) throws {
    _ = try maker.folder.file(
      "years.csv",
      "year,month,quarter,sales\n2021,2024-01,2024Q1,10\n2022,2024-02,2024Q2,12.5\n2023,2024-03,2024Q3,14\n")
    let html = try maker.page("It is **{= \(expression) }** now.\n")
    let value = try #require(html.firstMatch(of: /It is <strong>([^<]*)<\/strong> now/)).output.1
    #expect(value == text)
  }

  @Test(arguments: [
    ("mean(rain.csv: rain)", "rain.csv: there is no column \"rain\"; did you mean \"rain_mm\"?"),
    ("mean(none.csv: a)", "none.csv: there is no such file"),
    ("mean(/etc/passwd: a)", "/etc/passwd: outside the folder of the report; --allow-files allows it"),
    ("mean(rain.csv: city)", "rain.csv: column \"city\" holds no numbers for mean"),
    ("mean(rain.csv)", "mean(rain.csv) needs a column, as in mean(rain.csv: rain_mm)"),
    (
      "mean(rain.csv: rain_mm where town = 'x')",
      "where at \"town = 'x'\" (character 1): there is no column \"town\""
    ),
    ("mean(rain.csv: rain_mm where city = 'x')", "rain.csv: no row has a value"),
    ("value(rain.csv: city)", "rain.csv: value() needs one row, and 4 match"),
    (
      "avg(rain.csv: rain_mm)",
      "at \"avg(rain.csv: rain_mm)\": avg is no function; there are count, sum, mean"
    ),
    ("yaer", "there is no parameter \"yaer\"; did you mean year?"), ("1 / 0", "this divides by 0"),
    ("1 +", "at its end: expected a number, a parameter, or a function such as mean("),
    ("count(postgresql://x/y)", "there is no such file"),
    ("count('postgresql://x/y')", "a value comes from a file"),
    ("1 as !!", "\"!!\" is no format"),
  ])
  func wrongValuesHaveALine(expression: String, problem: String) throws {
    for ending in ["html", "pdf"] {
      let result = try maker.run(
        "---\nparameters:\n  year: 2024\n---\n\nText\nIt is {= \(expression) }.\n", ending: ending)
      #expect(result.status == 1 && result.error.count == 1)
      #expect(result.error.first?.hasPrefix("report.md:7: {= ") == true, "\(result.error)")
      #expect(result.error.first?.contains(problem) == true, "\(result.error)")
    }
  }

  @Test func parametersAreSetInTheReportAndAtTheTerminal() throws {
    let text =
      "---\ntitle: Rain in {= city }\nparameters:\n  city: Rome\n---\n\n## {= city }\n\n```chart\nrain.csv --where \"city = '{= city }'\"\n--x month --y rain_mm --title \"{= city }: {= sum(rain.csv: rain_mm) }\"\n```\n"
    let html = try maker.page(text)
    #expect(html.contains("<title>Rain in Rome</title>") && html.contains("<h2 id=\"rome\">Rome</h2>"))
    #expect(html.contains("<iframe title=\"Rome: 220.5\""))
    let other = try maker.page(text, "--set", "city=Oslo")
    #expect(other.contains("<h1>Rain in Oslo</h1>") && other.contains("<iframe title=\"Oslo: 220.5\""))
    #expect(
      try maker.run(text, "--set", "town=Oslo").error[0].contains(
        "--set town: the report has no such parameter; there are city"))
    #expect(
      try maker.run(text, "--set", "city").error[0].contains(
        "--set city is no parameter with its value, as in --set year=2024"))
  }

  @Test(arguments: [
    ("sum(rain.csv: rain_mm where city = city)", "140"), ("count(rain.csv where rain_mm > least)", "2"),
    ("count(rain.csv where month = day)", "2"), ("count(rain.csv where city in (city, 'Oslo'))", "4"),
    ("count(rain.csv where rain_mm between low and least)", "2"),
  ])
  func parametersAreValuesInConditions(expression: String, text: String) throws {
    let settings = "---\nparameters:\n  city: Rome\n  least: 50\n  low: -1.5\n  day: 2024-01-01\n---\n\n"
    let html = try maker.page(settings + "It is {= \(expression) }.\n")
    #expect(html.contains("It is \(text)."))
    let other = try maker.run(settings + "{= count(rain.csv where city = town) }\n")
    #expect(other.status == 1 && other.error.first?.contains("expected a value") == true, "\(other.error)")
  }

  @Test func openValuesAndTooManyAreRefused() throws {
    #expect(
      try maker.run("a\n\nb {= mean(rain.csv: \n").error == [
        "report.md:3: a value begins with {= and does not end with } in the same line; within a table, write \\| for |"
      ])
    let many = (0..<1_001).map { "{= \($0) + 1 }\n\n" }.joined()
    #expect(try maker.run(many).error == ["report.md:2001: more than 1,000 different values {= … }"])
    // The values in charts count, too.
    let some = (0..<1_000).map { "{= \($0) + 1 }\n\n" }.joined()
    let chart = "```chart\nrain.csv --x city --y rain_mm\n--title \"{= 0 + 1 } {= 2 * 2 }\"\n```\n"
    #expect(
      try maker.run(some + chart).error == ["report.md:2003: more than 1,000 different values {= … }"])
    #expect(try maker.page("`{= x }`").contains("<code>{= x }</code>"))
    let deep = String(repeating: "(", count: 3_000) + "1"
    #expect(try maker.run("{= \(deep) }").error.count == 1)
  }

  @Test func aBarOfAValueInATableIsEscaped() throws {
    _ = try maker.folder.file("bar.csv", "a|b,c\n1,5\n2,6\n")
    let table = "| x |\n|---|\n| {= sum(bar.csv: \"a#b\") } |\n"
    #expect(try maker.page(table.replacing("#", with: "\\|")).contains("<td>3</td>"))
    let wrong = try maker.run(table.replacing("#", with: "|"))
    #expect(wrong.error.first?.contains("within a table, write \\| for |") == true, "\(wrong.error)")
  }

  @Test func aValueInABareAddressNamesItsLine() throws {
    let result = try maker.run("Text\n\nmore\nhttps://example.org/{=x\n")
    #expect(result.error.first?.contains(#/^report\.md:[34]: /#) == true, "\(result.error)")
  }
}
