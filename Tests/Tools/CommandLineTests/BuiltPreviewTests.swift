import Foundation
import SwiftUI
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite(
  "Previews from source to picture", .enabled(if: canBuildPreviews, "needs a compiler and a built opencharts")
)
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
