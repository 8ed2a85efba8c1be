import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct GestureSessionTests {
  @Observable final class Log {
    var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
  }

  private func area(_ size: CGFloat = 100) -> some View {
    Rectangle().fill(.blue).frame(width: size, height: size)
  }

  @Test("A tap needs press and release within the view")
  func tap() {
    let log = Log()
    let browser = Browser(area().onTapGesture { log.note("tap") })
    browser.tap(200, 150)
    browser.tap(10, 10)
    #expect(log.entries == ["tap"])
    browser.drag(from: (200, 150), to: (240, 150))
    #expect(log.entries == ["tap"])
  }

  @Test("A drag reports its start, its location in the view's coordinates, and its end")
  func drag() {
    let log = Log()
    let view = area().gesture(
      DragGesture()
        .onChanged {
          log.note("\(Int($0.startLocation.x)),\(Int($0.startLocation.y)) \(Int($0.translation.width))")
        }
        .onEnded { log.note("end \(Int($0.location.x))") })
    let browser = Browser(view)
    // The square is in the middle of 400 × 300 points.
    browser.drag(from: (160, 110), to: (210, 110))
    #expect(log.entries == ["10,10 10", "10,10 20", "10,10 30", "10,10 40", "10,10 50", "end 60"])
  }

  @Test("Gesture state is reset when the gesture has ended")
  func gestureState() {
    struct Sample: View {
      @GestureState private var offset = 0.0
      var body: some View {
        VStack {
          Text(verbatim: "at \(Int(offset))")
          Rectangle().frame(width: 100, height: 100)
            .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
        }
      }
    }
    let browser = Browser(Sample())
    browser.drag(from: (200, 150), to: (230, 150), lifts: false)
    #expect(browser.texts() == ["at 30"])
    browser.pointer("u", 230, 150)
    #expect(browser.texts() == ["at 0"])
  }

  @Test("The inner gesture precedes the outer, unless this has high priority; simultaneous gestures both run")
  func priorities() {
    let log = Log()
    let inner = area().onTapGesture { log.note("inner") }
    let tap = TapGesture().onEnded { log.note("outer") }
    Browser(inner.padding().gesture(tap)).tap(200, 150)
    #expect(log.entries == ["inner"])
    log.entries = []
    Browser(inner.padding().highPriorityGesture(tap)).tap(200, 150)
    #expect(log.entries == ["outer"])
    log.entries = []
    Browser(inner.padding().simultaneousGesture(tap)).tap(200, 150)
    #expect(log.entries.sorted() == ["inner", "outer"])
  }

  @Test("Two taps are a double tap; a single tap is reported if no second follows")
  func doubleTap() {
    let log = Log()
    let view = area().gesture(
      TapGesture(count: 2).onEnded { log.note("double") }
        .exclusively(before: TapGesture().onEnded { log.note("single") }))
    let browser = Browser(view)
    browser.tap(200, 150)
    browser.tap(200, 150)
    #expect(log.entries == ["double"])
    browser.wait(1)
    browser.tap(200, 150)
    #expect(log.entries == ["double"])
    browser.wait(1)
    #expect(log.entries == ["double", "single"])
  }

  @Test("A single tap on an outer view waits for a double tap on an inner view")
  func nestedTaps() {
    let log = Log()
    let view = area().onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
    let browser = Browser(view)
    browser.tap(200, 150)
    browser.tap(200, 150)
    #expect(log.entries == ["double"])
    browser.wait(1)
    browser.tap(200, 150)
    browser.wait(1)
    #expect(log.entries == ["double", "single"])
  }

  @Test("A long press runs after its duration, and not if it is released or moved earlier")
  func longPress() {
    let log = Log()
    let view = area().onLongPressGesture {
      log.note("press")
    } onPressingChanged: {
      log.note($0 ? "down" : "up")
    }
    let browser = Browser(view)
    browser.pointer("d", 200, 150)
    browser.wait(0.6)
    #expect(log.entries == ["down", "press", "up"])
    browser.pointer("u", 200, 150)
    log.entries = []
    browser.tap(200, 150)
    browser.wait(1)
    #expect(log.entries == ["down", "up"])
  }

  @Test("A press followed by a drag of the same finger")
  func sequence() {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        switch value {
        case .first: break
        case .second(_, let drag): log.note(drag.map { "drag \(Int($0.translation.width))" } ?? "pressed")
        }
      }
      .onEnded { _ in log.note("end") }
    let browser = Browser(area().gesture(gesture))
    browser.pointer("d", 200, 150)
    browser.wait(0.4)
    browser.pointer("m", 220, 150)
    browser.pointer("u", 220, 150)
    #expect(log.entries == ["pressed", "drag 0", "drag 20", "end"])
  }

  @Test("Two fingers magnify and turn")
  func fingers() {
    let log = Log()
    let view = area(200)
      .gesture(
        MagnifyGesture().onChanged { log.note("×\((Double($0.magnification) * 10).rounded() / 10)") }
          .simultaneously(
            with: RotateGesture().onChanged { log.note("\(Int($0.rotation.degrees.rounded()))°") }))
    let browser = Browser(view)
    browser.pointer("d", 180, 150, id: 1, kind: "touch")
    browser.pointer("d", 220, 150, id: 2, kind: "touch")
    browser.pointer("m", 240, 150, id: 2, kind: "touch")
    browser.pointer("m", 180, 210, id: 2, kind: "touch")
    #expect(log.entries.contains("×1.5"))
    #expect(log.entries.contains("90°"))
  }

  @Test("A wheel with control pinches too")
  func pinch() {
    let log = Log()
    let browser = Browser(
      area().gesture(
        MagnifyGesture().onChanged { log.note("\($0.magnification)") }
          .onEnded { _ in log.note("end") }))
    browser.send("[\"pinch\",\"b\",1,200,150]")
    browser.send("[\"pinch\",\"c\",2,200,150]")
    browser.send("[\"pinch\",\"e\",2,200,150]")
    #expect(log.entries == ["2.0", "2.0", "end"])
  }

  @Test("A pointer over a view is reported with its location, and when it leaves")
  func hover() {
    let log = Log()
    let view = area()
      .onContinuousHover { phase in
        switch phase {
        case .active(let place): log.note("\(Int(place.x)),\(Int(place.y))")
        case .ended: log.note("gone")
        }
      }
      .onHover { log.note($0 ? "over" : "out") }
    let browser = Browser(view)
    browser.send("[\"hover\",160,120]")
    browser.send("[\"hover\",170,120]")
    browser.send("[\"hover\",10,10]")
    #expect(log.entries.sorted() == ["10,20", "20,20", "gone", "out", "over"])
  }

  @Test("A gesture that changes its own view continues with the changed view")
  func identity() {
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text(verbatim: "\(count)")
          Rectangle().frame(width: 100, height: 100)
            // The closure captures the count of its evaluation.
            .gesture(DragGesture(minimumDistance: 0).onChanged { [count] _ in self.count = count + 1 })
        }
      }
    }
    let browser = Browser(Sample())
    browser.drag(from: (200, 150), to: (230, 150))
    #expect(browser.texts() == ["6"])
  }

  @Test("A gesture ends without a crash if its view disappears")
  func removal() {
    struct Sample: View {
      @State private var isThere = true
      var body: some View {
        if isThere {
          Rectangle().frame(width: 100, height: 100)
            .gesture(
              DragGesture(minimumDistance: 0).onChanged { if $0.translation.width > 10 { isThere = false } })
        } else {
          Text("gone")
        }
      }
    }
    let browser = Browser(Sample())
    browser.drag(from: (200, 150), to: (230, 150))
    #expect(browser.texts() == ["gone"])
  }

  @Test("A view with an offset responds at its visible position")
  func offset() {
    let log = Log()
    let view = area(50).gesture(SpatialTapGesture().onEnded { log.note("\(Int($0.location.x))") }).offset(
      x: 100)
    let browser = Browser(view)
    browser.tap(300, 150)
    browser.tap(200, 150)
    #expect(log.entries == ["25"])
  }
}
