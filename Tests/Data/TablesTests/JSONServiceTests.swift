import Testing

@testable import OpenChartsTables

/// JSON as web services return it and chart libraries expect it.
struct JSONServiceTests {
  private func read(_ text: String) throws -> OpenChartsTables.Table { try table(text) }

  @Test("rising moments in a first column without a name are dates", arguments: [1, 1000])
  func moments(_ scale: Int) throws {
    let rows = (0..<4).map { "[\((1_704_067_200 + $0 * 86_400) * scale),\($0)]" }.joined(separator: ",")
    let table = try table("[\(rows)]")
    #expect(table.columns[0].numbers?.first == moment(2024, 1, 1) && table.columns[0].type == .date)
    // Numbers of the size of timestamps that do not ascend from row to row are amounts.
    #expect(try read("[[1704067200,1],[1704067100,2],[1704067300,1]]").columns[0].type == .number)
  }

  @Test("a list beside an object of metadata is the table")
  func listBehindObject() throws {
    let table = try table(
      #"[{"page":1,"total":2},[{"date":"2020","value":83.1},{"date":"2021","value":83.2}]]"#)
    #expect(table.columns.map(\.name) == ["date", "value"] && table.columns[1].numbers == [83.1, 83.2])
    #expect(table.columns[0].type == .date)
  }

  @Test("names with years are rows, and names in groups keep their group")
  func nested() throws {
    let years = try table(
      #"{"Germany":{"2020":83.1,"2021":83.2,"2022":83.8},"France":{"2020":67,"2021":67.2,"2022":67.8}}"#)
    #expect(years.columns.map(\.name) == ["column 1", "2020", "2021", "2022"])
    #expect(names(years.columns[0]) == ["Germany", "France"] && years.columns[1].numbers == [83.1, 67])
    let groups = try table(
      #"{"Europe":{"Bern":{"people":3,"area":1},"Rome":{"people":4,"area":2}},"Asia":{"Kyoto":{"people":5,"area":3}}}"#
    )
    #expect(groups.columns.map(\.name) == ["group", "name", "people", "area"])
    #expect(names(groups.columns[0]) == ["Europe", "Europe", "Asia"])
    #expect(groups.columns[2].numbers == [3, 4, 5])
    let numbers = try table(#"{"Europe":{"Bern":3,"Rome":4},"Asia":{"Kyoto":5}}"#)
    #expect(
      numbers.columns.map(\.name) == ["group", "name", "value"] && numbers.columns[2].numbers == [3, 4, 5])
  }

  @Test(
    "labels and series are columns",
    arguments: [
      #"{"labels":["a","b"],"datasets":[{"label":"x","data":[1,2]},{"label":"y","data":[3,4]}]}"#,
      #"{"type":"bar","data":{"labels":["a","b"],"datasets":[{"label":"x","data":[1,2]},{"label":"y","data":[3,4]}]}}"#,
      #"{"xAxis":{"data":["a","b"]},"yAxis":{},"series":[{"name":"x","data":[1,2]},{"name":"y","data":[3,4]}]}"#,
      #"{"series":[{"data":[1,2],"name":"x"},{"name":"y","data":[3,4]}],"xAxis":[{"categories":["a","b"]}]}"#,
    ])
  func series(_ text: String) throws {
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["label", "x", "y"])
    #expect(names(table.columns[0]) == ["a", "b"])
    #expect(table.columns[1].numbers == [1, 2] && table.columns[2].numbers == [3, 4])
  }

  @Test("series of pairs are columns if their times are equal, otherwise rows with the series name")
  func pairs() throws {
    let days = (0..<3).map { 1_704_067_200_000 + $0 * 86_400_000 }
    func list(_ factor: Int) -> String {
      "[" + days.map { "[\($0),\($0 % 7 * factor)]" }.joined(separator: ",") + "]"
    }
    let alike = try table(#"{"A":\#(list(1)),"B":\#(list(2))}"#)
    #expect(
      alike.columns.map(\.name) == ["time", "A", "B"] && alike.columns[0].numbers?[0] == moment(2024, 1, 1))
    let other = try table(
      #"{"series":[{"name":"A","data":\#(list(1))},{"name":"B","data":[[1704067200001,5]]}]}"#)
    #expect(other.columns.map(\.name) == ["series", "time", "value"] && other.rowCount == 4)
    #expect(names(other.columns[0]) == ["A", "A", "A", "B"])
  }

  @Test("the answer of Prometheus has times, labels and values")
  func prometheus() throws {
    let table = try table(
      """
      {"status":"success","data":{"resultType":"matrix","result":[
      {"metric":{"instance":"a","job":"n"},"values":[[1704067200,"0.31"],[1704067260,"0.35"]]},
      {"metric":{"instance":"b"},"values":[[1704067200,"0.11"],[1704067260,"0.15"]]}]}}
      """)
    #expect(table.columns.map(\.name) == ["time", "instance", "job", "value"])
    #expect(
      table.columns[0].numbers?[1] == moment(2024, 1, 1, 60)
        && table.columns[3].numbers == [0.31, 0.35, 0.11, 0.15])
    #expect(
      names(table.columns[1]) == ["a", "a", "b", "b"] && names(table.columns[2]) == ["n", "n", nil, nil])
    let vector = try read(
      #"{"data":{"result":[{"metric":{"job":"a"},"value":[1704067200,"1"]},{"metric":{"job":"b"},"value":[1704067200,"2"]}]}}"#
    )
    #expect(vector.columns[2].numbers == [1, 2])
  }

  @Test("column names in a separate list")
  func split() throws {
    let table = try table(
      #"{"columns":["city","people"],"index":[0,1],"data":[["Rome",5],["Oslo",7]]}"#)
    #expect(table.columns.map(\.name) == ["city", "people"] && table.columns[1].numbers == [5, 7])
    let named = try read(#"{"columns":["a","b"],"index":["x","y"],"data":[[1,5],[2,7]]}"#)
    #expect(names(named.columns[0]) == ["x", "y"] && named.columns.map(\.name) == ["column 1", "a", "b"])
  }
}

/// Lists within the objects that web services return.
struct WrappedListTests {
  @Test(
    "a list may be deep in objects",
    arguments: [
      #"{"data":{"cities":[{"city":"Rome","people":5},{"city":"Oslo","people":7}]}}"#,
      #"{"lat":52.5,"units":{"people":"million"},"hourly":{"city":["Rome","Oslo"],"people":[5,7]}}"#,
      #"{"aggregations":{"by":{"buckets":[{"city":"Rome","people":5},{"city":"Oslo","people":7}]}}}"#,
    ])
  func deep(_ text: String) throws {
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["city", "people"] && table.columns[1].numbers == [5, 7])
  }

  @Test("rows keyed by date, beside an object of metadata")
  func dated() throws {
    let table = try table(
      """
      {"Meta Data":{"1. Symbol":"IBM"},"Daily":{"2024-01-03":{"open":"160.1"},"2024-01-02":{"open":"161.1"},
      "2024-01-01":{"open":"159.1"}}}
      """)
    #expect(table.columns[0].type == .date && table.columns[1].numbers == [160.1, 161.1, 159.1])
  }
}
