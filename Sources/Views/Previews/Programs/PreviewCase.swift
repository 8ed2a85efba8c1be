import Foundation
import OpenChartsPictures
import OpenChartsSessions
import OpenChartsViewCore

/// One preview to draw.
@MainActor struct PreviewCase {
  /// The source file's name, or a provider's type name without its suffix, such as `_Previews`.
  let file: String
  var provider: String?
  /// The position in the file, in bytes; for a provider, the index of the view.
  let position: Int
  let name: String?
  let previewSize: PreviewSize
  var modifiers: [any PreviewModifier] = []
  let makeView: @MainActor () -> any View

  /// All previews: registrations by file and position, then providers (whose position is unknown) by name. If there
  /// are none, the implied previews and the apps.
  ///
  /// - Parameters:
  ///   - skipped: Names of providers to leave out.
  ///   - begin: Receives the name of each provider before its views are counted, which evaluates them.
  static func all(skipping skipped: [String] = [], begin: (String) -> Void = { _ in }) -> [PreviewCase] {
    let registrations = PreviewDiscovery.conformingTypes(toProtocolNamed: "_PreviewRegistration")
      .compactMap { $0 as? any _PreviewRegistration.Type }
      .map { type in
        let preview = type.preview
        return PreviewCase(
          file: type.file, position: type.position, name: preview.name, previewSize: preview.previewSize,
          modifiers: preview.modifiers, makeView: { preview.screen() })
      }
      .sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    let providers = PreviewDiscovery.conformingTypes(toProtocolNamed: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(describing: $0) < String(describing: $1) }
    let writtenCases =
      registrations
      + providers.flatMap { provider -> [PreviewCase] in
        let stem = stem(of: provider)
        if skipped.contains(stem) { return [] }
        begin(stem)
        return cases(of: provider, stem: stem)
      }
    // A skipped provider counts as a preview, so the implied previews are not used.
    return writtenCases.isEmpty && skipped.isEmpty ? implied() + apps() : writtenCases
  }

  /// The first windows of the program's apps, by name.
  static func apps() -> [PreviewCase] {
    PreviewDiscovery.conformingTypes(toProtocolNamed: "App").compactMap { $0 as? any App.Type }
      .sorted { String(describing: $0) < String(describing: $1) }
      .map { window(of: $0) }
  }

  private static func window<A: App>(of app: A.Type) -> PreviewCase {
    let name = String(describing: app)
    return PreviewCase(
      file: name, provider: name, position: 0, name: nil, previewSize: .phone,
      makeView: { AppHost(app: app.init()) }
    )
  }

  /// A provider's type name without its suffix.
  private static func stem(of provider: any PreviewProvider.Type) -> String {
    let name = String(describing: provider)
    let ending = ["_Previews", "_Preview", "Previews", "Preview"].first { name.hasSuffix($0) } ?? ""
    return String(name.dropLast(ending.count))
  }

  private static func implied() -> [PreviewCase] {
    var previews: [(type: String, preview: _Preview)] = []
    for type in PreviewDiscovery.conformingTypes(toProtocolNamed: "_ImpliedPreviews") {
      if let type = type as? any _ImpliedPreviews.Type { previews += type.previews }
    }
    return previews.enumerated().map { index, implied in
      PreviewCase(
        file: implied.type, provider: implied.type, position: index, name: implied.preview.name,
        previewSize: implied.preview.previewSize, makeView: { implied.preview.screen() })
    }
  }

  /// The part of the preview's name that follows `stem`; `nil` for none.
  func label(besides stem: String?) -> String? {
    // For a provider, `file` is the name of its type.
    guard let stem, let provider, provider != stem else { return name }
    return name.map { "\(provider)-\($0)" } ?? provider
  }

  /// The previews of a provider, one for each of its views.
  private static func cases<Provider: PreviewProvider>(
    of provider: Provider.Type, stem: String
  ) -> [PreviewCase] {
    let graph = ViewGraph()
    defer { withExtendedLifetime(graph) {} }
    let context = _ViewContext(environment: EnvironmentValues(), scope: StateScope(graph: graph))
    let nodes = context.nodes(of: provider.previews)
    return nodes.enumerated().map { index, node in
      let settings = PreviewSettings.of(node)
      return PreviewCase(
        file: stem, provider: stem, position: index,
        name: settings.name ?? (nodes.count > 1 ? "\(index + 1)" : nil),
        previewSize: settings.previewSize ?? .phone,
        makeView: { OneOfViews(content: provider.previews, index: index) })
    }
  }

