import Foundation
import OpenChartsViewCore
import UniformTypeIdentifiers

extension View {
  /// Shows a sheet that exports a document to a file, while the binding is true and the document is not `nil`.
  ///
  /// A picture shows a sheet with the file's name and type. In a live session, Save downloads the file in the browser;
  /// files have at most 32 MiB, and folders cannot be exported. `onCompletion` receives the URL of a temporary file,
  /// which is removed when it returns, or the error. After Cancel it is not called.
  /// - Parameter defaultFilename: The name, to which the type's extension is added unless it has one; “Untitled” if
  ///   `nil`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [$0.export(as: contentType, named: defaultFilename)] },
      { result in onCompletion(result.map { $0[0] }) }, {})
  }

  /// Shows a sheet that exports a document to a file. The file has the first of `contentTypes`; if that is empty, the
  /// first type that the document can write. Cancel calls `onCancellation`. See
  /// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporting(
      isPresented, document.map { [$0.export(as: type, named: defaultFilename)] },
      { result in onCompletion(result.map { $0[0] }) }, onCancellation)
  }

  /// Shows a sheet that exports several documents, one file each.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, documents.isEmpty ? nil : documents.map { $0.export(as: contentType, named: nil) },
      onCompletion, {})
  }

  /// Shows a sheet that exports a document object to a file.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [$0.export(as: contentType, named: defaultFilename)] },
      { result in onCompletion(result.map { $0[0] }) }, {})
  }

  nonisolated private func exporting(
    _ isPresented: Binding<Bool>, _ exports: [FileExport]?,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    let isShown = isPresented.wrappedValue && exports != nil
    let shown = Binding(get: { isShown }, set: { isPresented.wrappedValue = $0 })
    return sheet(isPresented: shown) {
      ExportSheet(
        exports: exports ?? [], end: { isPresented.wrappedValue = false }, onCompletion: onCompletion,
        onCancellation: onCancellation)
    }
  }
}

extension FileDocument {
  fileprivate func export(as type: UTType, named name: String?) -> FileExport {
    FileExport(givenName: name, type: type) {
      try self.fileWrapper(configuration: WriteConfiguration(contentType: type))
    }
  }
}

extension ReferenceFileDocument {
  fileprivate func export(as type: UTType, named name: String?) -> FileExport {
    FileExport(givenName: name, type: type) {
      try self.fileWrapper(
        snapshot: try self.snapshot(contentType: type), configuration: WriteConfiguration(contentType: type))
    }
  }
}
