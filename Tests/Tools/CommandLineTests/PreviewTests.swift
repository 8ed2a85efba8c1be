import Foundation
import SwiftUI
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Previews")
@MainActor
struct PreviewTests {
  let folder = try! TemporaryFolder()

  @Test("each picture is named after its file and preview, and names are unique")
  func names() {
    func names(_ origins: (String, String?)...) -> [String] {
      PreviewNames.fileNames(for: origins.map { .init(stem: $0.0, name: $0.1) })
    }
    #expect(names() == [])
    #expect(names(("Chart", nil)) == ["Chart"])
    #expect(names(("Chart", nil), ("Chart", nil)) == ["Chart-1", "Chart-2"])
    #expect(names(("Chart", "Dark mode"), ("Chart", nil)) == ["Chart-Dark-mode", "Chart-2"])
    #expect(names(("A", "x"), ("A", "X"), ("B", "x")) == ["A-x", "A-X-2", "B-x"])
    #expect(names(("A", "../b / c?"), ("B", "…")) == ["A-b-c", "B"])
  }

  @Test("the package is found by option, variable, program or source, and the error names what to install")
  func package() throws {
    _ = try folder.file("Package.swift", "let package = Package(name: \"OpenCharts\")")
    let here = folder.path
    func found(_ option: String?, _ variable: String?, _ program: String, _ source: String) throws -> String?
    {
      try OpenChartsPackage.found(option: option, variable: variable, program: program, source: source)?
        .folder
    }
    #expect(try found(here, "/none", "/a", "/b") == here)
    #expect(try found(nil, here + "/", "/a", "/b") == here)
    #expect(try found(nil, nil, here + "/.build/release/opencharts", "/b") == here)
    #expect(try found(nil, "", "/a/b", here + "/Sources/X/Y.swift") == here)
    #expect(throws: FileError("--package /none: this is not the folder of OpenCharts' package")) {
      try found("/none", here, here + "/x", "/b")
    }
    #expect(try found(nil, nil, "/a/b", "/c") == nil)
    for way in ["opencharts-dev", "--package FOLDER", "OPENCHARTS_PACKAGE"] {
      #expect(OpenChartsPackage.missing.description.contains(way))
    }
  }

  @Test("files, folders of files and packages are distinguished")
  func sources() throws {
    let a = try folder.file("A.swift", "")
    #expect(try PreviewSources([a]) == .files([a]))
    try FileManager.default.createDirectory(atPath: folder.path + "/Inner", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/ATests", withIntermediateDirectories: true)
    let b = try folder.file("Inner/B.swift", "")
    _ = try folder.file("ATests/C.swift", "")
    _ = try folder.file("Inner/.D.swift", "")
    #expect(try PreviewSources([folder.path + "/"]) == .files([a, b]))
    _ = try folder.file("Package.swift", "")
    #expect(try PreviewSources([folder.path]) == .package(folder.path))
    #expect(throws: FileError("\(a)x: there is no such file")) { try PreviewSources([a + "x"]) }
    let table = try folder.file("t.csv", "")
    #expect(throws: FileError("\(table): this is not a Swift file")) { try PreviewSources([table]) }
  }

  @Test func aWatchLoopEndsAfterAChangeOrItsIntervalOrOnRequest() throws {
    let path = try folder.file("B.swift", "a")
    var calls = 0
    WatchLoop([path]).wait {
      calls += 1
      return calls == 3
    }
    #expect(calls == 3)
    WatchLoop([path]).wait {
      Issue.record("the list of files has changed")
      return true
    } now: {
      [path, path + "2"]
    }
    let loop = WatchLoop([path])
    _ = try folder.file("B.swift", "ab")
    loop.wait {
      Issue.record("the file has changed")
      return true
    }
    calls = 0
    WatchLoop([path], refresh: 0.3).wait {
      calls += 1
      return false
    }
    #expect((2...4).contains(calls))
  }

  @Test("writing, replacing or removing a file is a change; reading is not")
  func watch() throws {
    let path = try folder.file("A.swift", "a")
    let watch = FileWatch([path])
    #expect(!watch.hasChange(now: [path]))
    _ = FileManager.default.contents(atPath: path)
    #expect(!watch.hasChange(now: [path]))
    #expect(watch.hasChange(now: [path, path + "2"]))
    _ = try folder.file("A.swift", "ab")
    #expect(watch.hasChange(now: [path]))
    try FileManager.default.removeItem(atPath: path)
    #expect(watch.hasChange(now: [path]))
  }

  @Test("compiler errors are shown once, with paths in the user's folders")
  func compilerOutput() {
    let output = """
      [3/9] Compiling A B.swift
      /tmp/copy/Sources/A/B.swift:3:1: warning: unused
       3 | let x = 1
      /tmp/copy/Sources/A/B.swift:4:9: error: cannot find 'y' in scope
       4 | let z = y
         |         `- error: cannot find 'y' in scope
      /tmp/copy/Sources/A/B.swift:2:5: note: did you mean 'x'?
      [4/9] Compiling A C.swift
      /tmp/copy/Sources/A/B.swift:4:9: error: cannot find 'y' in scope
       4 | let z = y
      """
    #expect(
      CompilerOutput.errors(output, moved: [("/tmp/copy", "App")]) == """
        App/Sources/A/B.swift:4:9: error: cannot find 'y' in scope
         4 | let z = y
           |         `- error: cannot find 'y' in scope
        App/Sources/A/B.swift:2:5: note: did you mean 'x'?
        """)
    #expect(CompilerOutput.errors("ld: something else\n") == "ld: something else")
  }

  @Test(
    "the output of a crashing program is shown without message and stack, for any division into pieces")
  func crashes() {
    let text = "warned\nApp/A.swift:3: Fatal error: none\nCurrent stack trace:\n0 libswift <x>\n1 y\n"
    for length in [1, 7, 1_000] {
      var output = CrashOutput()
      var shown = Data()
      for start in stride(from: 0, to: text.utf8.count, by: length) {
        shown += output.take(Data(text.utf8.dropFirst(start).prefix(length)))
      }
      shown += output.end()
      #expect(String(decoding: shown, as: UTF8.self) == "warned\n")
      #expect(output.message == "none (A.swift:3)")
    }
    // A position within a library is left out.
    for place in ["Swift/Array.swift:3: ", "OpenChartsViewCore/Environment.swift:23: ", ""] {
      var output = CrashOutput()
      _ = output.take(Data("\(place)Fatal error: none\n".utf8))
      #expect(output.message == "none")
    }
    var output = CrashOutput()
    var shown = output.take(Data("a\nb".utf8))
    shown.append(output.end())
    #expect(shown == Data("a\nb".utf8))
  }

  @Test("files without previews are one line of error")
  func failures() throws {
    let empty = try folder.file("Empty.swift", "import SwiftUI\n")
    let result = run("preview", empty, "--once", "--scratch-path", folder.path + "/s")
    #expect(result.status == 1)
    #expect(
      result.error == ["\(empty): there is no preview and no app; #Preview { … } makes a preview of a view"])
    #expect(run("preview", folder.path + "/no.swift").status == 1)
    #expect(run("preview").status == 2)
    #expect(run("preview", "--help").out == [Help.preview])
  }
}

