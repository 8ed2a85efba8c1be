import Testing

@testable import OpenChartsCommandLineTool

@Suite("Arguments of charts in three dimensions")
struct SpaceArgumentTests {
  @Test("poses are degrees or names")
  func poses() throws {
    #expect(try parsed(["--z", "c"]).view == SceneView())
    #expect(try parsed(["--z", "c", "--pose", "30,15"]).view.pose == ScenePose(azimuth: 30, inclination: 15))
    #expect(
      try parsed(["--z", "c", "--pose", "-30, -7.5"]).view.pose == ScenePose(azimuth: -30, inclination: -7.5))
    #expect(try parsed(["--z", "c", "--pose", "top"]).view.pose == ScenePose(azimuth: 0, inclination: 90))
    #expect(try parsed(["--z", "c", "--pose=default"]).view.pose == .standard)
    let own = try parsed(["--z", "c", "--projection", "perspective", "--flat"])
    #expect(own.view.projection == .perspective && own.view.isFlat)
  }

  @Test("flat views below a scene need room, unless a height is given")
  func heights() throws {
    #expect(try parsed(["--z", "c"]).height == 400)
    #expect(try parsed(["--z", "c", "--flat"]).height == 640)
    #expect(try parsed(["--z", "c", "--flat", "--height", "300"]).height == 300)
  }

  @Test(
    "wrong use has one line with the correct form",
    arguments: [
      (["--z", "c", "--pose", "tpo"], "--pose tpo is unknown; did you mean top?"),
      (
        ["--z", "c", "--pose", "30,95"],
        "--pose 30,95 is neither an azimuth from -360 to 360 and an inclination from -90 to 90 degrees, such as 30,15, nor default, front, right, left, top, back, bottom"
      ),
      (
        ["--z", "c", "--projection", "orto"],
        "--projection orto is unknown; it can be orthographic, perspective"
      ),
      (["--pose", "top"], "--pose is for charts in three dimensions; name their third column with --z"),
      (
        ["--z-domain", "0:1"],
        "--z-domain is for charts in three dimensions; name their third column with --z"
      ),
      (["--flat"], "--flat is for charts in three dimensions; name their third column with --z"),
      (["--z", "c", "--size", "d"], "--size is for charts in two dimensions; leave it or --z out"),
      (["--z", "c", "--stack", "none"], "--stack is for charts in two dimensions; leave it or --z out"),
      (
        ["--z", "c", "--mark", "bar"],
        "--mark bar has two dimensions; with --z it can be point or surface"
      ),
      (["--z", "c", "--y", "a", "--y", "b"], "a chart in three dimensions takes one --y"),
      (["--z", "c", "--z", "d"], "--z is given twice"),
    ])
  func mistakes(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try parsed(arguments) }
  }

  @Test("an animated chart has two dimensions, and audio graphs have a separate --series")
  func verbs() throws {
    #expect(
      throws: UsageError("opencharts animate moves charts in two dimensions; leave --z out")
    ) { try Command(["animate", "a.csv", "--by", "year", "--z", "c"]) }
    #expect(throws: Never.self) { try Command(["audio", "a.csv", "--z", "c", "--series", "Oslo"]) }
  }
}
