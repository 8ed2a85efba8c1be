import SwiftUI
import Testing

@MainActor @Suite struct StackLayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func aRowTakesItsViewsAndTheGapsBetweenThem() {
    let row = HStack {
      box(10, 20)
      box(30, 40)
    }
    #expect(Probe.size(row) == CGSize(48, 40))
    #expect(Probe.rects(row) == [CGRect(0, 10, 10, 20), CGRect(18, 0, 30, 40)])
  }

  @Test func aColumnLinesUpLeadingEdges() {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(10, 20)
      box(30, 40)
    }
    #expect(Probe.rects(column) == [CGRect(0, 0, 10, 20), CGRect(0, 20, 30, 40)])
  }

  @Test func theLeastFlexibleIsOfferedSpaceFirst() {
    let row = HStack(spacing: 0) {
      Color.red
      box(40, 10)
      Color.blue.frame(minWidth: 10, maxWidth: 20)
    }
    #expect(
      Probe.rects(row, width: 100, height: 10) == [
        CGRect(0, 0, 40, 10), CGRect(40, 0, 40, 10), CGRect(80, 0, 20, 10),
      ])
  }

  @Test func higherPriorityLeavesOthersTheirMinimum() {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 15)
      Color.blue.layoutPriority(1)
    }
    #expect(
      Probe.rects(row, width: 100, height: 10) == [CGRect(0, 0, 15, 10), CGRect(15, 0, 85, 10)])
  }

  @Test func aSpacerPushesApartAndAsksForNoGapOfItsOwn() {
    let row = HStack {
      box(10, 10)
      Spacer()
      box(10, 10)
    }
    #expect(Probe.rects(row, width: 100) == [CGRect(0, 0, 10, 10), CGRect(90, 0, 10, 10)])
    #expect(Probe.size(row) == CGSize(28, 10))
    #expect(Probe.size(HStack { Spacer(minLength: 50) }, width: 20) == CGSize(50, 0))
  }

  @Test func equalFlexibilitySharesEqually() {
    let row = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    #expect(Probe.rects(row, width: 90, height: 9).map(\.width) == [30, 30, 30])
  }

  @Test func colorsWithoutAnOfferAreTenPointsLarge() {
    #expect(
      Probe.size(
        VStack(spacing: 0) {
          Color.red
          Color.blue
        }) == CGSize(10, 20))
  }

  @Test func anEmptyStackTakesNothing() {
    #expect(Probe.size(HStack { EmptyView() }, width: 100, height: 100) == .zero)
  }

  @Test func viewsOverEachOtherTakeTheLargestSize() {
    let stack = ZStack(alignment: .bottomTrailing) {
      box(40, 10)
      box(10, 30)
    }
    #expect(Probe.size(stack) == CGSize(40, 30))
    #expect(Probe.rects(stack) == [CGRect(0, 20, 40, 10), CGRect(30, 0, 10, 30)])
  }

  @Test("A colour fills the bounds of the views that it is stacked with")
  func overlaidColors() {
    let stack = ZStack(alignment: .leading) {
      Color.red
      box(40, 30)
    }
    let filled = [CGRect(0, 0, 100, 30), CGRect(0, 0, 40, 30)]
    #expect(Probe.rects(stack, width: 100) == filled)
    #expect(Probe.rects(ScrollView { stack }, width: 100, height: 200) == filled)
    let layout = AnyLayout(ZStackLayout(alignment: .leading)) {
      Color.red
      box(40, 30)
    }
    #expect(Probe.rects(layout, width: 100) == filled)
  }

  @Test("A view that overflows widens the proposal for the views stacked with it")
  func overflowingStacks() {
    let stack = ZStack {
      Color.red
      box(140, 30)
    }
    #expect(Probe.rects(stack, width: 100, height: 50).first == CGRect(0, 0, 140, 50))
  }

  @Test("Flexible views take the stack's length across it if the proposal has none")
  func stretchedAcross() throws {
    let bar = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 4)
      box(40, 30)
      box(5, 5).frame(maxHeight: .infinity, alignment: .bottom)
    }
    let stretched = [CGRect(0, 0, 4, 30), CGRect(4, 0, 40, 30), CGRect(44, 25, 5, 5)]
    #expect(Probe.size(bar, width: 100) == CGSize(49, 30))
    #expect(Probe.rects(bar, width: 100) == stretched)
    let layout = AnyLayout(HStackLayout(alignment: .top, spacing: 0)) {
      Color.red.frame(width: 4)
      box(40, 30)
    }
    #expect(Probe.rects(layout, width: 100) == Array(stretched.prefix(2)))
    let line = VStack(spacing: 0) {
      box(40, 10)
      Divider()
    }
    #expect(try #require(Probe.rects(line).last).width == 40)
  }

  @Test func rightToLeftMirrorsRowsAndLeadingEdges() {
    let row = HStack(spacing: 0) {
      box(10, 10)
      box(30, 10)
    }
    let mirrored = Probe.rects(row) { $0.layoutDirection = .rightToLeft }
    #expect(mirrored == [CGRect(30, 0, 10, 10), CGRect(0, 0, 30, 10)])
    let column = VStack(alignment: .leading, spacing: 0) {
      box(10, 10)
      box(30, 10)
    }
    #expect(Probe.rects(column) { $0.layoutDirection = .rightToLeft }.map(\.minX) == [20, 0])
  }

  @Test func higherZIndexIsDrawnLater() {
    let stack = ZStack {
      box(1, 1).zIndex(1)
      box(2, 2)
    }
    #expect(Probe.rects(stack).map(\.width) == [2, 1])
  }

  @Test func guidesMoveViewsAgainstEachOther() {
    let row = HStack(alignment: .top, spacing: 0) {
      box(10, 10)
      box(10, 10).alignmentGuide(.top) { $0[.bottom] }
    }
    #expect(Probe.size(row) == CGSize(20, 20))
    #expect(Probe.rects(row).map(\.minY) == [10, 0])
  }

  @Test func firstBaselinesMeet() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("a").font(.system(size: 40))
      Text("a").font(.system(size: 10))
    }
    let runs = Probe.tree(row).draw().list.items.compactMap {
      if case .text(let run) = $0 { run.origin.y } else { nil }
    }
    #expect(runs.count == 2)
    #expect(abs(runs[0] - runs[1]) <= 0.5)
  }
}
