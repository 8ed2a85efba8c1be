import Foundation
import OpenChartsViewCore
import UniformTypeIdentifiers

/// A document that is about to be written.
struct FileExport {
  /// The name as given; `nil` for “Untitled”.
  let givenName: String?
  let type: UTType
  let makeFile: () throws -> FileWrapper

  /// The file name: the given one or "Untitled", with the extension of the type and without path separators.
  var name: String {
    let given = (givenName ?? "").replacing("/", with: ":").replacing("\0", with: "")
    let url = URL(fileURLWithPath: "/").appendingPathComponent(given.isEmpty ? "Untitled" : given)
    return url.appendingPathExtension(for: type).lastPathComponent
  }

  /// The reason why a file is not exported.
  struct Failure: LocalizedError, CustomStringConvertible {
    let description: String
    var errorDescription: String? { description }
  }

  /// Writes the document to a temporary folder and hands it to the browser.
  ///
  /// The file exists until `body` returns, because a server would otherwise keep the exports of all its clients.
  @MainActor func run(
    _ send: (@MainActor (ExportedFile) -> Void)?, _ body: (Result<URL, any Error>) -> Void
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "OpenCharts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = Result { () throws -> URL in
      let file = try makeFile()
      guard let data = file.regularFileContents else {
        throw Failure(description: "“\(name)” is a folder, which a browser cannot download.")
      }
      guard data.count <= ExportedFile.limit else {
        throw Failure(description: "“\(name)” has more than \(ExportedFile.limit >> 20) MiB.")
      }
      let access: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: access)
      let url = folder.appendingPathComponent(name)
      try file.write(to: url, originalContentsURL: nil)
      send?(
        ExportedFile(
          name: name, type: type.preferredMIMEType ?? "application/octet-stream", data: data))
      return url
    }
    body(result)
  }
}

/// The sheet of an export: name and type of the file, and buttons to save it or not.
struct ExportSheet {
  let exports: [FileExport]
  let end: () -> Void
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @Environment(\.exportsFile) private var exportsFile
}

extension ExportSheet: View {
  var body: some View {
    FileSheet {
      end()
      onCancellation()
    } header: {
      Button(action: { save() }) { Text(control: .saveFile).bold() }
    } content: {
      ForEach(exports.indices, id: \.self) { index in
        FileRow(name: exports[index].name, type: exports[index].type)
      }
    }
  }

  @MainActor private func save() {
    end()
    var urls: [URL] = []
    /// Saves the exports from an index on. A file is removed when its closure returns, so each closure saves the next.
    @MainActor func save(from index: Int) {
      guard index < exports.count else { return onCompletion(.success(urls)) }
      exports[index].run(exportsFile) { result in
        switch result {
        case .success(let url):
          urls.append(url)
          save(from: index + 1)
        case .failure(let error): onCompletion(.failure(error))
        }
      }
    }
    save(from: 0)
  }
}
