/// Text metadata of a PNG for users who do not see it: text chunks, and the same as XMP.
///
/// `iTXt` chunks named Title and Description are the PNG format's standard. Programs that read descriptions of
/// photographs use `dc:title`, `dc:description` and IPTC's alternative text in XMP.
package struct PNGText: Hashable, Sendable {
  /// The title; empty if there is none.
  package var title: String
  package var description: String
  /// The language as a BCP 47 tag; `nil` if unknown.
  package var language: String?

  package init(title: String = "", description: String = "", language: String? = nil) {
    self.title = title
    self.description = description
    self.language = language
  }

  /// The bodies of the `iTXt` chunks, in file order.
  var chunks: [[UInt8]] {
    let title = Self.readable(title)
    let description = Self.readable(description)
    guard !title.isEmpty || !description.isEmpty else { return [] }
    let tag = (language ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let plain = [("Title", title), ("Description", description)].filter { !$0.1.isEmpty }
    return plain.map { Self.chunk($0.0, language: tag, $0.1) }
      + [Self.chunk("XML:com.adobe.xmp", language: "", xmp(title, description, tag))]
  }

  /// The body of an `iTXt` chunk: keyword, no compression, language, no translated keyword, text, with a zero byte
  /// after each but the last.
  private static func chunk(_ keyword: String, language: String, _ text: String) -> [UInt8] {
    Array(keyword.utf8) + [0, 0, 0] + Array(language.utf8) + [0, 0] + Array(text.utf8)
  }

  private func xmp(_ title: String, _ description: String, _ language: String) -> String {
    func element(_ name: String, _ text: String) -> String {
      guard !text.isEmpty else { return "" }
      let escaped = XMLText.escaped(text)
      // Programs in another language use the default text.
      let languageItem = language.isEmpty ? "" : "<rdf:li xml:lang=\"\(language)\">\(escaped)</rdf:li>"
      return
        "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped)</rdf:li>\(languageItem)</rdf:Alt></\(name)>\n"
    }
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">
      \(element("dc:title", title))\(element("dc:description", description))\
      \(element("Iptc4xmpCore:AltTextAccessibility", description.isEmpty ? title : description))\
      </rdf:Description>
      </rdf:RDF>
      </x:xmpmeta>
      <?xpacket end="r"?>
      """
  }

  /// Replaces control characters and noncharacters, which are invalid in XML, with spaces.
  private static func readable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          $0.properties.generalCategory == .control || $0.value == 0xFFFE || $0.value == 0xFFFF ? " " : $0
        }))
  }
}
