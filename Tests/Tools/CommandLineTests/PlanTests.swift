import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The choice of a chart")
struct PlanTests {
  @Test("dates and numbers give a line")
  func line() throws {
    let plan = try plan(lines("date,price", 20) { "2000-01-\($0 + 10),\($0)" })
    #expect(plan.shape == .line && plan.x?.kind == .date && plan.color == nil)
    #expect(plan.title == "Price by date" && plan.xAxis.title == "date" && plan.yAxis.title == "price")
  }

  @Test("several rows per date are a line for each name, or one line of sums or means")
  func severalLines() throws {
    let series = try plan(
      lines("stock,date,price", 20) { "\($0 % 2 == 0 ? "A" : "B"),200\($0 / 2)-01-01,\($0)" })
    #expect(series.shape == .line && series.color?.title == "stock" && series.y?.aggregate == nil)
    let means = try plan(lines("date,price", 20) { "200\($0 / 2)-01-01,\(Double($0) + 0.5)" })
    #expect(means.y?.aggregate == .mean && means.title == "Mean price by date")
    let sums = try plan(lines("date,visitors", 20) { "200\($0 / 2)-01-01,\($0)" })
    #expect(sums.y?.aggregate == .sum && sums.yAxis.title == "total visitors")
  }

  @Test("noise over many days is shown by month; a smooth course is not")
  func noise() throws {
    func day(_ index: Int) -> String {
      let day = CivilDate(dayNumber: index)
      return "\(day.year)-\(day.month < 10 ? "0" : "")\(day.month)-\(day.day < 10 ? "0" : "")\(day.day)"
    }
    let rough = try plan(lines("date,temp", 1000) { "\(day($0)),\(Double(($0 * 7919) % 100) + 0.5)" })
    #expect(rough.x?.grouping == .unit(.month) && rough.y?.aggregate == .mean)
    #expect(rough.title == "Mean temp by month")
    let smooth = try plan(lines("date,temp", 1000) { "\(day($0)),\(Double($0) * 0.5)" })
    #expect(smooth.x?.grouping == Channel.Grouping.none && smooth.y?.aggregate == nil)
  }

  @Test("columns with a word in common are lines of one chart")
  func family() throws {
    let plan = try plan(lines("date,rain,temp_max,temp_min", 10) { "2000-01-\($0 + 10),0,\($0 + 5),\($0)" })
    #expect(plan.y?.source == .folded([2, 3]) && plan.color?.source == .foldedNames([2, 3]))
    #expect(plan.title == "Temp max and min by date" && plan.yAxis.title == "temp")
    let drawn = try data(lines("date,temp_max,temp_min", 10) { "2000-01-\($0 + 10),\($0 + 5),\($0)" })
    #expect(drawn.count == 20 && drawn.color?.names == ["temp max", "temp min"])
  }

  @Test("names and numbers are bars, horizontal if names are long or many")
  func bars() throws {
    let few = try plan("month,sales\nJan,3\nFeb,5\n")
    #expect(few.shape == .bar && !few.isHorizontal && few.x?.kind == .name && few.y?.aggregate == nil)
    let long = try plan(lines("state,sales", 6) { "A rather long name number \($0),\($0)" })
    #expect(long.isHorizontal && long.x?.title == "sales")
    let many = try plan(lines("state,sales", 20) { "S\($0),\($0)" })
    #expect(many.isHorizontal)
  }

  @Test("amounts of two names are stacked; means are side by side")
  func twoNames() throws {
    let text = lines("month,city,sales", 12) { "M\($0 / 2),\($0 % 2 == 0 ? "Rome" : "Oslo"),\($0)" }
    let sums = try plan(text)
    #expect(sums.color?.title == "city" && sums.stack == .standard)
    #expect(sums.title == "Sales by month and city")
    let means = try plan(text.replacing("sales", with: "rate"))
    #expect(means.stack == .dodge)
  }

  @Test("two numbers give points, one number a histogram, and names alone bars of counts")
  func numbers() throws {
    let points = try plan("a,b\n1.5,2\n2.7,9\n0.1,4\n")
    #expect(points.shape == .point && points.title == "B by a")
    let histogram = try plan(lines("price", 50) { "\(Double($0 % 17) * 1.1)" })
    #expect(histogram.shape == .bar && histogram.x?.grouping == .bins(nil) && histogram.y?.source == .rows)
    #expect(histogram.title == "Distribution of price" && histogram.yAxis.title == "count")
    let names = try plan("fruit\npear\napple\npear\n")
    #expect(names.shape == .bar && names.y?.source == .rows && names.title == "Count by fruit")
    let steps = try plan(lines("t,v", 30) { "\($0),\(Double(($0 * 7) % 13) + 0.5)" })
    #expect(steps.shape == .line)
  }

