import Foundation

/// The code that Xcode generates from asset catalogues, so that `Image(.logo)`, `Color(.brand)` and
/// `.foregroundStyle(.brand)` compile. Contains only the symbols that the sources use, in their spelling.
struct AssetSymbols {
  static let fileName = "GeneratedAssetSymbols.swift"

  private let words: SourceWords
  private let assets: [CatalogAsset]
  /// The spellings of implicit members in the sources (`.logo`), by normalized name.
  private var members: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - files: The sources. Catalogues in their folders are included.
  ///   - folders: The given folders. Catalogues in all of their subfolders count.
  init(files: [String], folders: [String]) {
    self.init(
      sources: files.compactMap(PreviewSources.text), assets: CatalogAsset.all(besides: files, in: folders))
  }

  init(sources: [String], assets: [CatalogAsset]) {
    words = SourceWords(sources, types: Self.types)
    self.assets = assets
    for member in words.members { members[Self.key(member), default: []].insert(member) }
  }

  /// Writes the code into the build folder.
  ///
  /// - Parameter subfolder: The path of a folder in the build folder, with a slash at its end; each module has its own.
  /// - Returns: The paths to compile: one, or none if the sources use no symbol.
  func write(to scratch: PreviewScratch, in subfolder: String = "") throws(FileError) -> [String] {
    guard let code else { return [] }
    try scratch.write(code, to: subfolder + Self.fileName)
    return ["\(scratch.folder)/\(subfolder)\(Self.fileName)"]
  }

  /// The code; `nil` if the sources use no symbol.
  var code: String? {
    let color: (String) -> String = { "SwiftUI.Color(\($0), bundle: nil)" }
    var text = symbols("ImageResource", of: .image) { "ImageResource(name: \($0), bundle: .main)" }
    text += symbols("ColorResource", of: .color) { "ColorResource(name: \($0), bundle: .main)" }
    text += symbols("Color", of: .color, module: "SwiftUI.", body: color)
    text += symbols(
      "ShapeStyle", of: .color, module: "SwiftUI.", condition: " where Self == SwiftUI.Color", body: color)
    // Generate these only for uses with the type's name: as implicit members they would be ambiguous with the symbols
    // above.
    for type in ["UIColor", "NSColor"] {
      text += symbols(type, of: .color, isExplicit: true) { "\(type)(named: \($0)) ?? .clear" }
    }
    for type in ["UIImage", "NSImage"] {
      text += symbols(type, of: .image, isExplicit: true) { "\(type)(named: \($0)) ?? \(type)()" }
    }
    if members["module"]?.contains("module") == true, !words.declarations.contains("Bundle.module") {
      text += "extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n"
    }
    return text.isEmpty ? nil : "import Foundation\nimport SwiftUI\n\n" + text
  }

  private struct Scope {
    var lines: [String] = []
    var inner: [String: Scope] = [:]

    mutating func add(_ line: String, in namespaces: ArraySlice<String>) {
      guard let first = namespaces.first else { return lines.append(line) }
      inner[first, default: Scope()].add(line, in: namespaces.dropFirst())
    }

    var text: String {
      let spaces = inner.sorted { $0.key < $1.key }.map { "enum \($0.key) {\n\($0.value.text)}\n" }
      return lines.map { $0 + "\n" }.joined() + spaces.joined()
    }
  }

  /// Returns an extension of a type with a property for each asset that the sources use; folders with a namespace are
  /// enumerations in it.
  ///
  /// - Parameters:
  ///   - isExplicit: Whether only uses with the type's name count (`UIColor.brand`).
  ///   - body: Returns the value for the asset's name as a string literal.
  private func symbols(
    _ type: String, of kind: CatalogAsset.Kind, module: String = "", condition: String = "",
    isExplicit: Bool = false, body: (String) -> String
  ) -> String {
    let isResource = type.hasSuffix("Resource")
    let value = isResource || condition.isEmpty ? type : "Color"
    var scope = Scope()
    var declaredPaths: Set<String> = []
    for asset in assets where asset.kind == kind && (condition.isEmpty || asset.namespaces.isEmpty) {
      let spaces = asset.namespaces.map(Self.typeName)
      for spelling in spellings(of: asset)
      where declaredPaths.insert((spaces + [spelling]).joined(separator: ".")).inserted {
        guard isResource || !Self.systemNames.contains(spelling) || !spaces.isEmpty,
          !words.declarations.contains("\(type).\(spelling)"),
          !isExplicit || words.paths.contains("\(type).\((spaces + [spelling]).joined(separator: "."))")
        else { continue }
        let attribute = isExplicit ? "@_disfavoredOverload " : ""
        scope.add(
          "\(attribute)static var \(spelling): \(module)\(value) { \(body(SwiftText.literal(asset.name))) }",
          in: spaces[...])
      }
    }
    let text = scope.text
    return text.isEmpty ? "" : "extension \(module)\(type)\(condition) {\n\(text)}\n"
  }

  /// The members of the sources that can mean an asset. Like Xcode's symbols they begin with a small letter, or an
  /// underscore before a digit, and may lack the last word "Color" or "Image".
  private func spellings(of asset: CatalogAsset) -> [String] {
    let name = asset.name.split(separator: "/").last.map(String.init) ?? asset.name
    let key = Self.key(name)
    let ending = asset.kind == .color ? "color" : "image"
    var memberNames = members[key] ?? []
    if key.hasSuffix(ending), key != ending {
      memberNames.formUnion(members[String(key.dropLast(ending.count))] ?? [])
    }
    return memberNames.filter { $0 != "_" && $0.first.map { $0.isLowercase || $0 == "_" } ?? false }.sorted()
  }

  /// Returns the letters and digits of a name, in lower case.
  private static func key(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The name of a folder's enumeration: words begin with capitals, and other characters than letters and digits
  /// separate words.
  private static func typeName(_ folder: String) -> String {
    let name = folder.split { !$0.isLetter && !$0.isNumber }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The types that get symbols, and the type of `Bundle.module`.
  private static let types: Set = [
    "ImageResource", "ColorResource", "Color", "ShapeStyle", "UIColor", "NSColor", "UIImage", "NSImage",
    "Bundle",
  ]

  /// Names of SwiftUI's colours and styles, for which Xcode generates no symbols.
  private static let systemNames: Set = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green",
    "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary",
    "red",
    "secondary", "selection", "separator", "shadow", "tertiary", "teal", "tint", "white", "windowBackground",
    "yellow",
  ]
}
