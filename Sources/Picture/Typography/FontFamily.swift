/// Families of fonts on this system.
package enum FontFamily {
  /// Generic names, for which each system chooses a font.
  private static let generic: Set = [
    "serif", "sans-serif", "sans", "monospace", "cursive", "fantasy", "system-ui",
  ]

  /// Whether fontconfig finds a font of a family. True if Pango is not installed, because the installed fonts are then
  /// unknown.
  ///
  /// - Parameter name: One family, or several separated by commas, one of which suffices. Case is ignored.
  package static func isInstalled(_ name: String) -> Bool {
    let names = name.split(separator: ",").map { $0.filter { !$0.isWhitespace }.lowercased() }
    if names.contains(where: generic.contains) { return true }
    return names.isEmpty || names.contains { PangoItemizer.shared.hasFamily($0, wanted: name) ?? true }
  }
}
