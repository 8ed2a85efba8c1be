import Foundation
import SwiftUI
import Testing

/// Deeply nested view trees made by a loop.
struct DeepViewTests {
  @MainActor
  private static func nested(_ count: Int) -> AnyView {
    var view = AnyView(Text("within"))
    for _ in 0..<count { view = AnyView(view.padding(0)) }
    return view
  }

  @Test @MainActor func viewsMayBeNestedAThousandDeepOnAnyThread() throws {
    #expect(try ImageRenderer(content: Self.nested(1_000)).svg().contains("within"))
  }

  @Test func viewsNestedTooDeeplyForAThreadEndTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // Wait until Dispatch runs the main actor on another thread. On the main thread, the stack can grow.
      while await MainActor.run(body: { Thread.isMainThread }) {
        try await Task.sleep(for: .milliseconds(20))
      }
      // The threads of this process have stacks of 100 MiB if a test drew a picture when the process started.
      try await MainActor.run {
        _ = try ImageRenderer(content: DeepViewTests.nested(150_000)).svg()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Views are nested too deeply for the stack of this thread."))
  }

  @Test @MainActor func theStackLimitIsTheSameAfterwards() throws {
    var (before, after) = (rlimit(), rlimit())
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #expect(getrlimit(stack, &before) == 0)
    _ = try ImageRenderer(content: Text("x")).svg()
    #expect(getrlimit(stack, &after) == 0)
    #expect(before.rlim_cur == after.rlim_cur && before.rlim_max == after.rlim_max)
  }
}