  /// The requested size, or the size of the preview.
  private func size(_ request: PreviewRequest) -> PreviewSize {
    guard request.width != nil || request.height != nil else { return previewSize }
    return PreviewSize(
      width: request.width.map { CGFloat($0) }, height: request.height.map { CGFloat($0) },
      screenHeight: previewSize.screenHeight)
  }

  /// Creates a stage with the view at its size and appearance, and draws it for the first time.
  ///
  /// - Parameter limit: The maximum lifetime of the view, in seconds.
  func stage(_ request: PreviewRequest, limit: Double) -> SettlingDriver {
    let previewSize = size(request)
    var content = AnyView(makeView())
    if let height = previewSize.screenHeight { content = AnyView(content.screenHeight(height)) }
    let view =
      previewSize.isFitted
      ? content : AnyView(content.frame(width: previewSize.width, height: previewSize.height))
    // Use the dark appearance if requested, otherwise the preview's own.
    return SettlingDriver(
      request.isDark ? AnyView(view.environment(\.colorScheme, .dark)) : view,
      proposal: ProposedViewSize(width: previewSize.width, height: previewSize.height), scale: request.scale,
      limit: limit,
      locale: request.locale.map { Locale(identifier: $0) })
  }

  /// Draws the view at rest, or at a requested time; with `hasFrames`, also each different frame before that.
  ///
  /// - Parameter show: Receives each picture.
  /// - Returns: The reason why the view did not come to rest; `nil` if it did, or if a time was requested.
  @discardableResult
  func pictures(_ request: PreviewRequest, show: (RenderedScene) throws -> Void) async rethrows -> String? {
    let limit = request.moment ?? SettlingDriver.restTimeout
    let stage = stage(request, limit: limit)
    defer { stage.end() }
    let seeksRest = request.moment == nil
    // All frames of an animation have the size of the view.
    let screen = request.hasFrames ? nil : size(request).screen
    var isAtRest = limit == 0
    var shownChange: Int?
    var frame = 0
    while request.hasFrames, !isAtRest, Double(frame) < limit * Self.frameRate {
      if frame > 0 {
        isAtRest = await stage.run(until: Double(frame) / Self.frameRate, seekingRest: seeksRest)
      }
      if shownChange != stage.changes { try show(stage.scene()) }
      shownChange = stage.changes
      frame += 1
    }
    if !isAtRest { isAtRest = await stage.run(until: limit, seekingRest: seeksRest) }
    if shownChange != stage.changes || request.isAdaptive {
      var scene = stage.scene(onScreenOf: screen)
      if request.isAdaptive { scene.adapt(toDark: await darkScene(request, limit: limit)) }
      try show(scene)
    }
    guard seeksRest, !isAtRest else { return nil }
    let seconds = stage.seconds.formatted(
      .number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en")))
    return
      "\(stage.unsettledReason), so the picture is not at rest; it shows the view after \(seconds) seconds"
  }

  /// The view in dark, at rest or at the requested time.
  private func darkScene(_ request: PreviewRequest, limit: Double) async -> RenderedScene {
    var request = request
    request.isDark = true
    let stage = stage(request, limit: limit)
    defer { stage.end() }
    if limit > 0 { _ = await stage.run(until: limit, seekingRest: request.moment == nil) }
    return stage.scene(onScreenOf: request.hasFrames ? nil : size(request).screen)
  }

  /// The number of frames per second.
  private static let frameRate = 30.0
}

/// The view at an index among the views of the content.
private struct OneOfViews<Content: View> {
  let content: Content
  let index: Int
}

extension OneOfViews: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let childNodes = context.child(.index(0)).nodes(of: content)
    if childNodes.indices.contains(index) { nodes.append(childNodes[index]) }
  }
}
