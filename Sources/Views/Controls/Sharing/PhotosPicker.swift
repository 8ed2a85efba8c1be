import OpenChartsViewCore

/// A kind of photos to choose from. Stored, but has no effect.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]
  /// Still images.
  public static let images = PHPickerFilter(names: ["images"])
  /// Videos.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Live photos.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Screenshots.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// Several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }
}

/// A photo that the user has chosen. There are none: Linux has no photo library.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name of the photo in the library.
  public let itemIdentifier: String?
  /// Returns `nil`: there is no photo.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// A button for choosing photos. A tap has no effect, because there is no photo library.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// Creates a button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label as a button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one photo.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }
}

extension View {
  /// No-op: there is no photo library, so nothing is presented.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) -> some View { self }

  /// No-op: there is no photo library, so nothing is presented.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }
}
