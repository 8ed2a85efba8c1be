import Foundation
import OpenChartsEngines
import TestDrivers

@testable import OpenChartsCommandLineTool

/// A server for one test on the loopback interface. It ends when this object is released, or when this process ends.
final class TestServer: Sendable {
  let port: Int
  let folder: String
  /// The server's process identifier.
  let process: Int32
  /// The server runs as long as this end of a pipe is open.
  private let life: FileHandle

  /// - Parameter signal: The signal that stops the server.
  private init(folder: String, port: Int, signal: String, _ command: [String]) throws {
    (self.folder, self.port) = (folder, port)
    // `cat` reads the end of the pipe when this process ends, even by a crash.
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

  /// Kills the server, like a crash.
  func crash() { kill(process, SIGKILL) }

  var log: String { (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "" }

  /// Waits until the server listens, at most three minutes.
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

  /// A socket that listens on a free port.
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

  /// The command that runs a program as a user other than root; empty if this user is not root.
  private static var asOther: [String] {
    getuid() == 0 ? ["/usr/bin/setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : []
  }

  static var hasPostgreSQL: Bool { postgresPrograms != nil }

  /// A PostgreSQL cluster with the user `reader` and the password above. Runs as a user other than root.
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

  /// Starts the server of an existing cluster, which may have crashed.
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
      // The server listens before it accepts queries.
      if (try? server.writer()) != nil { return server }
      usleep(100_000)
    }
    throw FileError("PostgreSQL takes no questions: \(server.log)")
  }

  /// A PostgreSQL session that may write.
  func writer() throws -> EngineSession {
    let escaped = Self.password.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
    return try EngineSession(
      TestDrivers.library(.postgresql), location: "writer",
      options: [("uri", "postgresql://reader:\(escaped)@127.0.0.1:\(port)/postgres")])
  }

  // MARK: - Sail

  private static let sailProgram = TestDrivers.buildFolder + "/test-python/bin/sail"

  static var hasSail: Bool { access(sailProgram, X_OK) == 0 }

  /// Sail, as a server of Spark Connect or of Flight SQL.
  ///
  /// - Parameter hasWorkers: Whether to run as a cluster. Workers continue a cancelled query, and block others.
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

  /// The folder of pip's Spark; `nil` unless `make spark` runs the tests.
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
