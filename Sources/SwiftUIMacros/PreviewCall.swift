/// A use of `#Preview`, as it stands in the source.
struct PreviewCall {
  /// What follows the name: arguments and the body.
  private let arguments: Substring

  /// `nil` where there is no body.
  init?(_ source: String) {
    guard let name = source.range(of: "Preview") else { return nil }
    arguments = source[name.upperBound...]
    guard arguments.contains("{") || arguments.contains("(") else { return nil }
  }

  /// A type of a unique name whose conformance tools can find; it makes the preview when asked.
  func registration(_ discriminator: String) -> String {
    """
    @MainActor
    struct \(discriminator)15PreviewRegistryfMu_: SwiftUI._PreviewRegistration {
      static var preview: SwiftUI._Preview {
        SwiftUI._Preview\(arguments)
      }
    }
    """
  }
}
