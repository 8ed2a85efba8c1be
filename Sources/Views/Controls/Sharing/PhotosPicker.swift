import OpenChartsViewCore
import UniformTypeIdentifiers

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
  /// Panoramas.
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  /// Recordings of the screen.
  public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])
  /// Portraits with a blurred background.
  public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
  /// All kinds but one.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: ["not"] + filter.names)
  }
  /// Photos of several kinds at once.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: ["all"] + subfilters.flatMap(\.names))
  }
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
  /// The types in which the photo can be loaded. Empty.
  public var supportedContentTypes: [UTType] { [] }

  /// The form in which a photo is loaded. Has no effect.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    /// In order of the cases: chosen by the system, as stored, and a form that most apps can read.
    case automatic, current, compatible
  }
}

/// The order in which several photos are chosen. Has no effect.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// In order of the cases: any, in the order of the user's choice, and reported at once.
  case `default`, ordered, continuous
}

/// A button for choosing photos. A tap has no effect, because there is no photo library.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// Creates a button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label as a button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one photo.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// Creates a button with a title for several photos.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
}

extension View {
  /// No-op: there is no photo library, so nothing is presented.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  /// No-op: there is no photo library, so nothing is presented.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
}
