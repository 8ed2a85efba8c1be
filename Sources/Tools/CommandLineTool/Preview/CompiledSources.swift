import Foundation

/// The files to compile: copies of the given files if their text or name has to change, else the files themselves.
struct CompiledSources {
  /// The path of the copy by the path of its original.
  private var copies: [String: String]
  /// Whether a text uses the network.
  let usesNetwork: Bool
  /// The folder of the copies in the build folder.
  private let folder: String
  /// Whether a text imports Core Data.
  let usesCoreData: Bool

  /// Writes the copies.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder of the copies; each module has its own.
  ///   - isModule: Whether there is a module of that name.
  ///   - isForMac: Whether the sources are for macOS instead of iOS.
  init(
    _ files: [String], scratch: PreviewScratch, folder: String = "sources", isForMac: Bool = false,
    isModule: (String) -> Bool
  ) throws(FileError) {
    // The compiler rejects two files with the same name.
    var usedNames = Set(files.map(Self.name))
    var seenNames: Set<String> = []
    var copies: [String: String] = [:]
    var usesNetwork = false
    let sources = files.compactMap { path in PreviewSources.text(path).map { (path, $0) } }
    var usesCoreData = false
    var needsWindow = !sources.contains { PreviewSources.declaresApp($0.1) }
    for (path, source) in sources {
      usesNetwork = usesNetwork || PreviewNetwork.isUsed(by: source)
      usesCoreData = usesCoreData || CoreDataModels.isUsed(by: source)
      var text = PortableSource.text(source, isForMac: isForMac, isModule: isModule)
      if needsWindow, let view = FirstWindow.view(in: source) {
        text += (text.hasSuffix("\n") ? "" : "\n") + FirstWindow.declaration(view) + "\n"
        needsWindow = false
      }
      var name = Self.name(path)
      let isFirst = seenNames.insert(name).inserted
      if !isFirst {
        let stem = name.dropLast(".swift".count)
        var number = 2
        while usedNames.contains("\(stem)-\(number).swift") { number += 1 }
        name = "\(stem)-\(number).swift"
        usedNames.insert(name)
      }
      guard !isFirst || text != source else { continue }
      try scratch.write(text, to: "\(folder)/\(name)")
      copies[path] = "\(scratch.folder)/\(folder)/\(name)"
    }
    (self.copies, self.folder) = (copies, folder)
    (self.usesNetwork, self.usesCoreData) = (usesNetwork, usesCoreData)
  }

  /// Returns the path of a file's copy, or of the file itself if there is no copy.
  func compiled(_ path: String) -> String { copies[path] ?? path }

  /// Replaces files by copies without the parts that do not compile.
  mutating func replace(_ parts: [String: PartialSource], scratch: PreviewScratch) throws(FileError) {
    for (path, part) in parts {
      let name = Self.name(compiled(path))
      try scratch.write(part.text, to: "\(folder)/\(name)")
      copies[path] = "\(scratch.folder)/\(folder)/\(name)"
    }
  }

  /// The compiler's output, with the originals instead of the copies.
  func naming(_ output: String) -> String {
    copies.sorted { $0.key < $1.key }.reduce(output) { text, copy in
      text.replacingOccurrences(of: copy.value, with: copy.key)
    }
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
