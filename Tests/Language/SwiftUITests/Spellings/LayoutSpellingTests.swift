import SwiftUI
import Testing

/// Tests of layout and effects: each short form equals the long form, and each has an effect.
@MainActor @Suite struct LayoutSpellingTests {
  private var box: some View { Color.red.frame(width: 30, height: 20) }

  @Test("Overlays and backgrounds by view, style and shape")
  func layers() {
    expectSame([
      AnyView(box.overlay { Color.blue }), AnyView(box.overlay(Color.blue)), AnyView(box.overlay(.blue)),
      AnyView(box.overlay(.blue, ignoresSafeAreaEdges: [])),
    ])
    expectSame([AnyView(box.overlay { Circle().fill(.blue) }), AnyView(box.overlay(.blue, in: Circle()))])
    let text = Text("Word")
    expectSame([
      AnyView(text.background { Color.green }), AnyView(text.background(Color.green)),
      AnyView(text.background(.green)),
    ])
    expectSame([
      AnyView(text.background { Capsule().fill(.green) }), AnyView(text.background(.green, in: Capsule())),
      AnyView(text.background(in: Capsule()).backgroundStyle(.green)),
    ])
    expectDifferent([AnyView(text), AnyView(text.background())])
  }

  @Test("Corners, borders and masks")
  func outlines() {
    expectSame([
      AnyView(box.clipShape(RoundedRectangle(cornerRadius: 5))),
      AnyView(box.cornerRadius(5)),
    ])
    expectDifferent([AnyView(box), AnyView(box.border(.blue)), AnyView(box.border(.blue, width: 4))])
    expectSame([AnyView(box.mask { Circle() }), AnyView(box.mask(Circle()))])
    expectDifferent([AnyView(box), AnyView(box.mask(Circle())), AnyView(box.clipped().opacity(0.5))])
    let shape = Rectangle().frame(width: 30, height: 20)
    expectSame([AnyView(shape), AnyView(Rectangle().fill().frame(width: 30, height: 20))])
    expectSame([
      AnyView(Circle().strokeBorder(lineWidth: 3)),
      AnyView(Circle().strokeBorder(style: StrokeStyle(lineWidth: 3))),
    ])
    expectSame([
      AnyView(Circle().fill(.red).stroke(.blue, lineWidth: 3)),
      AnyView(Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 3))),
    ])
    expectDifferent([
      AnyView(Circle().fill(.red)), AnyView(Circle().fill(.red).stroke(.blue, lineWidth: 3)),
      AnyView(Circle().fill(.red).strokeBorder(.blue, lineWidth: 3)),
      AnyView(Circle().fill(.red).stroke(.blue, lineWidth: 3).fill(.green)),
    ])
  }

  @Test("Scales by one factor, by two and by a size")
  func scales() {
    expectSame([
      AnyView(box.scaleEffect(2)), AnyView(box.scaleEffect(x: 2, y: 2)),
      AnyView(box.scaleEffect(CGSize(width: 2, height: 2))),
    ])
    expectDifferent([AnyView(box), AnyView(box.scaleEffect(2)), AnyView(box.scaleEffect(x: 2))])
  }

  @Test("Frames, proportions and offsets")
  func frames() {
    #expect(
      Probe.size(
        Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit), width: 100, height: 100)
        == CGSize(100, 50))
    expectSame([AnyView(box.offset(CGSize(width: 3, height: 4))), AnyView(box.offset(x: 3, y: 4))])
    expectSame([AnyView(box.position(CGPoint(x: 3, y: 4))), AnyView(box.position(x: 3, y: 4))])
    expectSame([
      AnyView(box.padding(9)), AnyView(box.padding(.all, 9)), AnyView(box.safeAreaPadding(9)),
      AnyView(box.safeAreaPadding(.all, 9)), AnyView(box.contentMargins(9)),
      AnyView(box.contentMargins(.all, 9)),
    ])
    expectSame([AnyView(box.padding()), AnyView(box.scenePadding())])
  }

  @Test("A safe-area inset takes space at its edge")
  func safeArea() {
    let rects = Probe.rects(
      Color.red.safeAreaInset(edge: .bottom, spacing: 4) { Color.blue.frame(height: 10) }, width: 50,
      height: 50)
    #expect(rects.contains(CGRect(0, 0, 50, 36)) && rects.contains(CGRect(0, 40, 50, 10)))
    let beside = Probe.rects(
      Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 10) }, width: 50,
      height: 50)
    #expect(beside.contains(CGRect(10, 0, 40, 50)) && beside.contains(CGRect(0, 0, 10, 50)))
  }

  @Test("Grids place cells by their anchor and can ignore the sizes of cells")
  func grids() {
    let small = Color.blue.frame(width: 4, height: 4)
    func grid(_ cell: some View) -> [CGRect] {
      Probe.rects(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { cell }
          GridRow { Color.red.frame(width: 40, height: 10) }
        })
    }
    #expect(grid(small.gridCellAnchor(.leading)).first?.minX == 0)
    #expect(grid(small.gridCellAnchor(.trailing)).first?.minX == 36)
    #expect(grid(Color.green.frame(height: 2).gridCellUnsizedAxes(.horizontal)).first?.width == 40)
    let lazy = LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10))], spacing: 2) {
      ForEach(0..<4) { _ in Color.red.frame(width: 5) }
    }
    #expect(
      Probe.rects(lazy).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 7, y: 0), CGPoint(x: 7, y: 10),
      ])
  }

  @Test("Lazy stacks have the layout of stacks")
  func lazyStacks() {
    expectSame([
      AnyView(
        VStack(spacing: 3) {
          box
          box
        }),
      AnyView(
        LazyVStack(spacing: 3) {
          box
          box
        }.fixedSize()),
    ])
    expectSame([
      AnyView(
        HStack(spacing: 3) {
          box
          box
        }),
      AnyView(
        LazyHStack(spacing: 3) {
          box
          box
        }.fixedSize()),
    ])
  }

  @Test("Explicit alignment guides move views and can be read")
  func guides() {
    let high = VStack(alignment: .leading, spacing: 0) {
      box.alignmentGuide(.leading) { $0.width / 2 }
      box
    }
    #expect(Set(Probe.rects(high).map(\.minX)) == [0, 15])
    let wide = HStack(alignment: .top, spacing: 0) {
      box.alignmentGuide(.top) { $0.height + ($0[explicit: .top] ?? 1) }
      box
    }
    #expect(Set(Probe.rects(wide).map(\.minY)) == [0, 21])
    let corners = ZStack(alignment: .bottomLeading) {
      Color.blue.frame(width: 60, height: 60)
      box
    }
    #expect(Probe.rects(corners).last == CGRect(0, 40, 30, 20))
    for alignment in [
      Alignment.leadingFirstTextBaseline, .centerFirstTextBaseline, .trailingFirstTextBaseline,
      .leadingLastTextBaseline, .centerLastTextBaseline, .trailingLastTextBaseline,
    ] {
      let size = Probe.size(
        ZStack(alignment: alignment) {
          Text("a").font(.largeTitle)
          Text("b")
        })
      #expect(size.height > 0 && size.height < 60)
    }
  }

  @Test("Equatable views, erased views and conditions show their content")
  func containers() {
    struct Same: View, Equatable {
      let width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 20) }
    }
    expectSame([
      AnyView(Same(width: 30)), AnyView(Same(width: 30).equatable()), AnyView(AnyView(erasing: box)),
    ])
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.padding(3) }
    }
    struct Ringed: ViewModifier {
      func body(content: Content) -> some View { content.border(.blue) }
    }
    expectSame([
      AnyView(box.padding(3).border(.blue)), AnyView(box.modifier(Framed()).modifier(Ringed())),
      AnyView(box.modifier(Framed().concat(Ringed()))),
    ])
    expectSame([AnyView(box), AnyView(box.modifier(EmptyModifier.identity))])
  }

  @Test("Images by scale, mode and shape of their background")
  func images() {
    let star = Image(systemName: "star")
    expectDifferent([
      AnyView(star), AnyView(star.symbolVariant(.fill)), AnyView(star.symbolVariant(.circle)),
      AnyView(star.imageScale(.large)), AnyView(star.resizable().frame(width: 50, height: 50)),
    ])
    expectSame([AnyView(star.symbolVariant(.fill)), AnyView(Image(systemName: "star.fill"))])
    expectSame([AnyView(star), AnyView(star.antialiased(true))])
    expectSame([AnyView(star), AnyView(star.symbolRenderingMode(.monochrome))])
  }
}
