import Foundation
import Testing

@testable import OpenChartsCommandLineTool

extension BuiltPreviewTests {
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
}
