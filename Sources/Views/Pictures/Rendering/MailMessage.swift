import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// A draft of a mail with a picture (RFC 5322 and 2045 to 2047, RFC 2387): a PNG in an HTML text, the alternative text
/// as plain text, and an SVG as an attachment.
struct MailMessage {
  var subject: String
  /// The alternative text.
  var words: String
  /// A BCP 47 tag.
  var language: String
  /// Width and height in points.
  var size: CGSize
  var png: Data
  var svg: Data

  /// The same content gives the same bytes: there is no date, and the mail program adds the sender.
  var data: Data {
    let name = identifier
    // A character that base64 does not contain.
    let mixed = "=_mixed_\(name)"
    let related = "=_related_\(name)"
    let alternative = "=_alternative_\(name)"
    let lines = [
      "MIME-Version: 1.0", "Subject: \(Self.encodedWords(subject))",
      // Mail programs then open the message as a draft.
      "X-Unsent: 1", "Content-Type: multipart/mixed;", " boundary=\"\(mixed)\"", "",
      "--\(mixed)", "Content-Type: multipart/alternative;", " boundary=\"\(alternative)\"", "",
      "--\(alternative)", "Content-Language: \(language)", "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: base64", "", Self.base64(Data((words + "\r\n").utf8)),
      "--\(alternative)", "Content-Type: multipart/related; type=\"text/html\";", " boundary=\"\(related)\"",
      "", "--\(related)", "Content-Language: \(language)", "Content-Type: text/html; charset=utf-8",
      "Content-Transfer-Encoding: base64", "", Self.base64(Data(html(name).utf8)),
      "--\(related)", "Content-Type: image/png; name=\"chart.png\"",
      "Content-Disposition: inline; filename=\"chart.png\"", "Content-ID: <\(name)@chart.invalid>",
      "Content-Transfer-Encoding: base64", "", Self.base64(png), "--\(related)--", "--\(alternative)--",
      "--\(mixed)", "Content-Type: image/svg+xml; name=\"chart.svg\"",
      "Content-Disposition: attachment; filename=\"chart.svg\"", "Content-Transfer-Encoding: base64", "",
      Self.base64(svg), "--\(mixed)--", "",
    ]
    return Data(lines.joined(separator: "\r\n").utf8)
  }

  private func html(_ name: String) -> String {
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    return """
      <!DOCTYPE html>\r
      <html lang="\(Markup.escaped(language))"\(isRightToLeft ? " dir=\"rtl\"" : "")><head><meta charset="utf-8"><title>\(Markup.escaped(subject))</title></head>\r
      <body><img src="cid:\(name)@chart.invalid" width="\(width)" height="\(height)" alt="\(Markup.escaped(words))"\
       style="height:auto;max-width:100%"></body></html>\r

      """
  }

  /// A name of the picture, which depends on its bytes.
  private var identifier: String { String(StableHash.of([UInt8](png)), radix: 16) }

  private static func base64(_ data: Data) -> String {
    data.base64EncodedString(options: [
      .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
    ])
  }

  /// Returns a header's text in encoded words with lines of at most 76 characters; printable ASCII is unchanged.
  static func encodedWords(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if line.utf8.count < 60, line.utf8.allSatisfy({ (32...126).contains($0) }), !line.contains("=?") {
      return line
    }
    var words: [String] = []
    var piece = ""
    for scalar in line.unicodeScalars {
      if piece.utf8.count + scalar.utf8.count > 39 {
        words.append(piece)
        piece = ""
      }
      piece.unicodeScalars.append(scalar)
    }
    words.append(piece)
    return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
  }
}

extension RenderedScene {
  /// Returns the picture as a draft of a mail. The text shows a PNG with two pixels per point on an opaque background,
  /// with its alternative text. Mail programs without pictures show the alternative text alone. The drawing is attached
  /// as an SVG. The subject is the title of the chart.
  ///
  ///     let scene = ImageRenderer(content: ChartView()).scene()
  ///     try scene.write(to: URL(fileURLWithPath: "chart.eml"))
  ///
  /// A picture without a background is drawn on white, because a transparent one would be illegible where the mail
  /// program is dark. The same scene gives the same bytes. A mail without recipients opens as a draft.
  /// - Throws: The errors of ``png()``.
  public func eml() throws -> Data {
    let picture = RenderedScene(
      list: list, size: size, scale: 2, background: (background ?? .white).opaque, language: language,
      diagnostics: [])
    return MailMessage(
      subject: title, words: alternative, language: language ?? "en", size: size, png: try picture.png(),
      svg: Data(try svg().utf8)
    ).data
  }
}
