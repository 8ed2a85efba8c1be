import CDispatch
import Foundation
import OpenChartsIsolation
import SwiftUI
import Testing

@testable import OpenChartsPreviews

/// Tests of views that settle on a virtual clock.
@MainActor @Suite struct SettlingDriverTests {
  private func stage(_ view: some View, limit: Double = 5, clock: VirtualClock = VirtualClock())
    -> SettlingDriver
  {
    SettlingDriver(
      view, proposal: ProposedViewSize(width: 100, height: 100), scale: 1, limit: limit, clock: clock)
  }

  /// The position of the red square, in points from the left.
  private func place(_ stage: SettlingDriver) throws -> Double {
    let x = try #require(
      try stage.scene().svg().firstMatch(of: /d="M([-0-9.]+) [0-9.]+h20v20/)?.output.1)
    return try #require(Double(x))
  }

  @Test("An animation that starts on appearing has ended at rest, and is half done at half its time")
  func animation() async throws {
    let stage = stage(Moving(animation: .linear(duration: 2)))
    defer { stage.end() }
    #expect(try place(stage) == 0)
    #expect(await stage.run(until: 1) == false)
    #expect(abs(try place(stage) - 40) < 0.5)
    #expect(await stage.run(until: 5) == true)
    #expect(try place(stage) == 80)
  }

  @Test("An endless animation is stopped at the limit, with a diagnostic")
  func endless() async throws {
    let stage = stage(Moving(animation: .linear(duration: 1).repeatForever(autoreverses: false)))
    defer { stage.end() }
    #expect(await stage.run(until: 4.25) == false)
    #expect(abs(try place(stage) - 20) < 0.5)
    #expect(stage.unsettledReason == "an animation is still running")
  }

  @Test("Changes made by an animation's completion are drawn")
  func completion() async throws {
    let stage = stage(Chain())
    defer { stage.end() }
    #expect(try stage.scene().svg().contains(">Step 0<"))
    #expect(await stage.run(until: 5) == true)
    #expect(try stage.scene().svg().contains(">Step 3<"))
  }

  @Test("The result of a task is drawn; a still picture shows the state before the task")
  func task() async throws {
    let view = Loading { try? await Task.sleep(for: .milliseconds(30)) }
    let stage = stage(view)
    defer { stage.end() }
    #expect(try stage.scene().svg().contains(">Loading<"))
    #expect(await stage.run(until: 5) == true)
    #expect(try stage.scene().svg().contains(">Loaded<"))
    #expect(stage.scene().diagnostics.isEmpty)
    #expect(try ImageRenderer(content: view).svg().contains(">Loading<"))
  }

  @Test("Scenes at rest show the data that their tasks have loaded; several can settle at once")
  func settled() async throws {
    let renderers = (0..<3).map { _ in
      ImageRenderer(content: Loading { try? await Task.sleep(for: .milliseconds(30)) })
    }
    async let first = renderers[0].settledScene()
    async let second = renderers[1].settledScene()
    for scene in await [first, second] {
      #expect(try scene.svg().contains(">Loaded<") && scene.diagnostics.isEmpty)
    }
    let start = await renderers[2].settledScene(within: .zero)
    #expect(try start.svg() == renderers[2].svg())
    #expect(
      start.diagnostics.first?.hasPrefix("A task of a view did not run") == true)

    let cut = await ImageRenderer(content: Loading { try? await Task.sleep(for: .seconds(3_600)) })
      .settledScene(within: .milliseconds(50))
    #expect(
      cut.diagnostics == [
        "the view had not come to rest after 0.05 seconds: a task or a timer is still running"
      ])