  @Test("a few values are bars by their dates or their name, and no histogram")
  func fewValues() throws {
    let one = try plan("a,b\nx,5\n")
    #expect(one.shape == .bar && one.x?.source == .column(0) && one.y?.source == .column(1))
    let dates = try plan("day,v\n2024-01-01,5\n2024-01-02,7\n2024-01-03,6\n")
    #expect(dates.shape == .bar && dates.x?.kind == .date && dates.x?.grouping == .unit(.day))
    #expect(dates.y?.source == .column(1) && dates.y?.aggregate == nil)
    let repeated = try plan("day,v\n2024-01-01,5\n2024-01-01,7\n2024-01-03,6\n")
    #expect(repeated.shape == .bar && repeated.y?.aggregate != nil)
    let same = try plan("name,v\na,5\na,7\n")
    #expect(same.shape == .bar && same.x?.source == .column(0) && same.y?.aggregate != nil)
    // Many values of one name are drawn as a distribution.
    let many = try plan(lines("unit,v", 60) { "kg,\($0 * 37 % 53)" })
    #expect(many.x?.grouping == .bins(nil))
  }

  @Test("observations of several kinds give points coloured by kind")
  func observations() throws {
    let plan = try plan(
      lines("species,length,depth", 60) { "S\($0 % 3),\(Double($0) * 1.3),\(Double($0 % 7) + 0.2)" })
    #expect(plan.shape == .point && plan.color?.title == "species")
  }

  @Test("a few prices give candlesticks")
  func candlesticks() throws {
    func text(_ count: Int) -> String {
      lines("date,open,high,low,close", count) {
        "\(2000 + $0 / 300)-\(($0 / 25) % 12 + 1)-\($0 % 25 + 1),1,3,0,2"
      }
    }
    #expect(try plan(text(20)).shape == .candlestick)
    let line = try plan(text(250))
    #expect(line.shape == .line && line.y?.title == "close")
  }

