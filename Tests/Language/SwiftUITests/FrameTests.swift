import SwiftUI
import Testing

@MainActor @Suite struct FrameTests {
  @Test func aFrameCentresWhatIsSmaller() {
    let view = Color.red.frame(width: 10, height: 10).frame(width: 30, height: 50)
    #expect(Probe.size(view) == CGSize(30, 50))
    #expect(Probe.rects(view) == [CGRect(10, 20, 10, 10)])
  }

  @Test func aFrameOfOneDimensionFollowsItsContentInTheOther() {
    #expect(
      Probe.size(Color.red.frame(width: 10, height: 7).frame(width: 30)) == CGSize(30, 7))
  }

  @Test func anInfiniteMaximumTakesTheOffer() {
    let view = Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading)
    #expect(Probe.size(view, width: 100, height: 100) == CGSize(100, 10))
    #expect(Probe.size(view) == CGSize(10, 10))
    #expect(Probe.rects(view, width: 100) == [CGRect(0, 0, 10, 10)])
  }

  @Test func contentLargerThanTheOfferKeepsItsSize() {
    let view = Color.red.frame(width: 80, height: 10).frame(maxWidth: .infinity)
    #expect(Probe.size(view, width: 50) == CGSize(80, 10))
  }

  @Test func limitsClampTheOffer() {
    let view = Color.red.frame(minWidth: 20, maxWidth: 40, minHeight: 5, maxHeight: 5)
    #expect(Probe.size(view, width: 10, height: 10) == CGSize(20, 5))
    #expect(Probe.size(view, width: 100, height: 10) == CGSize(40, 5))
    #expect(Probe.size(view, width: 30, height: 10) == CGSize(30, 5))
  }

  @Test func theIdealCountsWhenNothingIsOffered() {
    let view = Color.red.frame(idealWidth: 70, idealHeight: 30)
    #expect(Probe.size(view) == CGSize(70, 30))
    #expect(Probe.size(view, width: 20, height: 20) == CGSize(20, 20))
    #expect(Probe.size(view.fixedSize(), width: 20, height: 20) == CGSize(70, 30))
  }

  @Test func paddingMakesTheOfferSmallerAndTheAnswerLarger() {
    #expect(Probe.size(Color.red.padding(10), width: 100, height: 50) == CGSize(100, 50))
    #expect(Probe.rects(Color.red.padding(10), width: 100, height: 50) == [CGRect(10, 10, 80, 30)])
    #expect(Probe.size(Color.red.frame(width: 1, height: 1).padding()) == CGSize(33, 33))
    #expect(
      Probe.size(Color.red.frame(width: 1, height: 1).padding(.horizontal, 5)) == CGSize(11, 1))
    #expect(Probe.size(Color.red.padding(100), width: 10, height: 10) == CGSize(200, 200))
  }

  @Test func ratiosFitWithinAndFillBeyondTheOffer() {
    let fit = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(Probe.size(fit, width: 100, height: 100) == CGSize(100, 50))
    #expect(Probe.size(fit, width: 100) == CGSize(100, 50))
    let fill = Color.red.aspectRatio(2, contentMode: .fill)
    #expect(Probe.size(fill, width: 100, height: 100) == CGSize(200, 100))
  }

  @Test func overlaysAndBackgroundsAreOfferedTheViewsSizeAndDoNotChangeIt() {
    let view = Color.red.frame(width: 20, height: 10)
      .overlay(alignment: .topTrailing) { Color.blue.frame(width: 4, height: 30) }
      .background { Color.green }
    #expect(Probe.size(view) == CGSize(20, 10))
    #expect(
      Probe.rects(view) == [
        CGRect(0, 0, 20, 10), CGRect(0, 0, 20, 10), CGRect(16, 0, 4, 30),
      ])
  }

  @Test func offsetsMoveTheDrawingOnly() {
    let view = Color.red.frame(width: 10, height: 10).offset(x: 5, y: -5)
    #expect(Probe.size(view) == CGSize(10, 10))
    #expect(Probe.rects(view) == [CGRect(5, -5, 10, 10)])
  }

  @Test func positionsPutTheCentreSomewhereInAllTheSpace() {
    let view = Color.red.frame(width: 10, height: 10).position(x: 30, y: 40)
    #expect(Probe.size(view, width: 100, height: 90) == CGSize(100, 90))
    #expect(Probe.rects(view, width: 100, height: 90) == [CGRect(25, 35, 10, 10)])
  }

  @Test func edgesLieOnPixels() {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    let rects = Probe.rects(view, width: 100, height: 1)
    #expect(rects.map(\.minX) == [0, 33.5, 66.5])
    #expect(rects[0].maxX == rects[1].minX)
  }

  @Test func oddLengthsDoNotCrash() {
    func expectFinite(_ rects: [CGRect], _ length: CGFloat) {
      for rect in rects {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        #expect(
          numbers.allSatisfy { $0.isFinite } && rect.width >= 0 && rect.height >= 0, "\(length): \(rect)")
      }
    }
    for length in [CGFloat.nan, .infinity, -.infinity, -5] {
      expectFinite(Probe.rects(Color.red.frame(width: length, height: length).padding(length)), length)
      expectFinite(
        Probe.rects(
          HStack(spacing: length) {
            Color.red
            Text("a").frame(minWidth: length, maxWidth: 10).offset(x: length)
          }, width: length, height: 10), length)
      expectFinite(
        Probe.rects(
          Color.red.aspectRatio(length, contentMode: .fit).position(x: length, y: 0)
            .scaleEffect(length).rotationEffect(.degrees(length)).blur(radius: length)), length)
    }
  }

  @Test func deepNestingDoesNotMultiplyTheWork() {
    // Every level requests several guides of the level below it. Without caching, the time would be exponential in the
    // depth.
    var view = AnyView(Text("deep"))
    for _ in 0..<40 {
      view = AnyView(
        HStack {
          VStack {
            view
            Spacer()
          }.padding(1)
        }.frame(maxWidth: .infinity))
    }
    #expect(Probe.size(view, width: 500, height: 500) == CGSize(500, 500))
  }

  @Test func aMaximumLimitsContentThatFitsAWidthOfAnyHeight() {
    let view = Color.red.aspectRatio(0.5, contentMode: .fit).frame(maxHeight: 200)
    #expect(Probe.size(view, width: 400) == CGSize(400, 200))
    #expect(Probe.rects(view, width: 400) == [CGRect(150, 0, 100, 200)])
  }

  @Test func contentFillsAMinimumThatIsMoreThanItsOwnSize() {
    let view = Color.red.frame(minHeight: 200)
    #expect(Probe.rects(view, width: 40) == [CGRect(0, 0, 40, 200)])
    #expect(Probe.rects(view.screenHeight(500), width: 40) == [CGRect(0, 0, 40, 500)])
  }

  @Test func whatIsPresentedOverAScreenDoesNotShrinkIt() {
    let form = NavigationStack { Form { Text("a") }.navigationTitle("Settings") }
      .alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    let rects = Probe.rects(PresentationHost(content: form, presentingHeight: 600), width: 300)
    #expect(rects.first == CGRect(0, 0, 300, 600))
  }

  @Test func anOverlayThatDoesNotFitAnEmptyListNeedsTheHeightOfTheScreen() {
    func list(_ overlay: some View) -> some View {
      NavigationStack {
        List { ForEach([Int](), id: \.self) { Text("\($0)") } }.overlay { overlay }.navigationTitle("Tags")
      }
      .screenHeight(700)
    }
    #expect(Probe.size(list(Color.red.frame(width: 10, height: 120)), width: 300).height == 700)
    #expect(Probe.size(list(Color.red.frame(width: 10, height: 5)), width: 300).height < 200)
  }
}
