import Testing

@testable import OpenChartsLiveRenderer

@Suite struct PagePartTests {
  private func text(_ number: Int) -> PagePart { PagePart([("l", "\(number)")]) }

  private func group(_ numbers: [Int]) -> PagePart {
    PagePart([("r", "\"group\"")], parts: numbers.map(text))
  }

  @Test("A first list is sent as a whole")
  func first() {
    let json = PagePart.json([text(1), group([2, 3])])
    #expect(json == #"[{"l":1},{"r":"group","p":[{"l":2},{"l":3}]}]"#)
    #expect(PagePart.json([]) == "[]")
  }

  @Test("A part that differs is sent between runs of the old list")
  func change() {
    let json = PagePart.json([1, 2, 9, 4].map(text), after: [1, 2, 3, 4].map(text))
    #expect(json == #"[[0,2],{"l":9},[3,1]]"#)
  }

  @Test("Equal lists are one run")
  func equal() {
    #expect(PagePart.json([1, 2, 3].map(text), after: [1, 2, 3].map(text)) == "[[0,3]]")
  }

  @Test("After an insertion or a removal, the remaining parts are runs")
  func shifted() {
    let old = [1, 2, 3, 4].map(text)
    #expect(PagePart.json([1, 9, 2, 3, 4].map(text), after: old) == #"[[0,1],{"l":9},[1,3]]"#)
    #expect(PagePart.json([1, 3, 4].map(text), after: old) == "[[0,1],[2,2]]")
    #expect(PagePart.json([], after: old) == "[]")
  }

  @Test("A group whose parts differ names its old group, and sends only the differing parts")
  func nested() {
    let json = PagePart.json([text(1), group([2, 9, 4])], after: [text(1), group([2, 3, 4])])
    #expect(json == #"[[0,1],{"r":"group","o":1,"p":[[0,1],{"l":9},[2,1]]}]"#)
  }

  @Test("A group in place of another part is sent as a whole")
  func replaced() {
    let json = PagePart.json([group([2, 3])], after: [text(1)])
    #expect(json == #"[{"r":"group","p":[{"l":2},{"l":3}]}]"#)
  }
}
