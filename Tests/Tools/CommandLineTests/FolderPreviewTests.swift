import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite(
  "Folders of apps from source to picture",
  .enabled(if: canBuildPreviews, "needs a compiler and a built opencharts"))
@MainActor
struct FolderPreviewTests {
  let folder = try! TemporaryFolder()

  func file(_ path: String, _ text: String) throws {
    let parent = folder.path + "/app/" + path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    _ = try folder.file("app/" + path, text)
  }

  func preview() -> (status: Int32, out: [String], error: [String]) {
    let result = run(
      "preview", folder.path + "/app", "--once", "-o", folder.path + "/out", "--format", "txt",
      "--scratch-path", folder.path + "/scratch")
    return (result.status, result.out.map { String($0.split(separator: "/").last ?? "") }, result.error)
  }

  func picture(_ name: String) -> String {
    String(decoding: folder.bytes("out/\(name).txt") ?? Data(), as: UTF8.self)
  }

  @Test func partsThatDoNotCompileAreLeftOutOfTheirFiles() throws {
    try file("Good.swift", "import SwiftUI\n#Preview { Text(\"good\") }\n")
    try file(
      "Bad.swift",
      "import SwiftUI\nimport Nonesuch\nstruct Bad: View { var body: some View { Text(\"bad\") } }\n")
    try file("Other.swift", "import SwiftUI\nstruct Other: View { var body: some View { Text(1) } }\n")
    try file("Needs.swift", "import SwiftUI\n#Preview { Bad() }\n")
    let result = preview()
    #expect(result.status == 1)
    #expect(result.out == ["Good.txt", "Needs.txt"])
    #expect(picture("Needs").contains("bad"))
    let app = folder.path + "/app"
    #expect(
      result.error.first
        == "\(app)/Bad.swift:2:8: error: no such module 'Nonesuch'; import Nonesuch is left out")
    #expect(result.error.count == 2)
    #expect(result.error.last?.hasPrefix("\(app)/Other.swift:2:") == true)
    #expect(result.error.last?.hasSuffix("; Text is left out") == true, "\(result.error)")
  }

  @Test func assetSymbolsAndResourcesOfAllFoldersAreFound() throws {
    try file("Data/rows.json", "[1, 2]")
    try file("Views/Assets.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try file("Views/Assets.xcassets/Icons/star.imageset/Contents.json", #"{"images": []}"#)
    try file(
      "Views/Assets.xcassets/BrandColor.colorset/Contents.json",
      #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0"}}}]}"#
    )
    try file(
      "Views/Rows.swift",
      """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          let url = Bundle.main.url(forResource: "rows", withExtension: "json")
          let inner = Bundle.module.url(forResource: "rows", withExtension: "json", subdirectory: "Data")
          let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
          Text(inner == nil ? "no inner" : text).foregroundStyle(.brand)
          Image(.Icons.star)
          Rectangle().fill(Color(.brand))
        }
      }
      #Preview { Rows() }
      """)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(picture("Rows").contains("[1, 2]"))
  }

  @Test func aPreviewThatTrapsIsNamedWithItsMessageAndTheOthersAreDrawn() throws {
    try file(
      "Cups.swift",
      """
      import SwiftUI
      final class Store: ObservableObject { @Published var v = 1 }
      @Observable final class Model { var v = 1 }
      struct N: View { @EnvironmentObject var s: Store; var body: some View { Text("\\(s.v)") } }
      struct M: View { @Environment(Model.self) var m; var body: some View { Text("\\(m.v)") } }
      struct Endless: View { var body: some View { VStack { Endless() } } }
      #Preview("Model") { M() }
      #Preview("Bang") {
        let none: Int? = Int("a")
        Text("\\(none!)")
      }
      #Preview("Endless") { Endless() }
      struct One_Previews: PreviewProvider { static var previews: some View { Text("fine") } }
      struct Two_Previews: PreviewProvider { static var previews: some View { N() } }
      """)
    let result = preview()
    #expect(result.status == 1)
    #expect(result.out == ["Cups-One.txt"])
    let ended = "this preview ended its program: "
    #expect(
      result.error == [
        "Cups-Two: \(ended)No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing "
          + "as an ancestor of this view.",
        "Cups-Model: \(ended)No Observable object of type Model found. A View.environmentObject(_:) for Model may be "
          + "missing as an ancestor of this view.",
        "Cups-Bang: \(ended)Unexpectedly found nil while unwrapping an Optional value (Cups.swift:10)",
        "Cups-Endless: \(ended)segmentation fault, probably by an endless recursion",
      ])
  }

  @Test func anAppWithoutPreviewsDrawsItsFirstWindow() throws {
    try file(
      "Shop.swift",
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { NavigationStack { Text("first window") } } } }
      """)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(result.out == ["Shop-ShopApp.txt"])
    #expect(picture("Shop-ShopApp").contains("first window"))
  }

  @Test func anAppWhosePreviewsAllEndDrawsItsFirstWindow() throws {
    try file(
      "Shop.swift",
      """
      import SwiftUI
      final class Store: ObservableObject { let name = "from the shelf" }
      @main struct ShopApp: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { Shop().environmentObject(store) } }
      }
      struct Shop: View {
        @EnvironmentObject var store: Store
        var body: some View { Text(store.name) }
      }
      #Preview("A") { Shop() }
      #Preview("B") { Shop() }
      """)
    let result = preview()
    #expect(result.status == 1)
    #expect(result.out == ["Shop-ShopApp.txt"])
    #expect(picture("Shop-ShopApp").contains("from the shelf"))
    #expect(result.error.count == 2 && result.error.allSatisfy { $0.contains("ended its program") })
  }

  @Test func theFilesOfTheTargetAreCompiledWithAPackageOfTheFolder() throws {
    try file(
      "Shop/AppDelegate.swift",
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    try file(
      "Shop/SceneDelegate.swift",
      """
      import SwiftUI
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func show(_ window: UIWindow) {
          let root = Prices()
          window.rootViewController = UIHostingController(rootView: root)
        }
      }
      """)
    try file(
      "Shop/Prices.swift",
      "import Store\nimport SwiftUI\nstruct Prices: View { var body: some View { Text(Shelf().label) } }\n")
    // No target has this file.
    try file(
      "Shop/Old.swift", "import SwiftUI\nstruct Prices: View { var body: some View { Text(\"old\") } }\n")
    try file(
      "Store/Package.swift", "let package = Package(name: \"Store\", targets: [.target(name: \"Store\")])\n")
    try file(
      "Store/Sources/Store/Shelf.swift",
      "import HomeKit\npublic struct Shelf {\n  public init() {}\n  public var label: String { \"from the shelf\" }\n"
        + "  var home: HMHome { HMHome() }\n}\n")
    try file(
      "Shop.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Shop; sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = T; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (); fileSystemSynchronizedGroups = (S);
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """)
    let result = preview()
    #expect(result.out == ["FirstWindow.txt"], "\(result)")
    #expect(picture("FirstWindow").contains("from the shelf"))
    #expect(result.error.count == 1)
    #expect(
      result.error.first?.contains("Store/Sources/Store/Shelf.swift:5:13: error: ") == true, "\(result.error)"
    )
  }

  @Test func aFileWhoseSymbolTheLinkerDoesNotFindIsLeftOut() throws {
    try file("Good.swift", "import SwiftUI\n#Preview { Text(\"good\") }\n")
    try file(
      "Bad.swift",
      "@_silgen_name(\"no_such_function\") func missing() -> Int\nlet number = missing()\n")
    let result = preview()
    #expect(result.status == 1 && result.out == ["Good.txt"], "\(result)")
    #expect(
      result.error == [
        "\(folder.path)/app/Bad.swift: the linker does not find no_such_function; Bad.swift is left out"
      ])
  }
}
