import Foundation
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Code of apps in Swift 5 mode, which most apps use.
@Suite("Files of apps in Swift 5 mode")
struct EarlierLanguageModeTests {
  private func status(of program: String, version: String) throws -> (status: Int32, errors: String) {
    let package = #filePath.components(separatedBy: "/Tests/Tools/CommandLineTests/")[0]
    let folder = try TemporaryFolder()
    let library = BuiltLibrary(products: package + "/.build/debug", package: package)
    let file = try folder.file("Program.swift", program)
    let arguments =
      try library.importArguments
      + library.programArguments(objectsListedIn: folder.path + "/objects")
    let result = try Subprocess.run(
      try Subprocess.tool("swiftc"),
      [
        "-typecheck", "-parse-as-library", "-swift-version", version, "-suppress-warnings",
        "-no-color-diagnostics", "-module-name", "Program", file,
      ] + arguments.filter { !$0.hasPrefix("@") && !$0.hasPrefix("-l_") })
    return (result.status, CompilerOutput.errors(result.output))
  }

  private let device = """
    import UIKit

    final class HapticManager {
      static let shared = HapticManager()
      func impact() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
      func changed() {
        let generator = UISelectionFeedbackGenerator()
        generator.prepare()
        generator.selectionChanged()
      }
      func ended() { UINotificationFeedbackGenerator().notificationOccurred(.success) }
    }

    enum Layout {
      static let isPad = UIDevice.current.userInterfaceIdiom == .pad
      static var canDial: Bool { UIApplication.shared.canOpenURL(URL(string: "tel:1")!) }
      static func copy(_ text: String) { UIPasteboard.general.string = text }
    }
    """

  @Test("call device and haptics API from nonisolated code")
  func devices() throws {
    let result = try status(of: device, version: "5")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("which Swift 6 mode reports, as on Apple's systems")
  func actors() throws {
    #expect(try status(of: device, version: "6").errors.contains("main actor"))
  }
}
