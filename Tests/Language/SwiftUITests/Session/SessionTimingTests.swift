import Testing

@testable import OpenChartsSessions

struct SessionTimingTests {
  @Test func `two pictures may be on their way, and a confirmation makes room`() {
    var pacer = FramePacer()
    let first = pacer.next()
    #expect(first == 1 && !pacer.isBusy)
    let second = pacer.next()
    #expect(second == 2)
    #expect(pacer.isBusy)
    pacer.painted(1)
    #expect(!pacer.isBusy)
    // A second confirmation of the same picture has no effect.
    pacer.next()
    pacer.painted(1)
    #expect(pacer.isBusy)
  }

  @Test func `a browser that connects again has no pictures on their way`() {
    var pacer = FramePacer()
    pacer.next()
    pacer.next()
    pacer.restart()
    #expect(!pacer.isBusy)
    let third = pacer.next()
    #expect(third == 3)
  }

  @Test func `the next frame of an animation is due before the browser's`() {
    var pacer = FramePacer()
    pacer.showFrame(at: 10)
    #expect(pacer.nextFrame > 10 && pacer.nextFrame < 10 + 1.0 / 60)
  }

  @Test func `summaries are due once, after a quiet interval`() {
    var summaries = SummaryDebounce()
    let beforeChange = summaries.isDue(at: 100)
    summaries.change(at: 0, isQuick: true)
    summaries.change(at: 0.3, isQuick: true)
    let early = summaries.isDue(at: 0.5)
    let inTime = summaries.isDue(at: 0.3 + SummaryDebounce.delay)
    let again = summaries.isDue(at: 100)
    #expect(!beforeChange && !early && inTime && !again)
  }

  @Test(arguments: [true, false])
  func `only quick summaries have a maximum age`(isQuick: Bool) {
    var summaries = SummaryDebounce()
    for step in 0...100 { summaries.change(at: Double(step) / 10, isQuick: isQuick) }
    let atMaximum = summaries.isDue(at: SummaryDebounce.longest)
    let afterQuiet = summaries.isDue(at: 10 + SummaryDebounce.delay)
    #expect(atMaximum == isQuick && afterQuiet != isQuick)
  }

  @Test func `a picture with its summaries needs no others`() {
    var summaries = SummaryDebounce()
    summaries.change(at: 0, isQuick: true)
    summaries.reset()
    #expect(summaries.due == nil)
  }
}