  @Test("columns named after years give lines over the years")
  func years() throws {
    let text = "country,1990,2000,2010\nA,1.5,2,3\nB,2,3,4\n"
    let plan = try plan(text)
    #expect(plan.shape == .line && plan.title == "Value by year and country")
    let drawn = try data(text)
    #expect(
      drawn.count == 6 && drawn.color?.names == ["A", "B"] && drawn.x?.extent?.lowerBound == -347_155_200)
  }

  @Test("starts and ends are floating bars")
  func spans() throws {
    let plan = try plan("task,start,end\nA,2000-01-01,2000-01-05\nB,2000-01-03,2000-01-09\n")
    #expect(plan.shape == .bar && plan.xEnd?.title == "end" && plan.isHorizontal)
    #expect(plan.title == "Start to end by task")
  }

  @Test("given options are followed")
  func given() throws {
    let text = lines("day,city,sales,cost", 24) {
      "2000-\($0 / 2 + 1)-03,\($0 % 2 == 0 ? "Rome" : "Oslo"),\($0),\($0 * 2)"
    }
    let bar = try plan(text, "--mark", "bar", "--x", "city", "--y", "sales", "--aggregate", "median")
    #expect(bar.y?.aggregate == .median && bar.title == "Median sales by city")
    let quarters = try plan(text, "--x", "day", "--y", "sales", "--time-unit", "quarter", "--mark", "bar")
    #expect(quarters.x?.grouping == .unit(.quarter) && quarters.y?.aggregate == .sum)
    let two = try plan(text, "--x", "day", "--y", "sales", "--y", "cost")
    #expect(two.shape == .line && two.y?.source == .folded([2, 3]))
    let histogram = try plan(text, "--x", "sales", "--bins", "4")
    #expect(histogram.shape == .bar && histogram.x?.grouping == .bins(4))
    let span = try plan(text, "--x", "sales:cost", "--y", "city")
    #expect(span.xEnd?.title == "cost" && span.shape == .bar)
    let map = try plan(text, "--mark", "rectangle", "--x", "city", "--y", "day")
    #expect(map.color?.source == .rows)
    let pie = try plan(text, "--mark", "sector", "--color", "city", "--y", "sales")
    #expect(pie.shape == .sector && pie.y?.aggregate == .sum && pie.title == "Sales by city")
    let titled = try plan(text, "--x", "city", "--title", "", "--x-title", "Where", "--y-domain", "0:50")
    #expect(titled.title.isEmpty && titled.xAxis.title == "Where" && titled.yAxis.domain == 0...50)
    let place = try plan(text, "--x", "2", "--y", "3")
    #expect(place.x?.title == "city" && place.y?.title == "total sales")
    #expect(try plan(text, "--mark", "area").shape == .area)
  }

  @Test(
    "an automatic chart with given styles has the mark of the option",
    arguments: ["bar", "area", "point"])
  func styledMark(mark: String) throws {
    let months = lines("month,sales", 24) {
      "\(2022 + $0 / 12)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1),\($0 * 3 % 7)"
    }
    #expect(try plan(months, "--color", "month").shape == .line)
    let drawn = try plan(months, "--mark", mark, "--color", "month")
    #expect(drawn.shape.rawValue == mark && drawn.color?.title == "month")
    #expect(drawn.title == "Sales by month")
  }

  @Test("titles name an aggregate only if it combines rows")
  func functions() throws {
    let months = "month,temp,rain\n2024-01,3,50\n2024-02,5,40\n2024-03,7,45\n"
    let several = try plan(months, "--x", "month", "--y", "*", "--mark", "bar")
    #expect(several.title == "Temp and rain by month" && several.yAxis.title == "temp and rain")
    let again = months + "2024-03,9,45\n"
    #expect(
      try plan(again, "--x", "month", "--y", "*", "--mark", "bar").title == "Mean temp and rain by month")
    let cells = "year,country,gdp\n2020,a,1.5\n2021,a,2\n2020,b,3\n2021,b,4\n"
    let map = ["--x", "year", "--y", "country", "--color", "gdp", "--mark", "rectangle"]
    let single = try ChartPlan(table(cells), parsed(map))
    #expect(single.title == "Gdp by year and country" && single.color?.title == "gdp")
    let combined = try ChartPlan(table(cells + "2021,b,6\n"), parsed(map))
    #expect(combined.title == "Mean gdp by year and country" && combined.color?.title == "mean gdp")
    let colored = try plan(
      "month,sales\n2024-01,1\n2024-02,2\n2024-03,4\n", "--x", "month", "--y", "sales", "--color", "month",
      "--mark", "bar")
    #expect(colored.title == "Sales by month")
    let days = lines("day,v", 7) { "2024-01-0\($0 + 1),\($0)" }
    #expect(try plan(days, "--x", "day", "--y", "v", "--time-unit", "weekday").title == "V by weekday")
  }

  @Test(
    "impossible charts are one line of error",
    arguments: [
      (["--x", "mnoth"], "sales.csv: there is no column \"mnoth\"; did you mean \"month\"?"),
      (["--x", "zzz"], "sales.csv: there is no column \"zzz\"; there are \"month\", \"sales\", \"price\""),
      (
        ["--x", "month", "--y", "price"],
        "sales.csv: row 4, column \"price\": \"12,3x\" is not a number; expected one such as 12.5, or nothing where it is missing; --missing leaves values out, --type COLUMN=text reads names"
      ),
      (
        ["--x", "month", "--y", "month", "--mark", "bar"],
        "sales.csv: --mark bar needs numbers on one axis; \"month\" and \"month\" hold none"
      ),
      (
        ["--x", "month", "--y", "sales", "--time-unit", "day"],
        "sales.csv: --time-unit needs a column of dates on x or y"
      ),
      (["--x", "month", "--bins", "3"], "sales.csv: --bins needs a column of numbers on x"),
      (["--x", "month", "--size", "month"], "sales.csv: column \"month\" holds text; --size needs numbers"),
      (
        ["--x", "sales", "--x-domain", "a:b"],
        "sales.csv: --x-domain a:b are not two different numbers such as 0:100"
      ),
      (
        ["--x", "sales", "--x-domain", "0:9", "--x-scale", "log"],
        "sales.csv: --x-domain of a log scale must be above 0"
      ),
      (
        ["--x", "sales", "--x-scale", "date"],
        "sales.csv: \"sales\" holds no dates; --type sales=date reads its numbers as dates"
      ),
    ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let table = try table("month,sales,price\nJan,3,1\nFeb,5,2\nMar,4,\"12,3x\"\n")
    #expect(throws: PlanError(message)) { try ChartPlan(table, parsed(arguments)) }
  }
}
