import Foundation
import OpenChartsViewCore
import OpenChartsViewValues
import UniformTypeIdentifiers

/// A value that can be shared, dragged and pasted on Apple's systems. On Linux nothing is transferred: views for
/// sharing are shown, but representations are never used.
public protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// The representations of a value, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A description of a value's representation.
public protocol TransferRepresentation<Item> {
  /// The type of the value.
  associatedtype Item
}

/// Several representations of a value.
public struct TransferRepresentations<Item>: TransferRepresentation {}

/// Builds the representations of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Takes one representation.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item {
    content
  }
  /// Keeps a single representation.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R { content }
  /// Joins several representations.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

/// A representation by `Codable`.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates a representation of a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation by bytes. The closures are never called.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a representation for both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a representation for export.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a representation for import.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A representation by another value.
public struct ProxyRepresentation<Item, Other>: TransferRepresentation {
  /// Creates a representation for export. The closure is never called.
  public init(exporting: @escaping @Sendable (Item) throws -> Other) {}
  /// Creates a representation for import. The closure is never called.
  public init(importing: @escaping @Sendable (Other) throws -> Item) {}
}

extension TransferRepresentation {
  /// The representation itself: nothing is transferred, so it needs no name.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

extension String: Transferable {
  /// The representation as text.
  public static var transferRepresentation: some TransferRepresentation<String> {
    CodableRepresentation(contentType: .plainText)
  }
}
extension URL: Transferable {
  /// The representation as a URL.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    CodableRepresentation(contentType: .url)
  }
}
extension Data: Transferable {
  /// The representation as bytes.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    CodableRepresentation(contentType: .data)
  }
}

extension View {
  /// No-op: views of pictures and pages cannot be dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// No-op: views of pictures and pages cannot be dragged.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// No-op: nothing can be dropped on a view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// No-op: nothing can be dropped on a view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// No-op: views of pictures and pages cannot be dragged.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// No-op: views of pictures and pages cannot be dragged.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// No-op: nothing can be dropped on a view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
