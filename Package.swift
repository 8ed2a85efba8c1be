// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "OpenCharts",
  products: [
    .library(name: "Charts", targets: ["Charts", "SwiftUI", "Accessibility", "Combine"]),
    .executable(name: "opencharts", targets: ["opencharts"]),
  ],
  targets: [
    // The C libraries, all from Debian.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev", "fonts-inter"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    // Declarations alone: the library is loaded when it is to speak.
    .systemLibrary(name: "CEspeak", providers: [.apt(["libespeak-ng-dev"])]),
    // Declarations alone: the library is loaded when somebody serves.
    .systemLibrary(name: "CWebSockets", providers: [.apt(["libwebsockets-dev"])]),

    // Ticks, bins, curves, colour differences: numbers in, numbers out.
    .target(name: "ChartMath"),
    // AXChartDescriptor and its parts; statistics that can be trusted, and sentences made from them.
    .target(name: "Accessibility", dependencies: ["ChartMath"]),
    // A described chart to a score of tones, and the score to samples and WAV.
    .target(name: "AudioGraph", dependencies: ["Accessibility"]),
    // The voice between the tones, by espeak-ng.
    .target(name: "Narration", dependencies: ["AudioGraph", "CEspeak"]),

    // The narrow waist below: drawing, accessibility tree and hit regions as one Sendable value.
    .target(name: "DisplayList", dependencies: ["Accessibility"]),
    // The way from one display list to another: marks keep their identity and move.
    .target(name: "Motion", dependencies: ["Accessibility", "DisplayList"]),
    // Fonts, shaping and measuring, on Pango and HarfBuzz.
    .target(name: "Typography", dependencies: ["DisplayList", "CPango"]),
    // Display list to SVG text.
    .target(name: "SVGRenderer", dependencies: ["Accessibility", "DisplayList", "Typography"]),
    // Display list to PNG and PDF bytes.
    .target(
      name: "CairoRenderer",
      dependencies: ["DisplayList", "Typography", "CCairo", "CPango", "CDeflate", "CTurboJPEG"]),
    // A finished picture against the guidelines, rule by rule.
    .target(name: "Audit", dependencies: ["Accessibility", "DisplayList", "ChartMath"]),
    // Display list to one page with its script; sentences, data and the audio graph with it.
    .target(
      name: "HTMLRenderer",
      dependencies: ["Accessibility", "AudioGraph", "ChartMath", "DisplayList", "SVGRenderer"],
      resources: [.embedInCode("Page")]),
    // One page and its WebSocket connections, by libwebsockets.
    .target(name: "LiveServer", dependencies: ["CWebSockets"]),
    // The page of a live session, and how its picture becomes the next one.
    .target(
      name: "LiveRenderer", dependencies: ["Accessibility", "DisplayList", "SVGRenderer"],
      resources: [.embedInCode("Live")]),
    // ObservableObject and Published, the part of Combine that models of views need.
    .target(name: "Combine"),
    // `#Preview`: a program that the compiler asks.
    .macro(name: "SwiftUIMacros"),
    // Values, state, environment, layout and ImageRenderer: the part of SwiftUI that charts need.
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUIMacros", "Accessibility", "Audit", "AudioGraph", "Combine", "DisplayList", "Motion",
        "Typography", "SVGRenderer", "CairoRenderer", "HTMLRenderer", "LiveRenderer", "LiveServer",
      ],
      // The library of words and forms within Foundation, for the names of units.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // The narrow waist above: what was asked for, as columns and requests.
    .target(name: "ChartModel", dependencies: ["DisplayList"]),
    // Requests and a size in, a display list out.
    .target(
      name: "ChartEngine",
      dependencies: ["Accessibility", "DisplayList", "ChartMath", "ChartModel", "Typography"]),
    // What people write: marks, modifiers, axes, scales, proxy.
    .target(
      name: "Charts",
      dependencies: ["SwiftUI", "DisplayList", "ChartMath", "ChartModel", "ChartEngine"]),
    // CSV, TSV and JSON to typed columns.
    .target(name: "Tables"),
    // The command line tool: arguments, the choice of a chart, its drawing; the program is one line.
    .target(
      name: "CommandLineTool",
      dependencies: [
        "Accessibility", "Audit", "AudioGraph", "ChartMath", "Charts", "DisplayList", "HTMLRenderer",
        "LiveServer", "Narration", "SwiftUI", "Tables",
      ]),
    .executableTarget(name: "opencharts", dependencies: ["CommandLineTool"]),

    // The gallery: one chart a file; documentation, pictures and tests.
    .target(
      name: "Gallery", dependencies: ["Charts", "SwiftUI"], path: "Examples", exclude: ["Data"]),
    // Draws the gallery into a folder.
    .executableTarget(
      name: "render-gallery",
      dependencies: ["Accessibility", "Charts", "DisplayList", "Gallery", "HTMLRenderer", "SwiftUI"],
      resources: [.embedInCode("Index")]),

    // An app of interactive charts: documentation and tests of live sessions.
    .executableTarget(name: "live-gallery", dependencies: ["Charts", "SwiftUI"]),

    .testTarget(name: "AccessibilityTests", dependencies: ["Accessibility"]),
    .testTarget(name: "AudioGraphTests", dependencies: ["AudioGraph", "Accessibility"]),
    .testTarget(
      name: "NarrationTests", dependencies: ["Narration", "AudioGraph", "Accessibility"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "Accessibility", "DisplayList"]),
    .testTarget(name: "TypographyTests", dependencies: ["DisplayList", "Typography"]),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: [
        "DisplayList", "Typography", "CairoRenderer", "CCairo", "CDeflate", "CTurboJPEG",
      ]),
    .testTarget(name: "SVGRendererTests", dependencies: ["SVGRenderer", "DisplayList"]),
    .testTarget(name: "HTMLRendererTests", dependencies: ["HTMLRenderer", "DisplayList"]),
    .testTarget(name: "LiveRendererTests", dependencies: ["LiveRenderer", "DisplayList"]),
    .testTarget(name: "LiveServerTests", dependencies: ["LiveServer"]),
    .testTarget(name: "TablesTests", dependencies: ["Tables"]),
    .testTarget(name: "ChartMathTests", dependencies: ["ChartMath"]),
    .testTarget(
      name: "ChartEngineTests", dependencies: ["ChartEngine", "ChartModel", "ChartMath", "DisplayList"]),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "Charts", "SwiftUI", "Accessibility", "AudioGraph", "ChartModel", "ChartMath", "ChartEngine",
        "DisplayList",
      ]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "DisplayList", "LiveServer", "Motion"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Accessibility", "AudioGraph", "Gallery", "Narration", "SwiftUI", "CCairo"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "RenderGalleryTests", dependencies: ["render-gallery", "Gallery", "SwiftUI"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Accessibility", "AudioGraph", "ChartMath", "CommandLineTool", "HTMLRenderer", "SwiftUI", "Tables",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