/// Whether there is a compiler, and a build of the tool next to these tests.
private let canBuild: Bool = {
  guard (try? Subprocess.tool("swiftc")) != nil,
    let package = try? OpenChartsPackage.found(
      option: nil, variable: nil, program: "", source: #filePath)
  else { return false }
  return BuiltLibrary.found(package, program: "", scratch: "/none") != nil
}()

@Suite("Previews from source to picture", .enabled(if: canBuild, "needs a compiler and a built opencharts"))
@MainActor
struct BuiltPreviewTests {
  let folder = try! TemporaryFolder()

  @Test("the first example of the guide's data page has a preview, because ChartData is linked")
  func data() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Data.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "```swift\n")?.upperBound)
    let end = try #require(text[start...].range(of: "```")?.lowerBound)
    let table = try folder.file("flights.csv", "delay,carrier\n1,AA\n7,AA\n3,BB\n")
    let file = try folder.file(
      "Delays.swift",
      text[start..<end]
        + "\n#Preview { Delays(flights: DataSource(file: \"\(table)\")).frame(height: 200) }\n")
    let output = folder.path + "/out"
    let result = run(
      "preview", file, "--once", "-o", output, "--format", "svg", "--scratch-path", folder.path + "/scratch")
    #expect(result.status == 0, "\(result.error)")
    #expect(String(decoding: folder.bytes("out/Delays.svg") ?? Data(), as: UTF8.self).contains("BB"))
  }

  @Test("every preview of a file becomes a picture, even if another one crashes")
  func pictures() throws {
    let file = try folder.file(
      "Cups.swift",
      """
      import Charts
      import SwiftUI

      struct Cups: View {
        @Binding var isShown: Bool
        var body: some View {
          Chart { if isShown { BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3)) } }
            .frame(height: 100)
        }
      }

      @main struct App { static func main() { print("the file's own program") } }

      #Preview { @Previewable @State var isShown = true; Cups(isShown: $isShown) }
      #Preview("Breaks") { let none: [Int] = []; Text("\\(none[1])") }
      #Preview("In the dark", traits: .fixedLayout(width: 90, height: 60)) {
        Cups(isShown: .constant(false)).preferredColorScheme(.dark)
      }
      struct Cups_Previews: PreviewProvider {
        static var previews: some View {
          Text("One").previewDisplayName("Words")
          Text("Two").previewLayout(.sizeThatFits)
        }
      }
      """)
    let output = folder.path + "/out"
    let result = run(
      "preview", file, "--once", "-o", output, "--format", "svg", "--scratch-path", folder.path + "/scratch")
    #expect(result.status == 1)
    #expect(result.error == ["Cups-Breaks: this preview ended its program: Index out of range"])
    let names = ["Cups-1", "Cups-In-the-dark", "Cups-Words", "Cups-2"]
    #expect(result.out == names.map { "\(output)/\($0).svg" })
    func text(_ name: String) -> String {
      String(decoding: folder.bytes("out/\(name).svg") ?? Data(), as: UTF8.self)
    }
    #expect(text("Cups-1").contains("width=\"393\"") && text("Cups-1").contains("Mon"))
    #expect(text("Cups-In-the-dark").contains("width=\"90\""))
    #expect(text("Cups-Words").contains("One") && text("Cups-2").contains("Two"))

    // Build again with an error. The message has the user's path and line.
    _ = try folder.file("Cups.swift", "import SwiftUI\n#Preview { Text(1 as Nothing) }\n")
    let broken = run("preview", file, "--once", "-o", output, "--scratch-path", folder.path + "/scratch")
    #expect(broken.status == 1 && broken.out.isEmpty)
    #expect(broken.error.first?.hasPrefix("\(file):2:22: error: cannot find type 'Nothing' in scope") == true)
  }

  @Test(
    "the preview program ends with the tool, for every kind of end",
    arguments: [SIGTERM, SIGINT, SIGKILL])
  func ending(_ number: Int32) throws {
    let mark = folder.path + "/began"
    let file = try folder.file(
      "Long.swift",
      """
      import Foundation
      import SwiftUI

      struct Long: View {
        var body: some View {
          let _ = try? "\\(getpid())".write(toFile: "\(mark)", atomically: true, encoding: .utf8)
          let _ = sleep(60)
          Text("Long")
        }
      }
      #Preview { Long() }
      """)
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    tool.arguments = [
      "preview", file, "--once", "-o", folder.path + "/out", "--scratch-path", folder.path + "/scratch",
    ]
    (tool.standardOutput, tool.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try startHearing(tool)
    defer { kill(tool.processIdentifier, SIGKILL) }
    for _ in 0..<2_400 where folder.bytes("began") == nil { usleep(50_000) }
    let process = try #require(
      folder.bytes("began").flatMap { Int32(String(decoding: $0, as: UTF8.self)) })
    #expect(kill(process, 0) == 0)
    kill(tool.processIdentifier, number)
    tool.waitUntilExit()
    #expect(tool.terminationReason == .uncaughtSignal && tool.terminationStatus == number)
    // An ended process remains listed as a zombie until its parent waits for it.
    func isRunning() -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status.map { !$0.contains(") Z") } ?? false
    }
    for _ in 0..<600 where isRunning() { usleep(50_000) }
    #expect(!isRunning())
  }

  /// Starts a program with an empty signal mask, because threads of tests may block signals.
  private func startHearing(_ program: Process) throws {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try program.run()
  }

  @Test("a compiler ends when the tool ends")
  func endingCompiler() throws {
    let file = try folder.file(
      "Slow.swift",
      "import SwiftUI\n#Preview { Text(\"a\") }\n"
        + (0..<20_000).map { "func f\($0)() -> [Int] { [1, 2, \($0)].map { $0 + 1 } }\n" }.joined())
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    tool.arguments = [
      "preview", file, "--once", "-o", folder.path + "/out", "--scratch-path", folder.path + "/scratch",
    ]
    (tool.standardOutput, tool.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try startHearing(tool)
    defer { kill(tool.processIdentifier, SIGKILL) }
    /// The compiler processes that work on the file.
    func compilers() -> [String] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { Int($0) != nil }.filter { process in
        let words = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
        return words.map { $0.contains("-frontend") && $0.contains(file) } ?? false
      }
    }
    for _ in 0..<1_200 where compilers().isEmpty { usleep(50_000) }
    #expect(!compilers().isEmpty)
    tool.terminate()
    tool.waitUntilExit()
    for _ in 0..<100 where !compilers().isEmpty { usleep(50_000) }
    #expect(compilers().isEmpty)
  }

  @Test("a file that imports only Foundation has observable types, and modifiers of previews their data")
  func observation() throws {
    _ = try folder.file(
      "Model.swift",
      """
      import Foundation

      @Observable final class Model { var count = 3 }
      """)
    _ = try folder.file(
      "Counter.swift",
      """
      import SwiftUI

      struct Counter: View {
        @Environment(Model.self) private var model
        var body: some View { Text("Count \\(model.count)") }
      }

      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> Model {
          try await Task.sleep(for: .milliseconds(20))
          let model = Model()
          model.count = 5
          return model
        }
        func body(content: Content, context: Model) -> some View { content.environment(context) }
      }

      #Preview(traits: .modifier(Sample()), .sizeThatFitsLayout) { Counter() }
      """)
    let output = folder.path + "/out"
    let result = run(
      "preview", folder.path, "--once", "-o", output, "--format", "svg", "--scratch-path",
      folder.path + "/scratch")
    #expect(result.status == 0 && result.error == [])
    let svg = folder.bytes("out/Counter.svg").map { String(decoding: $0, as: UTF8.self) }
    #expect(svg?.contains(">Count 5<") == true)
  }

  @Test("a preview is drawn at rest, at a time or in frames, and sleeping takes no real time")
  func settling() throws {
    let file = try folder.file("Rest.swift", Self.restless)
    let scratch = ["--once", "--scratch-path", folder.path + "/scratch"]
    func drawn(_ folder: String, _ options: String...) throws -> (words: [String: String], error: [String]) {
      let output = self.folder.path + "/" + folder
      let result = run(["preview", file, "-o", output] + options + scratch)
      #expect(result.status == 0)
      var words: [String: String] = [:]
      for path in result.out where path.hasSuffix(".txt") {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        words[String(path.dropFirst(output.count + 6).dropLast(4))] = text.trimmingCharacters(
          in: .whitespacesAndNewlines)
      }
      return (words, result.error)
    }
    let rest = try drawn("rest", "--format", "txt")
    let done = ["Asleep", "Later", "Elsewhere", "Task", "Timer"]
    for name in done { #expect(rest.words[name] == "done.", "\(name)") }
    #expect(rest.words["Long"] == "waiting." && rest.words["Pulse"] == "pulse.")
    #expect(
      rest.error == [
        "Rest-Long: work waits until later, so the picture is not at rest; it shows the view after 5 seconds",
        "Rest-Pulse: an animation is still running, so the picture is not at rest; it shows the view after 5 seconds",
        "Rest-Ticks: a timer is still running, so the picture is not at rest; it shows the view after 5 seconds",
      ])
    #expect(rest.words["Ticks"] == "10 and 5.")
    let second = try drawn("second", "--format", "txt", "--at", "1")
    #expect(second.words["Later"] == "done." && second.words["Asleep"] == "waiting." && second.error == [])
    let long = try drawn("long", "--format", "txt", "--at", "30")
    #expect(long.words["Long"] == "done." && long.words["Ticks"] == "60 and 30." && long.error == [])
    #expect(try drawn("start", "--format", "txt", "--at", "0").words["Task"] == "waiting.")

    _ = try drawn("frames", "--format", "svg", "--frames", "--at", "2")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/frames")
    #expect(names.filter { $0.hasPrefix("Rest-Pulse-") }.count == 61)
    // Two seconds of sleep: thirty frames per second and the first one.
    #expect(names.filter { $0.hasPrefix("Rest-Asleep-") }.count == 61)
    #expect(names.contains("Rest-Still-0000.svg") && !names.contains("Rest-Still-0001.svg"))
    #expect(folder.bytes("frames/Rest-Pulse-0030.svg") != folder.bytes("frames/Rest-Pulse-0015.svg"))
  }

  @Test("widgets are drawn in the size of their family, with any bundle as entry point")
  func widgets() throws {
    let file = try folder.file("Steps.swift", Self.widget)
    let output = folder.path + "/widgets"
    let scratch = folder.path + "/scratch"
    let result = run(
      ["preview", file, "-o", output, "--format", "svg", "--once", "--scratch-path", scratch])
    #expect(result.status == 0 && result.error == [])
    func size(_ name: String) throws -> [Int] {
      let svg = try String(contentsOfFile: "\(output)/Steps-\(name).svg", encoding: .utf8)
      let box = try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
      return [Int(box.output.1)!, Int(box.output.2)!]
    }
    #expect(try size("Small") == [190, 190])
    #expect(try size("Asked") == [370, 2 * 158 + 48])
    #expect(try size("Lock") == [403, 92])

    // Without previews, each family that a widget supports is drawn with its provider's entry.
    let bare = try folder.file(
      "Bare.swift",
      Self.widget.split(separator: "\n").filter { !$0.hasPrefix("#Preview") }.joined(separator: "\n")
        .replacing(
          ".containerBackground(.orange, for: .widget)\n    }",
          with: "}\n    .supportedFamilies([.systemSmall, .systemLarge])"))
    let implied = run(
      ["preview", bare, "-o", output, "--format", "svg", "--once", "--scratch-path", scratch])
    #expect(implied.out == ["systemSmall", "systemLarge"].map { "\(output)/Bare-Steps-\($0).svg" })
    #expect(implied.error == [])
  }

  private static let widget = """
    import ActivityKit
    import Charts
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { var date = Date.now; var steps = [3, 5, 4] }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry() }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(), Entry(steps: [1, 2])], policy: .after(.now + 60)))
      }
    }
    struct Steps: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: Provider()) { entry in
          Chart(Array(entry.steps.enumerated()), id: \\.offset) { day, steps in
            BarMark(x: .value("Day", day), y: .value("Steps", steps))
          }
          .containerBackground(.orange, for: .widget)
        }
      }
    }
    struct Run: ActivityAttributes {
      struct ContentState: Codable, Hashable { var pace = 5.0 }
    }
    struct Running: Widget {
      var body: some WidgetConfiguration {
        let configuration = ActivityConfiguration(for: Run.self) { context in
          Color.mint.frame(height: 60)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text(context.state.pace, format: .number) }
          } compactLeading: {
          } compactTrailing: {
          } minimal: {
          }
        }
        if #available(iOS 18.0, *) {
          return configuration.supplementalActivityFamilies([.small])
        } else {
          return configuration
        }
      }
    }
    @main struct All: WidgetBundle {
      var body: some Widget {
        Steps()
        if #available(iOS 16.1, *) { Running() }
      }
    }
    #Preview("Small", as: .systemSmall) { Steps() } timeline: { Entry() }
    #Preview("Asked", as: .systemMedium) { Steps() } timelineProvider: { Provider() }
    #Preview("Lock", as: .content, using: Run()) { Running() } contentStates: { Run.ContentState() }
    """

  private static let restless = """
    import SwiftUI

    struct Waiting: View {
      let appear: @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void
      @State private var isDone = false
      var body: some View {
        Text(isDone ? "done" : "waiting")
          .onAppear { appear { isDone = true } }
      }
    }

    struct Tasked: View {
      let seconds: Double
      @State private var isDone = false
      var body: some View {
        Text(isDone ? "done" : "waiting").task {
          try? await Task.sleep(for: .seconds(seconds))
          isDone = !Task.isCancelled
        }
      }
    }

    struct Pulse: View {
      @State private var isLarge = false
      var body: some View {
        Text("pulse").opacity(isLarge ? 1 : 0.5)
          .onAppear { withAnimation(.linear(duration: 1.3).repeatForever()) { isLarge = true } }
      }
    }

    #Preview("Still") { Text("still") }
    #Preview("Asleep") { Tasked(seconds: 2) }
    #Preview("Long") { Tasked(seconds: 30) }
    #Preview("Later") {
      Waiting { done in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done() } }
    }
    #Preview("Elsewhere") {
      Waiting { done in
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 0.1)
          DispatchQueue.main.async { done() }
        }
      }
    }
    #Preview("Task") {
      Waiting { done in
        Task {
          try? await Task.sleep(nanoseconds: 3_000_000_000)
          done()
        }
      }
    }
    #Preview("Timer") {
      Waiting { done in
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in MainActor.assumeIsolated { done() } }
      }
    }
    #Preview("Pulse") { Pulse() }

    final class Ticker: ObservableObject {
      @Published var count = 0
      private var timer: AnyCancellable?
      init() {
        timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { [weak self] _ in
          self?.count += 1
        }
      }
    }

    struct Ticks: View {
      @StateObject private var ticker = Ticker()
      @State private var seconds = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        Text("\\(ticker.count) and \\(seconds)").onReceive(timer) { _ in seconds += 1 }
      }
    }

    #Preview("Ticks") { Ticks() }
    """

  @Test("views nested ten thousand deep are drawn")
  func depth() throws {
    let path = try folder.file(
      "Deep.swift",
      """
      import SwiftUI
      struct Deep: View {
        var body: some View {
          var view = AnyView(Text("within"))
          for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
          return view
        }
      }
      #Preview { Deep() }
      """)
    let result = run("preview", path, "-o", folder.path, "--once", "--scratch-path", folder.path + "/scratch")
    #expect(result.status == 0, "\(result.error)")
    #expect(folder.names.contains("Deep.png"))
  }
}
