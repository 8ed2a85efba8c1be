import Testing

@testable import OpenChartsEngines

@Suite struct EngineAddressTests {
  @Test(arguments: [
    ("postgresql://localhost/shop", "postgresql://localhost/shop"),
    ("postgres://reader@db.example.org:5433/shop", "postgresql://reader@db.example.org:5433/shop"),
    ("postgresql:///shop?host=/run/postgresql", "postgresql:///shop"),
    ("postgresql://%2Frun%2Fpostgresql/shop", "postgresql://%2Frun%2Fpostgresql/shop"),
    ("postgresql://a:1,b:2/shop", "postgresql://a:1,b:2/shop"),
    ("postgresql://re%40der@[::1]:5432/", "postgresql://re%40der@[::1]:5432"),
    ("postgresql://localhost?service=shop", "postgresql://localhost"),
    ("spark://localhost", "spark://localhost"), ("SPARK://me@h:15002/", "spark://me@h:15002"),
    ("spark+tls://h", "spark+tls://h"), ("flightsql+tls://h:32010", "flightsql+tls://h:32010"),
  ])
  func addressesAreRead(text: String, shown: String) throws {
    let address = try EngineAddress(text)
    #expect("\(address)" == shown)
    #expect(EngineAddress.isAddress(text))
  }

  @Test(arguments: [
    "postgresql://reader:hunter22@localhost/shop", "postgresql://reader:hun/ter22@localhost/shop",
    "postgresql://reader:hun?ter22@localhost/shop", "postgresql://:hunter22@localhost/shop",
    "postgresql://reader:hunter%zz22@localhost:x/shop", "postgresql://reader:hunter22@localhost@a/shop",
    "postgresql://localhost/shop?password=hunter22", "postgresql://localhost/shop?user=a&PassWord=hunter22",
    "spark://me:hunter22@h:1", "flightsql://me:hunter22@h:1", "spark://h:1?token=hunter22",
  ])
  func passwordsAreRefusedAndNotShown(text: String) {
    let error = #expect(throws: EngineError.self) { try EngineAddress(text) }
    let line = error.map { "\($0)" } ?? ""
    #expect(line.contains("a password has no place in an address; put it into"))
    #expect(line.contains(text.hasPrefix("postgresql") ? "PGPASSWORD, ~/.pgpass" : "OPENCHARTS_PASSWORD"))
    #expect(!line.contains("hun") && !line.contains("22") && !line.contains("\n"))
  }

  @Test(arguments: [
    "postgresql://localhost:5439x/hunter22", "postgresql://localhost:0/hunter22", "postgresql://a b/hunter22",
    "postgresql://localhost/hunter22%zz", "postgresql://localhost/hunter/22", "postgresql://h/hunter22#x",
    "postgresql://localhost/shop?hunter22", "postgresql://localhost/shop?options=-c%20hunter22",
    "postgresql://localhost/shop?sslkey=engine:hunter22", "postgresql://[::1/hunter22",
    "postgresql://::1/hunter22", "postgresql://localhost/a%00hunter22", "postgresql://@localhost/hunter22",
    "postgresql://localhost/%FF", "spark://", "spark://h/hunter22", "spark://h?use_ssl=hunter22",
    "flightsql://h", "flightsql://a:1,hunter22:2", "mysql://hunter22/x", "postgress://hunter22/x",
    "postgresql://h/hunter22\nx", "postgresql://hunter22,/x", "duckdb://hunter22",
  ])
  func malformedAddressesAreOneLineThatShowsNothing(text: String) {
    let error = #expect(throws: EngineError.self) { try EngineAddress(text) }
    let line = error.map { "\($0)" } ?? ""
    #expect(!line.contains("hunter22") && !line.contains("\n") && line.contains("://…: "))
  }

  @Test func misspelledEnginesAreGuessed() {
    let error = #expect(throws: EngineError.self) { try EngineAddress("postgress://h/x") }
    #expect(
      error.map { "\($0)" }
        == "postgress://…: there is no engine for such an address; did you mean postgres://?")
  }

  @Test(arguments: ["sales.csv", "-", "", "a:b", "://x", "data/x://y", "C:\\x"])
  func filesAreNoAddresses(path: String) { #expect(!EngineAddress.isAddress(path)) }

  @Test func settingsForLibpqAreEscaped() throws {
    let address = try EngineAddress("postgresql://re%40der@[::1]:5433,%2Ftmp/sh%26op?sslmode=require")
    #expect(
      address.libpq([.init(name: "options", value: "-c a=b")])
        == "postgresql://re%40der@[::1]:5433,%2Ftmp/sh%26op?sslmode=require&options=-c%20a%3Db")
  }

  @Test func secretsGoOutOfMessagesAsTheyAreAndEscaped() {
    let secrets = Secrets(["p@ss", "p@ssword", "…", ""])
    #expect(secrets.redacted("a p@ssword, p%40ssword and p@ss …") == "a …, … and … …")
  }
}
