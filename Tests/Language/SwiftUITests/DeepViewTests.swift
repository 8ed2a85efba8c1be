import Foundation
import SwiftUI
import Testing

/// Trees as deep as a loop makes them.
@MainActor
struct DeepViewTests {
  @Test func viewsMayBeNestedTenThousandDeep() throws {
    var view = AnyView(Text("within"))
    for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
    let renderer = ImageRenderer(content: view)
    #expect(try renderer.svg().contains("within"))
  }

  @Test func theStackLimitIsTheSameAfterwards() throws {
    var (before, after) = (rlimit(), rlimit())
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #expect(getrlimit(stack, &before) == 0)
    _ = try ImageRenderer(content: Text("x")).svg()
    #expect(getrlimit(stack, &after) == 0)
    #expect(before.rlim_cur == after.rlim_cur && before.rlim_max == after.rlim_max)
  }
}
