import Combine
import Foundation
import UniformTypeIdentifiers

/// A document as a value that is read from files and written to them.
///
///     struct TableDocument: FileDocument {
///       static let readableContentTypes = [UTType.commaSeparatedText]
///       var text: String
///
///       init(text: String) { self.text = text }
///       init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///       }
///       func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///       }
///     }
@preconcurrency public protocol FileDocument {
  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files to which the document can be written; those that it can read by default.
  static var writableContentTypes: [UTType] { get }
  /// The type and the contents of a file to read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of a file to write.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the file to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that the document can read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object that is read from files and written to them.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  /// A value of the document's content, from which a file is made.
  associatedtype Snapshot
  /// The types of files from which the document can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files to which the document can be written; those that it can read by default.
  static var writableContentTypes: [UTType] { get }
  /// The type and the contents of a file to read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The type of a file to write.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns a value of the present content.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file to write.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that the document can read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file to read a document from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}

/// A file to write a document to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced; always `nil`, because each export writes a new file.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper? = nil) {
    (self.contentType, self.existingFile) = (contentType, existingFile)
  }
}
