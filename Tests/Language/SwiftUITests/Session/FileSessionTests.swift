import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct FileSessionTests {
  private struct Table: FileDocument {
    static let readableContentTypes = [UTType.commaSeparatedText]
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "bad" { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @MainActor private final class Log {
    var urls: [URL] = []
    var contents: [String] = []
    var errors = 0
    var cancelled = 0
  }

  private struct Export: View {
    let log: Log
    var text = "a,b"
    @State private var isShown = true
    var body: some View {
      Button("Export") { isShown = true }
        .fileExporter(
          isPresented: $isShown, document: Table(text: text), contentTypes: [.commaSeparatedText],
          defaultFilename: "steps/1"
        ) { result in
          switch result {
          case .success(let url):
            log.urls.append(url)
            log.contents.append((try? String(contentsOf: url, encoding: .utf8)) ?? "")
          case .failure: log.errors += 1
          }
        } onCancellation: {
          log.cancelled += 1
        }
    }
  }

  @Test("Save downloads the file in the browser, and its URL exists until the closure returns")
  func saving() throws {
    let log = Log()
    let browser = Browser(Export(log: log))
    browser.use("Save", "press")
    let file = try #require(browser.messages.compactMap { $0["file"] as? [String: String] }.first)
    #expect(file["name"] == "steps:1.csv" && file["type"] == "text/csv")
    #expect(Data(base64Encoded: file["data"] ?? "") == Data("a,b".utf8))
    #expect(log.contents == ["a,b"] && log.errors == 0 && log.cancelled == 0)
    let url = try #require(log.urls.first)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(browser.control("Save") == nil)
    browser.use("Export", "press")
    browser.use("Cancel", "press")
    #expect(log.urls.count == 1 && log.cancelled == 1 && browser.control("Save") == nil)
  }

  @Test("An error of the document reaches the closure, and nothing is downloaded")
  func failing() {
    let log = Log()
    let browser = Browser(Export(log: log, text: "bad"))
    browser.use("Save", "press")
    #expect(log.errors == 1 && !browser.messages.contains { $0["file"] != nil })
  }

  @Test("A picture shows name and type of the file only while it is presented")
  func picture() {
    func words(_ isShown: Bool) -> String {
      let view = Text("Base").fileExporter(
        isPresented: .constant(isShown), document: Table(text: ""), contentType: .commaSeparatedText
      ) { _ in }
      return ImageRenderer(content: view.frame(width: 300, height: 400)).transcript()
    }
    #expect(words(true).contains("Untitled.csv") && words(true).contains("CSV document"))
    #expect(words(false).contains("Base") && !words(false).contains("Untitled"))
    let importing = Text("Base").fileImporter(
      isPresented: .constant(true), allowedContentTypes: [.gpxForTests]
    ) { _ in }
    #expect(
      ImageRenderer(content: importing.frame(width: 300, height: 400)).transcript().contains("Choose a File"))
  }

  @Test("A wrapper is a file or a folder, and is read as it was written")
  func wrappers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("x".utf8))
    ])
    inner.addRegularFile(withContents: Data("y".utf8), preferredFilename: "b.txt")
    try inner.write(to: folder, originalContentsURL: nil)
    let read = try FileWrapper(url: folder)
    #expect(read.isDirectory && !read.isRegularFile && read.filename == folder.lastPathComponent)
    #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("y".utf8))
    let again = read.addRegularFile(withContents: Data(), preferredFilename: "a.txt")
    #expect(again != "a.txt" && read.fileWrappers?.count == 3)
  }

  @Test("Types have extensions, MIME types and supertypes")
  func types() throws {
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    #expect(UTType.json.preferredFilenameExtension == "json" && UTType.png.preferredMIMEType == "image/png")
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
    #expect(
      !UTType.png.isSubtype(of: .png) && UTType.image.isSupertype(of: .png)
        && !UTType.pdf.conforms(to: .image))
    #expect(
      UTType.commaSeparatedText.conforms(to: .text) && !UTType.commaSeparatedText.conforms(to: .plainText))
    #expect(
      UTType(mimeType: "application/pdf") == .pdf && UTType("public.json") == .json && UTType("a.b") == nil)
    #expect(
      UTType(filenameExtension: "png", conformingTo: .text) == nil && UTType(filenameExtension: "") == nil)
    let own = try #require(UTType(filenameExtension: "Notes"))
    #expect(own.isDynamic && own.preferredFilenameExtension == "notes" && own.conforms(to: .data))
    let exported = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
    #expect(exported.conforms(to: .text) && exported.isDeclared && !exported.isPublic)
    let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.csvForTests]))
    #expect(decoded == [.commaSeparatedText])
    let url = URL(fileURLWithPath: "/a/b")
    #expect(url.appendingPathExtension(for: .pdf).lastPathComponent == "b.pdf")
    #expect(
      url.appendingPathComponent("c.CSV", conformingTo: .commaSeparatedText).lastPathComponent == "c.CSV")
  }
}

extension UTType {
  fileprivate static let csvForTests = UTType.commaSeparatedText
  fileprivate static let gpxForTests = UTType(filenameExtension: "gpx")!
}
