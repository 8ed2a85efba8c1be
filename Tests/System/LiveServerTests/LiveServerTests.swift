import Testing

@testable import OpenChartsLiveServer

@Suite struct LiveServerTests {
  @Test("Tokens are long, of letters and digits, and no two are the same")
  func tokens() {
    let tokens = (0..<100).map { _ in LiveServer.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(
      tokens.allSatisfy { $0.count == 26 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
  }
}
