import Foundation
import ViewValues

/// Names a picture of an asset catalogue, as the constants that Xcode makes of a catalogue do:
///
///     extension ImageResource { static let skyline = ImageResource(name: "Skyline", bundle: .main) }
///     struct Town: View { var body: some View { Image(.skyline) } }
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// A picture by its name in a bundle's asset catalogue; `.main` is the program's own.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// Names a colour of an asset catalogue, as the constants that Xcode makes of a catalogue do.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// A colour by its name in a bundle's asset catalogue; `.main` is the program's own.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Bundle {
  /// The bundle as assets are looked for: those of the program itself lie beside it.
  fileprivate var ofAssets: Bundle? { self == .main ? nil : self }
}

extension Image {
  /// A file of an asset catalogue, whose name assistive technology reads.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle.ofAssets) }

  /// A file of an asset catalogue, with words that say what is to be seen.
  public init(_ resource: ImageResource, label: Text) {
    self.init(resource.name, bundle: resource.bundle.ofAssets, label: label)
  }

  /// A file of an asset catalogue, which assistive technology passes over.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle.ofAssets)
  }
}

extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle.ofAssets) }
}
