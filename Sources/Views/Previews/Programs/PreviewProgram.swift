import Foundation
import Isolation
import Pictures
import ViewCore

/// The entry of a program that `opencharts preview` or `opencharts serve` builds from somebody's previews: draws
/// or serves them as the only argument, a ``PreviewRequest`` or a ``ServeRequest``, says.
///
/// - Returns: The exit status.
@_cdecl("opencharts_preview_main")
public func _previewMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
  -> Int32
{
  guard let text = CommandLine.arguments.dropFirst().first else { return 2 }
  // Called once, on the thread that the program began with.
  return onMainActor {
    if let request = try? JSONDecoder().decode(ServeRequest.self, from: Data(text.utf8)) {
      ServedProgram.run(request)
    }
    guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8))
    else { return 2 }
    // Data of previews is made asynchronously; the program ends with its last picture.
    var isWhole: Bool?
    Task { isWhole = await PreviewProgram(request: request).run() }
    while isWhole == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    return isWhole == true ? 0 : 1
  }
}

/// Draws all previews of the program that it is in.
@MainActor struct PreviewProgram {
  let request: PreviewRequest

  /// - Returns: Whether all pictures could be written.
  func run() async -> Bool {
    let previews = PreviewCase.all()
    let names = PreviewNames.fileNames(
      for: previews.map { .init(stem: request.stem ?? $0.file, name: $0.label(besides: request.stem)) })
    tell(.found(previews.count))
    for note in await PreviewContexts.shared.makeAll(for: previews.flatMap(\.modifiers)) { tell(.note(note)) }
    var isWhole = true
    for (index, (preview, name)) in zip(previews, names).enumerated() where index >= request.first {
      tell(.began(index: index, name: name))
      let path = (request.folder == "." ? "" : request.folder + "/") + "\(name).\(request.format)"
      do {
        let scene = preview.scene(request)
        guard scene.size.width > 0, scene.size.height > 0 else {
          tell(.note("\(name): the view takes no room; there is nothing to draw"))
          continue
        }
        try scene.write(to: URL(fileURLWithPath: path))
        tell(.wrote(path))
        for diagnostic in scene.diagnostics { tell(.note("\(name): \(diagnostic)")) }
      } catch {
        tell(.note("\(path): \(error)"))
        isWhole = false
      }
    }
    return isWhole
  }

  private func tell(_ report: PreviewReport) {
    guard let line = try? JSONEncoder().encode(report),
      let file = FileHandle(forWritingAtPath: request.report)
    else { return }
    file.seekToEndOfFile()
    file.write(line + Data("\n".utf8))
    try? file.close()
  }
}

/// One picture that is to be made.
@MainActor struct PreviewCase {
  /// The source file's name, or that of a provider's type, without what says that it is for previews.
  let file: String
  var provider: String?
  /// In the file, in bytes; of a provider, which of its views this is.
  let position: Int
  let name: String?
  let room: PreviewRoom
  var modifiers: [any PreviewModifier] = []
  let makeView: @MainActor () -> any View

  /// In the order of their files and places; providers, of which no place is known, come by name after them.
  static func all() -> [PreviewCase] {
    let registrations = PreviewDiscovery.conformingTypes(toProtocolNamed: "_PreviewRegistration")
      .compactMap { $0 as? any _PreviewRegistration.Type }
      .map { type in
        let preview = type.preview
        return PreviewCase(
          file: type.file, position: type.position, name: preview.name, room: preview.room,
          modifiers: preview.modifiers, makeView: { preview.screen() })
      }
      .sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    let providers = PreviewDiscovery.conformingTypes(toProtocolNamed: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { String(describing: $0) < String(describing: $1) }
    return registrations + providers.flatMap { cases(of: $0) }
  }

  /// What tells this from others in names that begin with `stem`.
  func label(besides stem: String?) -> String? {
    // Of a provider, `file` is its type's name.
    guard let stem, let provider, provider != stem else { return name }
    return name.map { "\(provider)-\($0)" } ?? provider
  }

  /// A case for each view of a provider.
  private static func cases<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewCase] {
    var stem = String(describing: provider)
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where stem.hasSuffix(ending) {
      stem = String(stem.dropLast(ending.count))
      break
    }
    let graph = ViewGraph()
    defer { withExtendedLifetime(graph) {} }
    let context = _ViewContext(environment: EnvironmentValues(), scope: StateScope(graph: graph))
    let nodes = context.nodes(of: provider.previews)
    return nodes.enumerated().map { index, node in
      let wishes = PreviewWishes.of(node)
      return PreviewCase(
        file: stem, provider: stem, position: index,
        name: wishes.name ?? (nodes.count > 1 ? "\(index + 1)" : nil),
        room: wishes.room ?? .phone,
        makeView: { OneOfViews(content: provider.previews, index: index) })
    }
  }

  func scene(_ request: PreviewRequest) -> RenderedScene {
    var room = room
    if request.width != nil || request.height != nil {
      room = PreviewRoom(width: request.width.map { CGFloat($0) }, height: request.height.map { CGFloat($0) })
    }
    let view = AnyView(makeView()).frame(width: room.width, height: room.height)
    // Dark where that is asked for; else as the preview prefers.
    let renderer = ImageRenderer(
      content: request.isDark ? AnyView(view.environment(\.colorScheme, .dark)) : AnyView(view))
    renderer.proposedSize = ProposedViewSize(width: room.width, height: room.height)
    renderer.scale = request.scale
    renderer.isOpaque = true
    return renderer.scene()
  }
}

/// One of the views that a view is made of.
private struct OneOfViews<Content: View> {
  let content: Content
  let index: Int
}

extension OneOfViews: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let all = context.child(.index(0)).nodes(of: content)
    if all.indices.contains(index) { nodes.append(all[index]) }
  }
}
