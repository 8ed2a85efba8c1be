import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Estimates with their limits, and errors with two ends.
@MainActor
struct EstimateTests {
  @Test(arguments: [
    "Group,Estimate,CI lower,CI upper\nPlacebo,2.1,1.4,2.8\nLow dose,3.0,2.2,3.8\nHigh dose,4.7,3.9,5.5\n",
    "term,coef,conf.low,conf.high\nage,0.21,0.14,0.28\nsex,-0.30,-0.52,-0.08\nbmi,0.05,-0.01,0.11\n",
    "Grade,Midpoint,Minimum,Maximum\nG5,38,32,44\nG6,46,38,54\nG7,57,47,67\n",
  ])
  func estimatesWithLimitsArePointsWithErrorBars(text: String) throws {
    let plan = try plan(text)
    #expect(plan.shape == .point && plan.x?.source == .column(0) && plan.y?.source == .column(1))
    #expect(plan.error == .limits(low: 2, high: 3))
  }

  @Test func aMeanWithItsDeviationHasAnErrorBarToBothSides() throws {
    let plan = try plan("Group,Mean,SD\nA,2.1,0.4\nB,3.0,0.8\nC,4.0,0.7\n")
    #expect(plan.shape == .point && plan.y?.source == .column(1) && plan.error == .column(2))
  }

  @Test func estimatesOverYearsAreALineWithErrorBars() throws {
    let plan = try plan(
      "year,estimate,lower_ci,upper_ci\n2019,21,14,28\n2020,30,22,38\n2021,33,27,39\n2022,35,30,41\n")
    #expect(plan.shape == .line && plan.y?.source == .column(1) && plan.error == .limits(low: 2, high: 3))
  }

  @Test(arguments: [
    "task,start,end\nA,1,4\nB,2,7\nC,3,9\n", "city,low,high,visitors\nA,1,4,120\nB,2,7,90\nC,3,9,200\n",
  ])
  func limitsWithoutAnEstimateBetweenThemStaySpans(text: String) throws {
    #expect(try plan(text).error == nil)
  }

  @Test func theOptionTakesTheColumnsOfBothEnds() throws {
    let text = "k,v,lo,hi\na,10,9,14\nb,30,20,33\nc,20,,\n"
    let drawn = try data(
      text, "--mark", "bar", "--x", "k", "--y", "v", "--y-error", "lo,hi", "--sort", "-value")
    let ends = drawn.errorEnds([30, 20, 10])
    #expect(drawn.x?.names == ["b", "c", "a"])
    #expect(ends.low[0] == 20 && ends.high[0] == 33 && ends.low[2] == 9 && ends.high[2] == 14)
    #expect(ends.low[1].isNaN)
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let options = ["--mark", "point", "--x", "k", "--y", "v", "--y-error", "lo,hi"]
    #expect(run(["describe", file] + options).out.joined().contains("10, 9 to 14"))
    let source = run([file, "--swift"] + options).out.joined()
    #expect(source.contains("row.errorStart") && source.contains("row.errorEnd"))
  }

  @Test func theExplainedCommandNamesBothEnds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", "Group,Estimate,Lower,Upper\nA,2,1,3\nB,3,2,5\nC,4,3,6\n")
    let line = run([file, "--explain", "-o", folder.path + "/t.svg"]).out.joined()
    #expect(line.contains("--y-error Lower,Upper"), "\(line)")
  }

  @Test(arguments: ["lo,hi,v", "lo*,hi"])
  func moreColumnsAndPatternsAreRefused(choice: String) {
    let error = #expect(throws: PlanError.self) {
      _ = try plan(
        "k,v,lo,hi\na,1,0,2\nb,2,1,3\n", "--mark", "bar", "--x", "k", "--y", "v", "--y-error", choice)
    }
    #expect(error?.description.contains("the columns LOW,HIGH of both ends") ?? false)
  }
}
