import Engines
import Foundation
import TestDrivers

@testable import CommandLineTool

/// A server of a test's own on the loopback interface. It ends with this object, and with this process at the latest.
final class TestServer: Sendable {
  let port: Int
  let folder: String
  /// The number of the server's process.
  let process: Int32
  /// As long as this end of a pipe is open, the server runs.
  private let life: FileHandle

  /// - Parameter signal: What the server ends at.
  private init(folder: String, port: Int, signal: String, _ command: [String]) throws {
    (self.folder, self.port) = (folder, port)
    // Whoever reads sees the end of the pipe when this process is gone, however that came about.
    let script = """
      folder=$1; signal=$2; shift 2
      "$@" </dev/null >"$folder/log" 2>&1 &
      child=$!
      echo $child
      exec 1>&-
      cat >/dev/null
      kill -$signal $child 2>/dev/null
      for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 $child 2>/dev/null || break; sleep 0.2; done
      kill -KILL $child 2>/dev/null
      rm -rf "$folder"
      """
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script, "sh", folder, signal] + command
    let (input, output) = (Pipe(), Pipe())
    shell.standardInput = input
    shell.standardOutput = output
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    life = input.fileHandleForWriting
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    guard let number = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw FileError("\(command[0]) did not start")
    }
    process = number
  }

  deinit { try? life.close() }

  /// Ends the server at once, as a crash does.
  func crash() { kill(process, SIGKILL) }

  var log: String { (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "" }

  /// Waits until the server listens; three minutes are more than any needs.
  private func wait() throws {
    for _ in 0..<1800 {
      let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(end) }
      var address = Self.address(port)
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(end, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if status == 0 { return }
      guard kill(process, 0) == 0 else { break }
      usleep(100_000)
    }
    throw FileError("the server does not listen: \(log)")
  }

  static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return address
  }

  /// A socket that listens on a port that nobody else has.
  static func listener() -> (end: Int32, port: Int) {
    let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(end, $0, size)
        listen(end, 16)
        getsockname(end, $0, &size)
      }
    }
    return (end, Int(in_port_t(bigEndian: address.sin_port)))
  }

  private static func freePort() -> Int {
    let (end, port) = listener()
    close(end)
    return port
  }

  private static func newFolder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/opencharts-server-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  // MARK: - PostgreSQL

  static let password = "se/cr?t p@ss%w"

  private static let postgresPrograms: String? = {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return versions.sorted().last.map { "/usr/lib/postgresql/\($0)/bin" }
  }()

  /// What runs a program as a user who is not root.
  private static var asOther: [String] {
    getuid() == 0 ? ["/usr/bin/setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : []
  }

  static var hasPostgreSQL: Bool { postgresPrograms != nil }

  /// A cluster of PostgreSQL with the user `reader` and the password above, as a user who is not root.
  static func postgreSQL() throws -> TestServer {
    guard let programs = postgresPrograms else {
      throw FileError("there is no PostgreSQL; Scripts/setup --tests")
    }
    let folder = try newFolder()
    let file = folder + "/password"
    try Data(password.utf8).write(to: URL(fileURLWithPath: file))
    if getuid() == 0 { _ = try Subprocess.run("/bin/chown", ["-R", "nobody", folder]) }
    let make =
      asOther + [
        programs + "/initdb", "-D", folder + "/data", "-U", "reader", "--auth=scram-sha-256",
        "--pwfile=\(file)", "-E", "UTF8", "--locale=C", "--no-sync",
      ]
    let made = try Subprocess.run(make[0], Array(make.dropFirst()))
    guard made.status == 0 else { throw FileError(made.output) }
    return try postgreSQL(in: folder, port: freePort())
  }

  /// A server of a cluster that is there, also of one that has crashed.
  static func postgreSQL(in folder: String, port: Int) throws -> TestServer {
    guard let programs = postgresPrograms else {
      throw FileError("there is no PostgreSQL; Scripts/setup --tests")
    }
    let server = try TestServer(
      folder: folder, port: port, signal: "INT",
      asOther + [
        programs + "/postgres", "-D", folder + "/data", "-p", "\(port)", "-k", folder, "-F",
        "-c", "listen_addresses=127.0.0.1", "-c", "timezone=Asia/Tokyo",
      ])
    try server.wait()
    for _ in 0..<100 {
      // It listens before it takes questions.
      if (try? server.writer()) != nil { return server }
      usleep(100_000)
    }
    throw FileError("PostgreSQL takes no questions: \(server.log)")
  }

  /// A session of PostgreSQL that may write.
  func writer() throws -> EngineSession {
    let escaped = Self.password.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
    return try EngineSession(
      TestDrivers.library(.postgresql), place: "writer",
      options: [("uri", "postgresql://reader:\(escaped)@127.0.0.1:\(port)/postgres")])
  }

  // MARK: - Sail

  private static let sailProgram = TestDrivers.buildFolder + "/test-python/bin/sail"

  static var hasSail: Bool { access(sailProgram, X_OK) == 0 }

  /// Sail, as a server of Spark Connect or of Flight SQL.
  ///
  /// - Parameter hasWorkers: Whether it works as a cluster does. Workers go on with a question that was stopped, and
  ///   keep others waiting.
  static func sail(_ kind: EngineKind, hasWorkers: Bool) throws -> TestServer {
    guard hasSail else { throw FileError("there is no Sail; Scripts/setup --tests") }
    let (folder, port) = (try newFolder(), freePort())
    let server = try TestServer(
      folder: folder, port: port, signal: "TERM",
      [
        "/usr/bin/env", "SAIL_MODE=\(hasWorkers ? "local-cluster" : "local")", sailProgram,
        kind == .spark ? "spark" : "flight", "server",
        "--port", "\(port)", "-C", folder,
      ])
    try server.wait()
    return server
  }

  // MARK: - Apache Spark

  /// Where pip has put Spark, when its tests are asked for by `make spark`.
  static let sparkFolder = ProcessInfo.processInfo.environment["OPENCHARTS_TEST_SPARK"]

  /// A cluster of two workers with Spark Connect.
  static func apacheSpark() throws -> TestServer {
    guard let home = sparkFolder else { throw FileError("there is no Apache Spark; make spark") }
    let (folder, port) = (try newFolder(), freePort())
    let settings = [
      "spark.connect.grpc.binding.address=127.0.0.1", "spark.connect.grpc.binding.port=\(port)",
      "spark.driver.host=127.0.0.1", "spark.driver.bindAddress=127.0.0.1", "spark.ui.enabled=false",
      "spark.sql.warehouse.dir=\(folder)/warehouse", "spark.local.dir=\(folder)/local",
      "spark.worker.dir=\(folder)/work", "spark.sql.shuffle.partitions=2", "spark.executor.memory=512m",
      "spark.hadoop.javax.jdo.option.ConnectionURL=jdbc:derby:;databaseName=\(folder)/metastore;create=true",
      "spark.driver.extraJavaOptions=-Dderby.system.home=\(folder)",
    ]
    let server = try TestServer(
      folder: folder, port: port, signal: "TERM",
      ["/usr/bin/env", "SPARK_LOCAL_IP=127.0.0.1", "SPARK_HOME=\(home)", home + "/bin/spark-submit"]
        + ["--master", "local-cluster[2,1,512]", "--driver-memory", "1g"]
        + settings.flatMap { ["--conf", $0] }
        + ["--class", "org.apache.spark.sql.connect.service.SparkConnectServer", "spark-internal"])
    try server.wait()
    return server
  }
}
