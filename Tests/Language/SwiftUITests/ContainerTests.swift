import SwiftUI
import Testing

private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for view in subviews {
      view.place(at: corner, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

@MainActor @Suite struct ContainerTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func aLayoutOfOnesOwnPlacesItsViews() {
    let view = Diagonal {
      box(10, 20)
      box(5, 5)
    }
    #expect(Probe.size(view, width: 100, height: 100) == CGSize(15, 25))
    #expect(Probe.rects(view) == [CGRect(0, 0, 10, 20), CGRect(10, 20, 5, 5)])
    #expect(
      Probe.rects(view) { $0.layoutDirection = .rightToLeft }
        == [CGRect(5, 0, 10, 20), CGRect(0, 20, 5, 5)])
  }

  @Test func anyLayoutGivesWhatItsLayoutGives() {
    for layout in [AnyLayout(HStackLayout(spacing: 1)), AnyLayout(AnyLayout(HStackLayout(spacing: 1)))] {
      #expect(
        Probe.size(
          layout {
            box(10, 20)
            box(5, 5)
          }) == CGSize(16, 20))
    }
    #expect(
      Probe.size(
        AnyLayout(VStackLayout(spacing: 1)) {
          box(10, 20)
          box(5, 5)
        }) == CGSize(10, 26))
    #expect(
      Probe.size(
        AnyLayout(ZStackLayout()) {
          box(10, 20)
          box(25, 5)
        }) == CGSize(25, 20))
  }

  @Test func theFirstViewThatFitsIsShown() {
    let view = ViewThatFits(in: .horizontal) {
      box(50, 1)
      box(30, 2)
      box(10, 3)
    }
    #expect(Probe.size(view, width: 100).height == 1)
    #expect(Probe.size(view, width: 40).height == 2)
    #expect(Probe.size(view, width: 5).height == 3)
  }

  @Test func cellsOfAGridLineUpInColumns() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3) {
      GridRow {
        box(10, 5)
        box(4, 5)
      }
      GridRow {
        box(6, 7)
        box(20, 5).gridColumnAlignment(.trailing)
      }
      box(40, 1)
    }
    #expect(Probe.size(grid) == CGSize(40, 19))
    let rects = Probe.rects(grid)
    // The wide view makes both columns four points wider.
    #expect(rects.map(\.minY) == [0, 0, 8, 8, 18])
    #expect(rects[0].minX == rects[2].minX)
    #expect(rects[1].maxX == 40 && rects[3].maxX == 40)
  }

  @Test func modifiersOfAGridRowApplyToEachCell() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
      .padding(5)
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    let rects = Probe.rects(view)
    #expect(rects.map(\.minY) == [5, 5, 20, 20])
    #expect(rects.map(\.midX) == [10, 35, 10, 35])
  }

  @Test func aDividerInAGridSpansItWithoutWideningIt() {
    let grid = Grid {
      GridRow {
        box(10, 5)
        box(10, 5)
      }
      Divider()
      GridRow { box(10, 5) }
    }
    #expect(Probe.size(grid).width == 28)
    #expect(Probe.rects(grid)[2].width == 28)
  }

  @Test func aCellMayTakeSeveralColumns() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(30, 1).gridCellColumns(2)
        box(5, 1)
      }
      GridRow {
        box(10, 1)
        box(10, 1)
        box(10, 1)
      }
    }
    #expect(Probe.size(grid) == CGSize(40, 2))
  }

  @Test func lazyGridsShareTheirWidth() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.flexible())], spacing: 1) {
      ForEach(0..<3) { _ in Color.red.frame(height: 5) }
    }
    #expect(
      Probe.rects(grid, width: 100) == [
        CGRect(0, 0, 20, 5), CGRect(20, 0, 80, 5), CGRect(0, 6, 20, 5),
      ])
    let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)]) {
      ForEach(0..<4) { _ in Color.red.frame(height: 5) }
    }
    #expect(Probe.rects(adaptive, width: 100).map(\.minX) == [0, 35, 70, 0])
  }

  @Test func scrollViewsShowTheirStartWithinTheirFrame() {
    let view = ScrollView { box(10, 500) }
    #expect(Probe.size(view, width: 80, height: 100) == CGSize(10, 100))
    #expect(Probe.rects(view, width: 80, height: 100) == [CGRect(0, 0, 10, 500)])
  }

  @Test func aSpacerLeavesTextItsSpace() {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 95)
      Spacer(minLength: 0)
    }
    #expect(Probe.rects(row, width: 100, height: 1) == [CGRect(0, 0, 95, 1)])
  }

  @Test func groupsHandTheirModifiersToEachView() {
    let row = HStack(spacing: 0) {
      Group {
        box(1, 1)
        box(2, 1)
      }.padding(5)
    }
    #expect(Probe.size(row) == CGSize(23, 11))
  }

  @Test func bindingsToElementsWriteTheElements() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    let view = VStack {
      ForEach(binding, id: \.self) { $number in Text("\(number)").onAppear { number *= 2 } }
    }
    _ = Probe.tree(view)
    #expect(numbers == [2, 4, 6])
  }

  @Test func titlesStandAboveTheirScreens() {
    let view = NavigationStack {
      List {
        Section("Head") {
          Text("Row")
        } footer: {
          Text("Foot")
        }
      }.navigationTitle("Title")
    }
    #expect(Probe.texts(view).first == "Title.")
    let loose = List(0..<2) { Text("Row \($0)") }
    #expect(Probe.texts(loose) == ["Row 0.", "Row 1."])
  }
}

extension Section where Parent == Text, Content: View, Footer: View {
  fileprivate init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { Text(title) }, footer: footer)
  }
}
