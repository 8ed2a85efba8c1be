import Engines
import Foundation
import Tables

/// Installs a driver into the user's folder, from the package index that pip is set up for.
package struct DriverInstaller {
  let folder: String
  /// Says what is being done, a line at a time.
  let say: (String) -> Void

  package init(folder: String, say: @escaping (String) -> Void) {
    (self.folder, self.say) = (folder, say)
  }

  /// A package of Python with a driver's library in it: none of its Python is used.
  private struct Package {
    let name: String
    let version: String
    /// Of the package's file, by the name of the processor.
    let checksums: [String: String]
    /// Where the library lies within it.
    let library: String
  }

  private static func package(for kind: EngineKind) -> Package {
    switch kind {
    case .duckdb:
      Package(
        name: "bareduckdb", version: "0.12.155",
        checksums: ["x86_64": "5b2071948525f26a3620a3fbbcf698c4c9d824bc51cd88446e5b13541b7fdaa8"],
        library: "bareduckdb/_libs/libduckdb.so")
    case .sqlite:
      Package(
        name: "adbc-driver-sqlite", version: "1.13.0",
        checksums: ["x86_64": "fb51f307cb3c45aa5476c84eae83781079939832f35dd54611dbe6095627ca3d"],
        library: "adbc_driver_sqlite/libadbc_driver_sqlite.so")
    case .postgresql:
      Package(
        name: "adbc-driver-postgresql", version: "1.13.0",
        checksums: ["x86_64": "a86819ba7c79b1d067c4a5344358b4d346bab58e888d7879ed2b25d97cc59ba1"],
        library: "adbc_driver_postgresql/libadbc_driver_postgresql.so")
    case .spark:
      Package(
        name: "adbc-driver-spark", version: "0.3.0",
        checksums: ["x86_64": "d0aea98bfa425d802b8bcb2dfae0dba5f9d1d1f730e3241e6b043cd318d1212d"],
        library: "adbc_driver_spark/libadbc_driver_spark.so")
    case .flightsql:
      Package(
        name: "adbc-driver-flightsql", version: "1.13.0",
        checksums: ["x86_64": "1199552b5cfe3349554a972c372fcaa2ecfdfac27b942c8ddf8c3bf798690c31"],
        library: "adbc_driver_flightsql/libadbc_driver_flightsql.so")
    }
  }

  /// Installs an engine's driver, unless one is found already.
  ///
  /// - Returns: The driver's path.
  package func install(_ kind: EngineKind, _ finder: DriverFinder) throws -> String {
    if let found = finder.find(kind) {
      _ = try DriverLibrary(path: found.path, entry: found.entry)
      return found.path
    }
    let package = Self.package(for: kind)
    guard let checksum = package.checksums[Self.processor] else {
      throw FileError(
        "there is no driver of \(kind.title) to install for \(Self.processor); put one in place and set "
          + "OPENCHARTS_DRIVER_\(kind.rawValue.uppercased()) to its path")
    }
    let scratch = FileManager.default.temporaryDirectory.path + "/opencharts-driver-\(getpid())"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    say("downloading \(package.name) \(package.version)")
    let wheel = try download(package, checksum, into: scratch)
    try extract(package.library, from: wheel, into: scratch)
    let name = String(package.library.split(separator: "/").last!)
    let target = folder + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Moved within the folder, so that nobody finds half a library.
    let half = "\(folder)/.\(name)-\(getpid())"
    try FileManager.default.copyItem(atPath: "\(scratch)/\(package.library)", toPath: half)
    guard rename(half, target) == 0 else { throw FileError("\(target): \(FileProblem.reason(errno))") }
    _ = try DriverLibrary(path: target)
    return target
  }

  private func download(_ package: Package, _ checksum: String, into scratch: String) throws -> String {
    // What is downloaded must be the very file that was tried.
    let list = scratch + "/requirements.txt"
    try "\(package.name)==\(package.version) --hash=sha256:\(checksum)\n".write(
      toFile: list, atomically: true, encoding: .utf8)
    let platforms = ["manylinux_2_34", "manylinux_2_28", "manylinux_2_26", "manylinux_2_17", "manylinux2014"]
    let result = try python(
      [
        "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary",
        ":all:",
      ]
        + platforms.flatMap { ["--platform", "\($0)_\(Self.processor)"] }
        + ["--python-version", "3.12", "--require-hashes", "--dest", scratch, "--requirement", list])
    let files = (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
    guard result.status == 0, let wheel = files.first(where: { $0.hasSuffix(".whl") }) else {
      let reason =
        result.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "pip gave no reason"
      throw FileError("\(package.name) \(package.version) cannot be downloaded: \(reason)")
    }
    return scratch + "/" + wheel
  }

  private func extract(_ library: String, from wheel: String, into scratch: String) throws {
    let result = try python([
      "-c", "import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extract(sys.argv[2], sys.argv[3])", wheel,
      library,
      scratch,
    ])
    guard result.status == 0 else { throw FileError("\(wheel): \(library) is not in it") }
  }

  private func python(_ arguments: [String]) throws -> Subprocess.Result {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let programs = folders.map { folder in "\(folder)/python3" }
    guard let program = programs.first(where: { path in access(path, X_OK) == 0 }) else {
      throw FileError("drivers are downloaded by pip, and there is no python3; apt install python3-pip")
    }
    return try Subprocess.run(program, arguments)
  }

  private static var processor: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
