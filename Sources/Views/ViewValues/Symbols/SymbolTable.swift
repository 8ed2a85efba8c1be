/// The drawings of symbols by name, in the format of ``SymbolDrawing``. All outlines are original.
enum SymbolTable {
  private static let texts = [arrows, shapes, signs, charts, things, nature, letters]

  static var allNames: [String] { texts.flatMap(\.keys).sorted() }

  static func drawing(_ name: String) -> SymbolDrawing? {
    texts.lazy.compactMap { $0[name] }.first.map(SymbolDrawing.init)
  }
}
