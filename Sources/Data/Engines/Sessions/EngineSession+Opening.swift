import Dispatch

extension EngineSession {
  /// Connects to a server for reading. PostgreSQL sessions are read-only.
  ///
  /// - Parameters:
  ///   - environment: The source of passwords and tokens: `OPENCHARTS_PASSWORD` and `OPENCHARTS_TOKEN`. libpq itself
  ///     reads `PGPASSWORD`, `~/.pgpass` and service files.
  /// - Throws: ``EngineError``; if no server responds, after the connection timeout for each host and 2 s more.
  package static func open(
    _ address: EngineAddress, _ finder: DriverFinder, environment: [String: String],
    timeouts: EngineTimeouts = EngineTimeouts()
  ) throws(EngineError) -> EngineSession {
    let driver = try finder.driver(address.kind)
    let password = environment["OPENCHARTS_PASSWORD"].flatMap { $0.isEmpty ? nil : $0 }
    let token = environment["OPENCHARTS_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    let shownAddress = address.description
    var options: [(name: String, value: String)]
    switch address.kind {
    case .postgresql: options = postgreSQL(address, timeouts)
    case .spark: options = spark(address, password: password, token: token)
    case .flightsql: options = flightSQL(address, timeouts, password: password, token: token)
    case .duckdb, .sqlite: options = []
    }
    if address.kind != .postgresql, password != nil || token != nil {
      guard address.usesTLS || ["localhost", "127.0.0.1", "::1"].contains(address.hosts[0].name) else {
        throw EngineError(
          shownAddress,
          .address(
            "OPENCHARTS_PASSWORD or OPENCHARTS_TOKEN is set and would cross the network for all to read; "
              + "use \(address.kind.rawValue)+tls://, or unset it"))
      }
    }
    let secrets = [environment["PGPASSWORD"], password, token].compactMap { $0 }
    let pending = Promise<EngineSession>()
    let all = options
    DispatchQueue(label: "opencharts.connecting").async {
      do throws(EngineError) {
        if address.kind != .postgresql {
          try ServerGreeting.expect(at: address, seconds: timeouts.connecting)
        }
        let session = try EngineSession(
          driver, location: shownAddress, options: all, secrets: secrets, timeouts: timeouts)
        pending.fulfil(.success(session))
      } catch {
        pending.fulfil(.failure(error))
      }
    }
    // Each step has its own timeout, except the DNS lookup; this one covers it.
    let seconds = timeouts.connecting * Double(max(1, address.hosts.count)) + 2
    guard let result = pending.wait(seconds: seconds) else {
      throw EngineError(shownAddress, .noServer(seconds: timeouts.connecting))
    }
    return try result.get()
  }

  private static func postgreSQL(_ address: EngineAddress, _ timeouts: EngineTimeouts) -> [(
    name: String, value: String
  )] {
    let milliseconds = Int((timeouts.asking * 1000).rounded(.up))
    let settings = [
      ("options", "-c default_transaction_read_only=on -c statement_timeout=\(milliseconds)"),
      ("application_name", "opencharts"),
      // libpq takes whole seconds, at least 2.
      ("connect_timeout", "\(max(2, Int(timeouts.connecting.rounded(.up))))"),
      // Detects a server that disappeared without closing the connection.
      ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
    ]
    return [("uri", address.libpq(settings.map { .init(name: $0.0, value: $0.1) }))]
  }

  private static func spark(_ address: EngineAddress, password: String?, token: String?) -> [(
    name: String, value: String
  )] {
    var options = [(name: "uri", value: "sc://\(address.endpoint(standardPort: 15_002))")]
    options.append(("adbc.spark.user_agent", "opencharts"))
    if let user = address.user { options.append(("adbc.spark.user_id", user)) }
    if let token = token ?? password { options.append(("adbc.spark.token", token)) }
    options.append(("adbc.spark.tls.enabled", address.usesTLS ? "true" : "false"))
    return options
  }

  private static func flightSQL(
    _ address: EngineAddress, _ timeouts: EngineTimeouts, password: String?, token: String?
  ) -> [(name: String, value: String)] {
    let scheme = address.usesTLS ? "grpc+tls" : "grpc"
    var options = [(name: "uri", value: "\(scheme)://\(address.endpoint(standardPort: 32_010))")]
    options.append(("adbc.flight.sql.rpc.timeout_seconds.connect", "\(timeouts.connecting)"))
    if let token {
      options.append(("adbc.flight.sql.authorization_header", "Bearer \(token)"))
    } else if let user = address.user {
      options += [("username", user), ("password", password ?? "")]
    }
    return options
  }
}

extension EngineAddress {
  /// The host and port, with `standardPort` if the address has none.
  func endpoint(standardPort: Int) -> String {
    let name = hosts[0].name
    return "\(name.contains(":") ? "[\(name)]" : name):\(hosts[0].port ?? standardPort)"
  }
}

extension DriverFinder {
  /// Finds and loads the driver of an engine.
  package func driver(_ kind: EngineKind) throws(EngineError) -> DriverLibrary {
    guard let library = find(kind) else {
      throw EngineError(kind.title, .notInstalled(purpose: kind.purpose, name: kind.rawValue))
    }
    return try DriverLibrary(path: library.path, entry: library.entry)
  }
}
