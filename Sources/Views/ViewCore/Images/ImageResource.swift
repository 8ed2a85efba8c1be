import Foundation
import OpenChartsViewValues

/// The name of an image in an asset catalogue, like the constants that Xcode generates from a catalogue:
///
///     extension ImageResource { static let skyline = ImageResource(name: "Skyline", bundle: .main) }
///     struct Town: View { var body: some View { Image(.skyline) } }
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the name of an image in a bundle's asset catalogue; `.main` is the program's bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a colour in an asset catalogue, like the constants that Xcode generates from a catalogue.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the name of a colour in a bundle's asset catalogue; `.main` is the program's bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Bundle {
  /// The bundle for an asset lookup; `nil` for the main bundle, whose assets are beside the executable.
  fileprivate var ofAssets: Bundle? { self == .main ? nil : self }
}

extension Image {
  /// Creates an image from an asset catalogue. Assistive technology reads its name.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle.ofAssets) }

  /// Creates an image from an asset catalogue, with a label for assistive technology.
  public init(_ resource: ImageResource, label: Text) {
    self.init(resource.name, bundle: resource.bundle.ofAssets, label: label)
  }

  /// Creates an image from an asset catalogue that assistive technology ignores.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle.ofAssets)
  }
}

extension Color {
  /// Creates a colour from an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle.ofAssets) }
}
