import Foundation
import OpenChartsCDeflate

/// The style sheet and the script of every page, from the files in `Page`.
package enum PageScript {
  /// Returns the opening tag of a script.
  ///
  /// - Parameter nonce: The nonce of the server's Content-Security-Policy; `nil` for files.
  package static func tag(nonce: String?) -> String { "<script\(nonce.map { " nonce=\"\($0)\"" } ?? "")>" }

  static let style = text(PackageResources.page_css)

  /// Returns the script with the parts that a page uses, in one scope and in order of dependency.
  ///
  /// - Parameters:
  ///   - isSpatial: Whether the page has a 3-D chart with values to explore.
  ///   - rotates: Whether ``packed`` is on the page, which uses the other parts.
  static func script(
    scrolls: Bool, selects: Bool, isSpatial: Bool = false, rotates: Bool = false, unpacks: Bool = false
  ) -> String {
    let parts = [
      ScriptPart.elements, unpacks ? ScriptPart.unpack : "", ScriptPart.data,
      ScriptPart.picture,
      ScriptPart.marker, ScriptPart.view,
      scrolls || selects ? ScriptPart.axis : "",
      scrolls ? ScriptPart.scroll : "", selects ? ScriptPart.select : "",
      ScriptPart.notes, ScriptPart.keys, ScriptPart.outline,
      ScriptPart.sound, ScriptPart.player, ScriptPart.table,
      ScriptPart.tools, isSpatial ? ScriptPart.slices : "", ScriptPart.page,
      ScriptPart.frame,
      rotates ? ScriptPart.load : "",
    ]
    let code = parts.joined()
    return "'use strict';\n" + (rotates ? code : "{\n\(code)}\n")
  }

  /// ``rotationScript``, compressed and encoded as text.
  static let packed = encoded(compressed(Array(rotationScript.utf8)))

  /// Every script that a page can have, exactly as between its tags.
  static let all: Set<String> = {
    let choices = [false, true]
    var scripts: Set<String> = []
    for scrolls in choices {
      for selects in choices {
        for isSpatial in choices {
          for rotates in choices {
            for unpacks in choices {
              scripts.insert(
                "\n"
                  + script(
                    scrolls: scrolls, selects: selects, isSpatial: isSpatial, rotates: rotates,
                    unpacks: unpacks))
            }
          }
        }
      }
    }
    return scripts
  }()

  /// The script that rotates 3-D charts.
  static let rotationScript: String = {
    let parts = [
      PackageResources.camera_js, PackageResources.space_js, PackageResources.paint_js,
      PackageResources.turn_js,
    ]
    let code = parts.map { compact(text($0)).drop { $0 != "\n" } }.joined()
    return "'use strict';" + code.replacing("\t", with: "")
  }()

  /// Encodes bytes as text: five characters for four bytes, which is a sixteenth shorter than base 64. The first
  /// character is the number of padding bytes at the end.
  static func encoded(_ bytes: [UInt8]) -> String {
    let missing = (4 - bytes.count % 4) % 4
    let whole = bytes + [UInt8](repeating: 0, count: missing)
    var text = Array(String(missing).utf8)
    for start in stride(from: 0, to: whole.count, by: 4) {
      var word = whole[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      var digits = [UInt8](repeating: 0, count: 5)
      for digitIndex in (0..<5).reversed() {
        digits[digitIndex] = UInt8(40 + word % 85)
        word /= 85
      }
      // "<" could start a tag, so another character replaces it.
      text += digits.map { $0 == UInt8(ascii: "<") ? UInt8(ascii: "!") : $0 }
    }
    return self.text(text)
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(12) else { return [] }
    defer { libdeflate_free_compressor(compressor) }
    var result = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
    let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, &result, result.count)
    return Array(result.prefix(count))
  }

  /// Minifies a script, because every page carries it: one tab per two spaces of indentation, no unnecessary spaces
  /// within lines, and no comments except for the name of each part.
  static func compact(_ text: String) -> String {
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let depth = line.prefix { $0 == " " }.count / 2
      let code = line.dropFirst(depth * 2)
      if result.isEmpty {
        result = code.prefix { !":;.".contains($0) } + "\n"
        continue
      }
      if code.hasPrefix("/**") || code.hasPrefix("//") { continue }
      result += String(repeating: "\t", count: depth) + ScriptCompactor.compact(code) + "\n"
    }
    return result
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
