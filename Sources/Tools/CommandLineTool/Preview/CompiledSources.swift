import Foundation

/// The files that are compiled instead of given ones: a copy if the text or the name has to change.
struct CompiledSources {
  /// The path of the copy by the path of its original.
  private var copies: [String: String]
  /// Whether a text uses the network.
  let usesNetwork: Bool
  /// Whether a text imports Core Data.
  let usesCoreData: Bool

  /// Writes the copies.
  ///
  /// - Parameter isModule: Whether there is a module of that name.
  init(_ files: [String], scratch: PreviewScratch, isModule: (String) -> Bool) throws(FileError) {
    // The compiler refuses two files of one name.
    var usedNames = Set(files.map(Self.name))
    var seenNames: Set<String> = []
    var copies: [String: String] = [:]
    var usesNetwork = false
    var usesCoreData = false
    for path in files {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let source = String(decoding: data, as: UTF8.self)
      usesNetwork = usesNetwork || PreviewNetwork.isUsed(by: source)
      usesCoreData = usesCoreData || CoreDataModels.isUsed(by: source)
      let text = PortableSource.text(source, isModule: isModule)
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
      try scratch.write(text, to: "sources/" + name)
      copies[path] = "\(scratch.folder)/sources/\(name)"
    }
    self.copies = copies
    (self.usesNetwork, self.usesCoreData) = (usesNetwork, usesCoreData)
  }

  /// Returns the path that is compiled instead of the given file: that of its copy if there is one.
  func compiled(_ path: String) -> String { copies[path] ?? path }

  /// Compiles the parts of files instead of the files.
  mutating func replace(_ parts: [String: PartialSource], scratch: PreviewScratch) throws(FileError) {
    for (path, part) in parts {
      let name = Self.name(compiled(path))
      try scratch.write(part.text, to: "sources/" + name)
      copies[path] = "\(scratch.folder)/sources/\(name)"
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
