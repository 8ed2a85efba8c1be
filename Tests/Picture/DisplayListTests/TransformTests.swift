import OpenChartsDisplayList
import Testing

@Suite struct TransformTests {
  @Test func thenAppliesTheLeftTransformFirst() {
    let t = Transform.scale(2, 2).then(.translation(10, 0))
    #expect(t.apply(Point(1, 1)) == Point(12, 2))
  }
}
