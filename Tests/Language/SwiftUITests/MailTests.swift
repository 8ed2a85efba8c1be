import Foundation
import SwiftUI
import Testing

@testable import OpenChartsPictures

@Suite("Mails with pictures") @MainActor struct MailTests {
  private var scene: RenderedScene {
    ImageRenderer(content: Text("Größe & \"mehr\"").frame(width: 100, height: 50)).scene()
  }

  /// The parts of a mail by their content type, decoded.
  private func parts(_ mail: Data) throws -> [(type: String, head: String, bytes: Data)] {
    let lines = String(decoding: mail, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 78 && !$0.utf8.contains(10) && !$0.utf8.contains(13) })
    let text = lines.joined(separator: "\n")
    let pattern = /\n--=_[a-z_0-9]+\n((?:[^\n]+\n)+)\n([A-Za-z0-9+\/=\n]+)(?=\n--)/
    return try text.matches(of: pattern).filter { !$0.output.1.contains("multipart") }.map { part in
      let head = String(part.output.1)
      let type = try #require(head.firstMatch(of: /Content-Type: ([a-z\/+]+)/)).output.1
      let bytes = Data(base64Encoded: String(part.output.2), options: .ignoreUnknownCharacters)
      return (String(type), head, try #require(bytes))
    }
  }

  @Test func aMailHasThePictureItsWordsAndADrawing() throws {
    let mail = try scene.eml()
    #expect(try scene.eml() == mail)
    let parts = try parts(mail)
    #expect(parts.map(\.type) == ["text/plain", "text/html", "image/png", "image/svg+xml"])
    #expect(String(decoding: parts[0].bytes, as: UTF8.self) == "Größe & \"mehr\"\r\n")
    let html = String(decoding: parts[1].bytes, as: UTF8.self)
    let name = try #require(parts[2].head.firstMatch(of: /Content-ID: <([^>]+)>/)).output.1
    #expect(
      html.contains(
        "<img src=\"cid:\(name)\" width=\"100\" height=\"50\" alt=\"Größe &amp; &quot;mehr&quot;\""))
    // The picture has two pixels per point.
    #expect(Array(parts[2].bytes[16..<24]) == [0, 0, 0, 200, 0, 0, 0, 100])
    #expect(String(decoding: parts[3].bytes, as: UTF8.self) == (try scene.svg()))
    #expect(mail.range(of: Data("\r\nSubject: =?utf-8?B?".utf8)) != nil)
  }

  @Test func aMailHasTheDirectionOfItsLanguage() throws {
    for (locale, start) in [("ar", "<html lang=\"ar\" dir=\"rtl\">"), ("de", "<html lang=\"de\">")] {
      let view = Text("a").frame(width: 10, height: 10).environment(\.locale, Locale(identifier: locale))
      let html = String(
        decoding: try parts(try ImageRenderer(content: view).scene().eml())[1].bytes, as: UTF8.self)
      #expect(html.contains(start), "\(html)")
    }
  }

  @Test func aPictureWithoutABackgroundIsOpaqueInAMailAndTransparentInAFile() throws {
    /// Whether a PNG has an alpha channel or transparent colours.
    func isTransparent(_ png: Data) -> Bool {
      [4, 6].contains(png[png.startIndex + 25]) || png.range(of: Data("tRNS".utf8)) != nil
    }
    #expect(!isTransparent(try parts(try scene.eml())[2].bytes))
    #expect(isTransparent(try scene.png()))
  }

  @Test(arguments: [
    ("Rain", "Rain"), ("a\r\nBcc: x", "a Bcc: x"), ("=?x", "=?utf-8?B?PT94?="), ("é", "=?utf-8?B?w6k=?="),
  ])
  func subjectsAreOneHeader(title: String, subject: String) {
    #expect(MailMessage.encodedWords(title) == subject)
  }

  @Test func longSubjectsAreSeveralWords() {
    let words = MailMessage.encodedWords(String(repeating: "ä🎈", count: 40)).components(separatedBy: "\r\n ")
    #expect(words.count > 3 && words.allSatisfy { $0.utf8.count <= 67 })
    let text = words.map {
      String(decoding: Data(base64Encoded: String($0.dropFirst(10).dropLast(2))) ?? Data(), as: UTF8.self)
    }
    #expect(text.joined() == String(repeating: "ä🎈", count: 40))
  }
}
