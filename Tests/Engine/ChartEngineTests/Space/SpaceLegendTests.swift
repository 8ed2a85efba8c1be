import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

@Suite struct SpaceLegendTests {
  private static func request(at position: ContentPosition) -> SpaceRequest {
    var request = SpaceFixture.request()
    var table = SpaceFixture.points([0, 1], [0, 1], [0, 1])
    var names = Column(label: "Kind", kind: .category)
    names.append(.category("small"))
    names.append(.category("large"))
    table.foregroundStyle = names
    request.marks = [table]
    request.legend.position = position
    return request
  }

  private static func frame(_ request: SpaceRequest, in size: Size) -> SpaceFrame {
    SpaceFrame(request, colors: request.colorScale, in: size)
  }

  @Test(arguments: [ContentPosition.automatic, .top, .leading, .trailing])
  func theLegendTakesItsRoomFromItsSide(position: ContentPosition) {
    let scene = Self.frame(Self.request(at: position), in: Size(400, 300)).scene
    switch position {
    case .top: #expect(scene.minY > 0 && scene.maxY == 300 && scene.width == 400)
    case .leading: #expect(scene.minX > 0 && scene.maxX == 400 && scene.height == 300)
    case .trailing: #expect(scene.minX == 0 && scene.maxX < 400 && scene.height == 300)
    default: #expect(scene.minY == 0 && scene.maxY < 300 && scene.width == 400)
    }
  }

  @Test func rightToLeftTurnsTheSides() {
    var request = Self.request(at: .leading)
    request.environment.isRightToLeft = true
    #expect(Self.frame(request, in: Size(400, 300)).scene.minX == 0)
  }

  @Test func anOverlayTakesNoRoom() {
    let frame = Self.frame(Self.request(at: .overlay), in: Size(400, 300))
    #expect(frame.scene == Rect(x: 0, y: 0, width: 400, height: 300) && !frame.isLegendLeftOut)
  }

  @Test func itsSpacingIsTheAuthors() {
    var request = Self.request(at: .top)
    let near = Self.frame(request, in: Size(400, 300)).scene.minY
    request.legend.spacing = 28
    #expect(Self.frame(request, in: Size(400, 300)).scene.minY == near + 20)
  }

  @Test func whereTheSceneWouldBeASliverItIsLeftOutAndSaid() {
    let layout = SpacePipeline.layout(Self.request(at: .automatic), in: Size(60, 30))
    #expect(layout.diagnostics.contains(Messages.legendLeftOut))
    #expect(layout.scene == Rect(x: 0, y: 0, width: 60, height: 30))
  }
}