    // Animations take no time, and the result equals the picture of the renderer.
    let moving = ImageRenderer(content: Moving(animation: .linear(duration: 600)))
    moving.proposedSize = ProposedViewSize(width: 100, height: 40)
    #expect(try await moving.settledScene(within: .seconds(1_000)).svg() == moving.svg())
    let image = try await moving.settledScene(within: .seconds(1_000)).png()
    #expect(try image == moving.png())
  }

  @Test("A cancelled task does not wait until a scene is at rest")
  func cancelled() async throws {
    let renderer = ImageRenderer(content: Loading { try? await Task.sleep(for: .seconds(3_600)) })
    let waiting = Task { await renderer.settledScene(within: .seconds(3_600)) }
    await Task.yield()
    waiting.cancel()
    #expect(try await waiting.value.svg().contains(">Loading<"))
  }

  @Test("A task that continues beyond the limit is cancelled")
  func waiting() async throws {
    let (stream, source) = AsyncStream<Int>.makeStream()
    var isCancelled = false
    let stage = stage(
      Loading {
        for await _ in stream {}
        isCancelled = Task.isCancelled
      }, limit: 0.1)
    #expect(await stage.run(until: 0.1) == false)
    #expect(stage.unsettledReason == "a task or a timer is still running")
    stage.end()
    for _ in 0..<1_000 where !isCancelled { await Task.yield() }
    #expect(isCancelled)
    source.finish()
  }

  @Test("A view that changes itself in each drawing does not delay other work")
  func restless() async throws {
    let stage = stage(Restless(), limit: 0.1)
    defer { stage.end() }
    #expect(await stage.run(until: 0.1) == false)
    #expect(stage.unsettledReason == "the view changes itself without end")
    // There are a hundred changes at the first time and one at each of the next two times, then none.
    #expect(stage.changes < 110)
    let request = PreviewRequest(
      folder: "", stem: nil, format: "svg", isDark: false, width: 100, height: 100, scale: 1, report: "")
    let preview = PreviewCase(file: "", position: 0, name: nil, previewSize: .phone, makeView: { Restless() })
    let unsettledReason = await preview.pictures(request) { _ in }
    let expected =
      "the view changes itself without end, so the picture is not at rest; it shows the view after 0.05 seconds"
    #expect(unsettledReason == expected)
  }

  @Test("Up to a requested time, such a view is drawn once for each frame")
  func restlessMoment() async throws {
    let stage = stage(Restless(), limit: 1)
    defer { stage.end() }
    #expect(await stage.run(until: 1, seekingRest: false) == false)
    #expect(stage.seconds == 1)
    #expect(stage.changes < 230)
  }

  @Test("A task that changes the view without pause does not stop the clock")
  func spinning() async throws {
    let stage = stage(Spinning(), limit: 0.1)
    #expect(await stage.run(until: 0.1) == false)
    #expect(stage.seconds == 0.1)
    #expect(stage.changes < 30)
    stage.end()
  }

  @Test("Timers fire by the virtual clock, once per interval")
  func timers() async throws {
    let clock = VirtualClock()
    let order = Order()
    var timer: Timer?
    func begin(_ name: String, _ interval: Double, repeats: Bool = true) -> Timer {
      let new = Timer(timeInterval: interval, repeats: repeats) { _ in
        MainActor.assumeIsolated { order.names.append(name) }
      }
      clock.add(new)
      // Adding it in a second mode does not add a second timer.
      clock.add(new)
      return new
    }
    let view = Color.red.onAppear {
      _ = (begin("1", 1), begin("0.1", 0.1), begin("once", 0.25, repeats: false))
      timer = begin("ended", 0.5)
      let later = begin("later", 0.5)
      later.fireDate = Date(timeIntervalSinceNow: 3.9)
    }
    let stage = stage(view, clock: clock)
    func count(_ name: String) -> Int { order.names.count { $0 == name } }
    func counts() -> [Int] { ["1", "0.1", "once", "ended"].map(count) }
    #expect(await stage.run(until: 2) == false)
    #expect(counts() == [2, 20, 1, 4])
    timer?.invalidate()
    #expect(await stage.run(until: 5) == false)
    #expect(counts() == [5, 50, 1, 4])
    #expect((2...3).contains(count("later")))
    #expect(stage.unsettledReason == "a timer is still running")
    stage.end()
    #expect(clock.nextTimer == nil)
  }

  /// A time limit, in case the test hangs. The timeout is long, because other tests can keep the main thread busy for
  /// many minutes.
  private let guardTime = 36_000.0

  @Test("Delayed work runs in order when the clock reaches its time")
  func clock() async throws {
    let clock = VirtualClock()
    clock.begin()
    let order = Order()
    for (name, delay) in [("late", 2.0), ("first", 1), ("second", 1), ("never", .infinity), ("now", 0)] {
      clock.send(DispatchedWork({ order.names.append(name) }, to: dispatch_get_main_queue()), after: delay)
    }
    #expect(await clock.isIdle(within: guardTime))
    #expect(order.names == ["now"] && clock.next == 60)
    clock.advance(to: 59)
    #expect(await clock.isIdle(within: guardTime))
    #expect(order.names == ["now"])
    clock.advance(to: 120)
    #expect(await clock.isIdle(within: guardTime))
    #expect(order.names == ["now", "first", "second", "late"])
    #expect(clock.next == nil && clock.seconds == 2)
    clock.end()
    #expect(clock.seconds == 0)
  }
}

private struct Moving: View {
  let animation: Animation
  @State private var isThere = false
  var body: some View {
    Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
      .frame(maxWidth: .infinity, alignment: isThere ? .trailing : .leading)
      .onAppear { withAnimation(animation) { isThere = true } }
  }
}

private struct Chain: View {
  @State private var step = 0
  var body: some View {
    Text(verbatim: "Step \(step)").onAppear {
      withAnimation(.linear(duration: 1)) {
        step = 1
      } completion: {
        withAnimation(.linear(duration: 1)) {
          step = 2
        } completion: {
          step = 3
        }
      }
    }
  }
}

private struct Loading: View {
  let work: @MainActor () async -> Void
  @State private var isLoaded = false
  var body: some View {
    Text(verbatim: isLoaded ? "Loaded" : "Loading").task {
      await work()
      isLoaded = true
    }
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View {
    Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

private struct Spinning: View {
  @State private var count = 0
  var body: some View {
    Text(verbatim: "\(count)").task {
      while !Task.isCancelled {
        count += 1
        await Task.yield()
      }
    }
  }
}

@MainActor private final class Order {
  var names: [String] = []
}
