import Foundation
import OpenChartsEngines
import OpenChartsLimits
import OpenChartsTables

/// Installs a driver into the user's folder, from the package index configured for pip.
///
/// Only pip uses the network. This process reads the downloaded file once, compares its checksum, and takes the
/// library from the same bytes.
package struct DriverInstaller {
  let folder: String
  /// Prints a progress line.
  let printLine: (String) -> Void

  package init(folder: String, printLine: @escaping (String) -> Void) {
    (self.folder, self.printLine) = (folder, printLine)
  }

  /// Installs an engine's driver, unless one is found already.
  ///
  /// - Returns: The driver's path.
  package func install(_ kind: EngineKind, _ finder: DriverFinder) throws -> String {
    if let library = finder.find(kind) {
      _ = try DriverLibrary(path: library.path, entry: library.entry)
      return library.path
    }
    let package = DriverPackage(for: kind)
    guard let wheel = package.wheels[Self.processor] else {
      throw FileError(
        "there is no driver of \(kind.title) to install for \(Self.processor); put one in place and set "
          + "OPENCHARTS_DRIVER_\(kind.rawValue.uppercased()) to its path")
    }
    guard let python = ProgramPath.find("python3") else {
      throw FileError("drivers are downloaded by pip, and there is no python3; apt install python3-pip")
    }
    return try install(package, wheel, python: python)
  }

  /// - Parameters:
  ///   - python: The path of the Python interpreter.
  ///   - load: Checks that the library can be loaded before it is moved to its final name.
  func install(
    _ package: DriverPackage, _ wheel: DriverPackage.Wheel, python: String,
    load: (String) throws -> Void = { _ = try DriverLibrary(path: $0) }
  ) throws -> String {
    let scratch = try PrivateFolder(in: FileManager.default.temporaryDirectory.path.droppingLastSlash)
    printLine("downloading \(package.name) \(package.version)")
    let file = try download(package, wheel, into: scratch.path, python)
    let archive = try RegularFile.bytes(file, kind: "package", limit: Limits.archiveBytes)
    try Self.check(archive, of: wheel.file, against: wheel.checksum)
    guard let library = try ArchivedFile.bytes(of: package.library, in: archive) else {
      throw FileError("\(wheel.file): \(package.library) is not in it")
    }
    try Self.check(library, of: package.library, against: wheel.libraryChecksum)
    let name = String(package.library.split(separator: "/").last!)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.checkOwner(of: folder)
    // On the target's file system, so that the rename is atomic.
    let half = try PrivateFolder(in: folder)
    let path = half.path + "/" + name
    try Data(library).write(to: URL(fileURLWithPath: path))
    try load(path)
    let target = folder + "/" + name
    guard rename(path, target) == 0 else { throw FileError("\(target): \(FileProblem.reason(errno))") }
    return target
  }

  /// Throws if another user could write to the folder, and so replace the library later.
  private static func checkOwner(of folder: String) throws(FileError) {
    var status = stat()
    guard stat(folder, &status) == 0 else { throw FileError("\(folder): \(FileProblem.reason(errno))") }
    guard status.st_uid == geteuid() || status.st_uid == 0, status.st_mode & S_IWOTH == 0 else {
      throw FileError("\(folder): other users can write there; drivers belong in a folder of yours alone")
    }
  }

  private static func check(_ bytes: [UInt8], of file: String, against expected: String) throws(FileError) {
    let checksum = SHA256.text(of: bytes)
    guard checksum != expected else { return }
    throw FileError("\(file): its SHA-256 is \(checksum), but \(expected) is expected; nothing was installed")
  }

  /// - Returns: The path of the wheel, not yet verified.
  private func download(
    _ package: DriverPackage, _ wheel: DriverPackage.Wheel, into scratch: String, _ python: String
  ) throws -> String {
    let requirementsPath = scratch + "/requirements.txt"
    try "\(package.name)==\(package.version) --hash=sha256:\(wheel.checksum)\n".write(
      toFile: requirementsPath, atomically: true, encoding: .utf8)
    let platforms = ["manylinux_2_34", "manylinux_2_28", "manylinux_2_26", "manylinux_2_17", "manylinux2014"]
    // With `-I`, Python imports no module from the current folder or from PYTHONPATH.
    let result = try Subprocess.run(
      python,
      [
        "-I", "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--only-binary", ":all:",
      ]
        + platforms.flatMap { ["--platform", "\($0)_\(Self.processor)"] }
        + [
          "--python-version", "3.12", "--require-hashes", "--dest", scratch, "--requirement",
          requirementsPath,
        ],
      folder: scratch)
    if let checksum = result.output.firstMatch(of: /Got\s+([0-9a-f]{64})/)?.output.1 {
      throw FileError(
        "\(package.name) \(package.version): the SHA-256 of the download is \(checksum), and \(wheel.checksum) is "
          + "expected; nothing is installed")
    }
    let path = scratch + "/" + wheel.file
    guard result.status == 0, access(path, R_OK) == 0 else {
      let reason =
        result.output.split(whereSeparator: \.isNewline).last.map(String.init)
        ?? (result.status == 0 ? "pip did not fetch \(wheel.file)" : "pip gave no reason")
      throw FileError("\(package.name) \(package.version) cannot be downloaded: \(reason)")
    }
    return path
  }

  static var processor: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
