import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Links between folders of previews")
struct FolderWalkTests {
  let folder = try! TemporaryFolder()

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
  }

  @Test func `links back to a folder do not repeat its files`() throws {
    try makeFolder("app/Icons.xcassets/Star.imageset")
    _ = try folder.file("app/Main.swift", "import SwiftUI\n")
    // Each of the two links would double the files at each of 40 levels.
    try link("app/a", to: ".")
    try link("app/b", to: ".")
    try link("app/Icons.xcassets/again", to: ".")
    let app = folder.path + "/app"
    #expect(PreviewSources.swiftFiles(in: app) == [app + "/Main.swift"])
    #expect(CatalogAsset.all(besides: [], in: [app]) == [CatalogAsset(kind: .image, name: "Star")])
    var walk = FolderWalk(app)
    #expect(PreviewSources.subfolders(of: app, &walk) == [])
    #expect(AppFolder(app).files == [app + "/Main.swift"])
  }

  @Test func `a linked folder is read once, at its own path`() throws {
    try makeFolder("app/Views")
    try makeFolder("shared")
    _ = try folder.file("app/Views/Row.swift", "import SwiftUI\n")
    _ = try folder.file("shared/Model.swift", "import SwiftUI\n")
    try link("app/All", to: "Views")
    try link("app/Shared", to: "../shared")
    let app = folder.path + "/app"
    #expect(
      PreviewSources.swiftFiles(in: app) == [app + "/Shared/Model.swift", app + "/Views/Row.swift"])
  }

  @Test func `a link to nothing is no source`() throws {
    try makeFolder("app")
    try link("app/Gone.swift", to: "nowhere")
    #expect(PreviewSources.swiftFiles(in: folder.path + "/app") == [])
  }

  @Test func `an app whose name ends in Tests is no folder of tests`() throws {
    for name in ["LabTests/App", "LabTests/LabTests", "LabTests/LabTests.xcodeproj", "LabTests/UITests"] {
      try makeFolder(name)
    }
    _ = try folder.file("LabTests/App/Row.swift", "import SwiftUI\n")
    _ = try folder.file("LabTests/LabTests/LabTestsApp.swift", "import SwiftUI\n")
    _ = try folder.file("LabTests/UITests/Case.swift", "import XCTest\n")
    #expect(
      PreviewSources.swiftFiles(in: folder.path) == [
        folder.path + "/LabTests/App/Row.swift", folder.path + "/LabTests/LabTests/LabTestsApp.swift",
      ])
  }
}
