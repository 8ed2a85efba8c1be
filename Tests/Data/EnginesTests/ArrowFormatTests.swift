import Testing

@testable import OpenChartsEngines

@Suite struct ArrowFormatTests {
  @Test(arguments: [
    ("n", ArrowFormat.null), ("b", .boolean), ("c", .signed(bits: 8)), ("L", .unsigned(bits: 64)),
    ("e", .half),
    ("f", .float), ("g", .double), ("u", .text(isLarge: false)), ("U", .text(isLarge: true)),
    ("vu", .textView),
    ("d:10,2", .decimal(bits: 128, scale: 2)), ("d:50,3,256", .decimal(bits: 256, scale: 3)), ("tdD", .days),
    ("tsu:", .timestamp(perSecond: 1e6, hasZone: false)),
    ("tsn:Europe/Berlin", .timestamp(perSecond: 1e9, hasZone: true)),
    ("ttm", .seconds(perSecond: 1e3, bits: 32)),
    ("+l", .other), ("tiM", .other), ("tiD", .other), ("tin", .other), ("d:x", .other), ("", .other),
    ("z", .other),
  ])
  func lettersAreThoseOfTheSpecification(text: String, format: ArrowFormat) {
    #expect(ArrowFormat(text) == format)
  }
}

@Suite struct IntervalTests {
  @Test func intervalsOfSparkAreLeftOutAndOtherColumnsStay() {
    var interval = EngineField(name: "took", kind: .number)
    interval.isDuration = true
    let other = EngineShape.leavingOutInterval(interval)
    #expect(other.kind == .other && other.name == "took" && other.typeName == "interval")
    let number = EngineField(name: "n", kind: .number, isWhole: true, isExact: true)
    #expect(EngineShape.leavingOutInterval(number) == number)
  }
}

@Suite struct DriverManifestTests {
  @Test func aLibraryForEveryMachine() {
    let manifest = DriverManifest(
      """
      manifest_version = 1
      name = "PostgreSQL"
      version = '1.8.0' # the driver's
      [Driver]
      entrypoint = 'AdbcDriverPostgresqlInit'
      shared = "/opt/libpg.so"
      """)
    #expect(manifest?.library == "/opt/libpg.so" && manifest?.entry == "AdbcDriverPostgresqlInit")
    #expect(manifest?.version == "1.8.0")
  }

  @Test func aLibraryForEachMachine() {
    let text = """
      [Driver.shared]
      linux_amd64 = "/a \\"b\\".so"
      linux_arm64 = '/c.so'
      """
    #expect(DriverManifest(text, platform: "linux_amd64")?.library == "/a \"b\".so")
    #expect(DriverManifest(text, platform: "linux_arm64")?.library == "/c.so")
    #expect(DriverManifest(text, platform: "macos_arm64") == nil)
  }

  @Test(arguments: ["", "[Driver]", "shared = '/x.so'", "[Driver]\nshared = 3", "= = =", "[Driver\nshared"])
  func whatNamesNoLibraryIsNone(text: String) { #expect(DriverManifest(text) == nil) }
}

@Suite struct DataFileTests {
  @Test(arguments: [
    ("a.parquet", DataFile.Format.parquet), ("data/*.parquet", .parquet), ("A.PQ", .parquet),
    ("x.csv.gz", .csv),
    ("logs/*.csv", .csv), ("x.tsv.zst", .csv), ("x.ndjson.gz", .json), ("shop.duckdb", .database),
  ])
  func enginesReadWhatTheToolDoesNot(path: String, format: DataFile.Format) {
    #expect(DataFile(path: path)?.format == format)
  }

  @Test(arguments: ["a.csv", "a.json", "-", "", "parquet", "a.parquet.txt", "x.gz"])
  func plainFilesNeedNoEngine(path: String) { #expect(DataFile(path: path) == nil) }

  @Test func pathsAreLiterals() {
    #expect(DataFile(path: "it's.parquet")?.relation == "read_parquet('it''s.parquet')")
  }

  @Test(arguments: EngineKind.allCases)
  func namesAreQuotedWhateverTheyHold(kind: EngineKind) {
    let isSpark = kind == .spark || kind == .flightsql
    #expect(
      kind.quotedName("a \"b` c; drop table d--")
        == (isSpark ? "`a \"b`` c; drop table d--`" : "\"a \"\"b` c; drop table d--\""))
  }

  @Test func databasesAreWhatTheirFirstBytesSay() throws {
    let file = try #require(DataFile(path: "a.db"))
    #expect(file.format == .sqlite && file.isDatabase)
    #expect(file.judged(by: Array("12345678DUCK".utf8)).format == .database)
    let other = try #require(DataFile(path: "a.duckdb"))
    #expect(other.judged(by: Array("SQLite format 3\0".utf8)).format == .sqlite)
    #expect(other.judged(by: []).format == .database)
  }
}

@Suite struct EngineErrorTests {
  @Test func messagesAreOneLine() {
    let error = EngineError("a.parquet", .refused("Binder Error: no such column\nLINE 1: SELECT x\n       ^"))
    #expect(error.description == "a.parquet: Binder Error: no such column")
    #expect(EngineError("x", .refused(String(repeating: "a", count: 999))).description.count < 320)
    let newer = EngineError(
      "new.duckdb",
      .refused("version number 999, but we can only read versions between 64 and 68"))
    #expect(newer.description.hasSuffix("(STORAGE_VERSION 'v1.0.0') can be read"))
  }

  @Test func aFileThatIsNoDriverIsSaid() throws {
    #expect(throws: EngineError.self) { try DriverLibrary(path: "/none/libx.so") }
    // The C library exists on every system and is not a driver.
    let error = #expect(throws: EngineError.self) { try DriverLibrary(path: "libc.so.6") }
    guard case .noDriver? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
