import Foundation
import OpenChartsControls
import OpenChartsLiveServer
import OpenChartsSessions
import OpenChartsViewCore

/// The request of `opencharts serve` to the program that it has built. It travels over standard input.
package struct ServeRequest: Codable, Equatable, Sendable {
  /// The program's only argument.
  package static let argument = "serve"

  package var address: String
  package var port: Int
  /// The token in the page's address. Secret, and the same after a rebuild of the same page.
  package var token: String
  package var title: String

  package init(address: String, port: Int, token: String, title: String) {
    self.address = address
    self.port = port
    self.token = token
    self.title = title
  }

  /// Writes the request as one line, and does not close the file.
  package func write(to file: FileHandle) throws {
    try file.write(contentsOf: JSONEncoder().encode(self) + Data("\n".utf8))
  }

  /// Reads one line; `nil` if it is not a request. The rest stays in the file.
  package static func read(from file: FileHandle) -> ServeRequest? {
    var line = Data()
    while let byte = try? file.read(upToCount: 1), byte.count == 1, byte[0] != UInt8(ascii: "\n") {
      line += byte
    }
    return try? JSONDecoder().decode(ServeRequest.self, from: line)
  }
}

/// Serves the app or the previews of the current program.
@MainActor enum ServedProgram {
  static func run(_ request: ServeRequest) -> Never {
    ProgramLife.endWithParent()
    guard let content = content() else {
      LiveProgram.fail("there is no app, no preview and no view to serve", status: 3)
    }
    var configuration = LiveServer.Configuration()
    configuration.address = request.address
    configuration.port = request.port
    configuration.token = request.token
    LiveProgram.run(configuration, title: request.title, content: content) { _ in }
  }

  /// The app's view; without an app, the previews; `nil` if there are neither.
  private static func content() -> (@MainActor () -> AnyView)? {
    let apps = PreviewDiscovery.conformingTypes(toProtocolNamed: "App").compactMap { $0 as? any App.Type }
      .sorted { String(describing: $0) < String(describing: $1) }
    if let app = apps.first { return { view(of: app) } }
    let previews = PreviewCase.all()
    guard !previews.isEmpty else { return nil }
    return { AnyView(ServedPreviews(previews: previews)) }
  }

  private static func view<A: App>(of app: A.Type) -> AnyView { AnyView(AppHost(app: app.init())) }
}

/// Shows one of several previews, with a picker.
private struct ServedPreviews: View {
  let previews: [PreviewCase]
  @State private var selection = 0

  private var selectedView: AnyView {
    let view = previews[selection].makeView()
    return AnyView(view)
  }

  var body: some View {
    VStack(spacing: 12) {
      if previews.count > 1 {
        Picker("Preview", selection: $selection) {
          ForEach(previews.indices, id: \.self) { index in
            Text(verbatim: previews[index].name ?? previews[index].file).tag(index)
          }
        }
        Divider()
      }
      selectedView.id(selection).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(previews.count > 1 ? 12 : 0)
  }
}
