import OpenChartsDisplayList
import OpenChartsSVGRenderer
import Testing

@Suite struct SceneTests {
  private func faces(_ count: Int) -> DisplayItem {
    var batch = FaceBatch()
    for face in 0..<count {
      let (x, y) = (Double(face % 150), Double(face / 150))
      batch.append(
        [Point(x, y), Point(x + 2, y), Point(x, y + 2)].map { (position: $0, depth: Float(face % 5)) },
        color: blue)
    }
    return .scene(SceneItem([.faces(batch)]))
  }

  @Test func fewFacesAreVectors() throws {
    let svg = try #require(ParsedSVG(render([faces(SceneItem.faceLimit), .text(text("Title"))])))
    #expect(svg.all("image").isEmpty && !svg.all("path").isEmpty)
  }

  @Test func manyFacesAreOnePictureUnderText() throws {
    let svg = try #require(ParsedSVG(render([faces(SceneItem.faceLimit + 1), .text(text("Title"))])))
    #expect(svg.all("image").count == 1 && svg.all("path").isEmpty)
    #expect(svg.all("image").first?.attributes["href"]?.hasPrefix("data:image/png;base64,") == true)
    #expect(svg.all("text").first?.text == "Title")
  }

  @Test func seeThroughFacesHaveSharpEdgesInsteadOfHairlines() throws {
    func shown(_ opacity: Double, gap: Double = 0) throws -> [String: String] {
      var batch = FaceBatch()
      for x in [0.0, 2 + gap] {
        batch.append(
          [Point(x, 0), Point(x + 2, 0), Point(x + 2, 2), Point(x, 2)].map { (position: $0, depth: 0) },
          color: blue.multiplyingAlpha(by: opacity))
      }
      let svg = try #require(ParsedSVG(render([.scene(SceneItem([.faces(batch)]))])))
      let faces = try #require(svg.all("path").first).attributes
      #expect(faces["fill"]?.hasPrefix("#") == true && faces["color"] == nil)
      #expect(faces["stroke"] == (opacity < 1 ? nil : faces["fill"]))
      return try #require(svg.all("g").first { $0.attributes["transform"] == "scale(.1)" }).attributes
    }
    #expect(try shown(1)["shape-rendering"] == nil && shown(1)["stroke-width"] == "4")
    #expect(try shown(0.5)["shape-rendering"] == "crispEdges" && shown(0.5)["stroke-width"] == nil)
    // A face without neighbours is antialiased.
    #expect(try shown(0.5, gap: 1)["shape-rendering"] == nil)
  }

  @Test func scenesWithoutAPlaceAreNothing() throws {
    var batch = BallBatch()
    batch.colors = [BallBatch.Colors(bright: .white, middle: blue, dark: .black)]
    for _ in 0...SceneItem.ballLimit { batch.append(Point(.nan, 3), radius: 1, depth: 0, code: 0) }
    let svg = try #require(ParsedSVG(render([.scene(SceneItem([.balls(batch)]))])))
    #expect(svg.all("image").isEmpty)
  }
}
