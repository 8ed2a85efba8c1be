// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "OpenCharts",
  products: [
    .library(
      name: "Charts",
      targets: [
        "Charts", "SwiftUI", "Accessibility", "Combine", "Spatial", "UIKit", "_Testing_UIKit", "AppKit",
        "_Testing_AppKit", "os", "OSLog", "WidgetKit", "ActivityKit",
      ]),
    .library(name: "ChartData", targets: ["ChartData"]),
    .executable(name: "opencharts", targets: ["opencharts"]),
  ],
  targets: [
    // C libraries, all from Debian.
    // Pixels and pages load Cairo at run time; FreeType is linked, because HarfBuzz needs it anyway.
    .systemLibrary(
      name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "freetype2",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libpango1.0-dev", "fonts-inter"])]),
    // Declarations only: the library is loaded for text that needs complex shaping.
    .systemLibrary(name: "CPango", path: "Sources/System/CPango", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", path: "Sources/System/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    // Declarations only: the library is loaded to read a JPEG.
    .systemLibrary(
      name: "CTurboJPEG", path: "Sources/System/CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"])]),
    // Declarations only: the library is loaded to speak.
    .systemLibrary(name: "CEspeak", path: "Sources/System/CEspeak", providers: [.apt(["libespeak-ng-dev"])]),
    // Declarations only: the library is loaded to make a report.
    .systemLibrary(name: "CMarkdown", path: "Sources/System/CMarkdown"),
    // Declarations only: the library is loaded to start a server.
    .systemLibrary(
      name: "CWebSockets", path: "Sources/System/CWebSockets", providers: [.apt(["libwebsockets-dev"])]),
    // Declarations only, for programs that replace a function of Foundation.
    .systemLibrary(name: "CRunLoop", path: "Sources/System/CRunLoop"),
    // Names of submodules only, for `import os.log`.
    .systemLibrary(name: "CSubmodules", path: "Sources/System/CSubmodules"),

    // The outlines of symbols, a text that C embeds.
    .target(
      name: "CSymbolOutlines", path: "Sources/System/CSymbolOutlines", exclude: ["symbols.tsv"],
      publicHeadersPath: "."),

    // Unchecked assumptions about threads, each with its proof.
    .target(name: "Isolation", path: "Sources/System/Isolation"),
    // Loading of libraries at run time, and the error for a missing one.
    .target(name: "DynamicLibrary", path: "Sources/System/DynamicLibrary"),
    // Limits for untrusted input, and checked readers of its numbers.
    .target(name: "Limits", path: "Sources/System/Limits"),
    // Ticks, bins, curves and colour differences. Numbers to numbers.
    .target(name: "ChartMath", path: "Sources/Engine/ChartMath"),
    // Trends, shapes, seasons, outliers and groups. Numbers to reliable statements.
    .target(name: "Statistics", path: "Sources/Reading/Statistics"),
    // Sentences, units and plurals: per language one file of grammar and one of texts.
    .target(
      name: "Phrases", dependencies: ["ChartMath"], path: "Sources/Reading/Phrases",
      resources: [.embedInCode("Languages/Texts")]),
    // The content of a chart as columns of numbers, and sentences about it.
    .target(
      name: "Descriptions", dependencies: ["Phrases", "Statistics"], path: "Sources/Reading/Descriptions"),
    // AXChartDescriptor and its parts.
    .target(
      name: "Accessibility", dependencies: ["Descriptions", "Isolation", "Phrases"],
      path: "Sources/Language/Accessibility"),
    // A described chart to a score of tones, and the score to samples and WAV.
    .target(
      name: "AudioGraph", dependencies: ["Descriptions", "Statistics"], path: "Sources/Reading/AudioGraph"),
    // Speech between the tones, by espeak-ng.
    .target(
      name: "Narration", dependencies: ["AudioGraph", "CEspeak", "DynamicLibrary"],
      path: "Sources/Reading/Narration"),

    // Drawing and accessibility tree as one Sendable value: the interface between layout and renderers.
    .target(
      name: "DisplayList", dependencies: ["ChartMath", "Descriptions"], path: "Sources/Picture/DisplayList"),
    // Transitions from one display list to another: marks keep their identity and move.
    .target(name: "Motion", dependencies: ["DisplayList"], path: "Sources/Picture/Motion"),
    // Fonts, shaping and measuring, on Pango and HarfBuzz.
    .target(
      name: "Typography",
      dependencies: ["DisplayList", "DynamicLibrary", "Isolation", "Limits", "CHarfBuzz", "CPango"],
      path: "Sources/Picture/Typography"),
    // Raster images and their files.
    .target(
      name: "Pixels", dependencies: ["DisplayList", "Isolation", "CDeflate"], path: "Sources/Picture/Pixels"),
    // Scenes to pixels, with a depth buffer.
    .target(
      name: "SceneRaster", dependencies: ["DisplayList", "Pixels"], path: "Sources/Picture/SceneRaster"),
    // Display list to SVG text.
    .target(
      name: "SVGRenderer", dependencies: ["DisplayList", "Phrases", "Pixels", "SceneRaster"],
      path: "Sources/Picture/SVGRenderer"),
    // Display list to characters of a terminal, and pixels to its escape sequences.
    .target(
      name: "TerminalRenderer", dependencies: ["DisplayList"], path: "Sources/Picture/TerminalRenderer"),
    // Display list to PNG and PDF bytes.
    .target(
      name: "CairoRenderer",
      dependencies: [
        "DisplayList", "DynamicLibrary", "Isolation", "Limits", "Pixels", "SceneRaster", "Typography",
        "CCairo",
        "CDeflate", "CTurboJPEG",
      ],
      path: "Sources/Picture/CairoRenderer"),
    // Checks a finished picture against guidelines, rule by rule.
    .target(
      name: "Audit", dependencies: ["ChartMath", "Descriptions", "DisplayList", "Phrases", "Statistics"],
      path: "Sources/Reading/Audit"),
    // Display list to an interactive page with sentences, data and the audio graph.
    .target(
      name: "HTMLRenderer",
      dependencies: [
        "AudioGraph", "CDeflate", "ChartMath", "Descriptions", "DisplayList", "Phrases", "Statistics",
        "SVGRenderer",
      ],
      path: "Sources/Picture/HTMLRenderer",
      resources: [.embedInCode("Page")]),
    // Serves a page and its WebSocket connections, with libwebsockets.
    .target(name: "LiveServer", dependencies: ["CWebSockets", "Limits"], path: "Sources/System/LiveServer"),
    // The page of a live session, and updates of its picture.
    .target(
      name: "LiveRenderer", dependencies: ["DisplayList", "Phrases", "SVGRenderer"],
      path: "Sources/Picture/LiveRenderer",
      resources: [.embedInCode("Live")]),
    // ObservableObject and Published: the part of Combine that models of views need.
    .target(name: "Combine", dependencies: ["Isolation"], path: "Sources/Language/Combine"),
    // The macros `#Preview` and `@Entry`, a program that the compiler runs.
    .macro(name: "SwiftUIMacros", path: "Sources/Language/SwiftUIMacros"),
    // Values of views: colours, styles, fonts, paths, symbols, strings and the environment.
    .target(
      name: "ViewValues",
      dependencies: ["CSymbolOutlines", "DisplayList", "Isolation", "Limits", "SwiftUIMacros"],
      path: "Sources/Views/ViewValues",
      // ICU within Foundation, for the names of units.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Views: state, layout, text, shapes, modifiers, gestures, and the tree for measuring and drawing.
    .target(
      name: "ViewCore",
      dependencies: [
        "Accessibility", "Combine", "Descriptions", "DisplayList", "Isolation", "Motion", "Phrases",
        "Typography", "ViewValues",
      ], path: "Sources/Views/ViewCore"),
    // Buttons, fields, pickers, gauges, lists, navigation, alerts.
    .target(
      name: "Controls", dependencies: ["DisplayList", "Isolation", "Phrases", "ViewCore"],
      path: "Sources/Views/Controls"),
    // A view to a finished picture in any format.
    .target(
      name: "Pictures",
      dependencies: [
        "Audit", "AudioGraph", "CairoRenderer", "Descriptions", "DisplayList", "HTMLRenderer", "Motion",
        "Phrases", "SVGRenderer", "TerminalRenderer", "ViewCore",
      ], path: "Sources/Views/Pictures"),
    // A view to a live session in a browser, and apps of such views.
    .target(
      name: "Sessions",
      dependencies: [
        "Descriptions", "DisplayList", "Isolation", "Limits", "LiveRenderer", "LiveServer", "Motion",
        "Pictures",
        "SVGRenderer", "ViewCore",
      ], path: "Sources/Views/Sessions"),
    // `#Preview`, and the programs that draw or serve previews.
    .target(
      name: "Previews",
      dependencies: [
        "Controls", "CRunLoop", "Isolation", "LiveServer", "Pictures", "Sessions", "SwiftUIMacros",
        "ViewCore",
      ],
      path: "Sources/Views/Previews"),
    // Log messages of programs to standard error: Logger, os_log, signposts, and locks. OSLog is its other name.
    .target(name: "os", dependencies: ["CSubmodules"], path: "Sources/Language/os"),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/Language/OSLog"),
    // Types of UIKit and AppKit that are used with charts: colours, fonts, images and device information.
    .target(
      name: "PlatformValues",
      dependencies: ["CairoRenderer", "DisplayList", "Pictures", "Typography", "ViewCore", "ViewValues"],
      path: "Sources/Views/PlatformValues"),
    .target(
      name: "UIKit", dependencies: ["CSubmodules", "PlatformValues"], path: "Sources/Language/UIKit"),
    .target(
      name: "AppKit", dependencies: ["CSubmodules", "PlatformValues"], path: "Sources/Language/AppKit"),
    // Modules that the compiler imports into tests with Testing and UIKit or AppKit.
    .target(name: "_Testing_UIKit", path: "Sources/Language/Overlays/UIKit"),
    .target(name: "_Testing_AppKit", path: "Sources/Language/Overlays/AppKit"),
    // The module for programs; re-exports the view modules.
    .target(
      name: "SwiftUI",
      dependencies: ["Controls", "Pictures", "PlatformValues", "Previews", "Sessions"],
      path: "Sources/Language/SwiftUI"),
    // Charts on home screens and lock screens, for previews.
    .target(name: "ActivityKit", dependencies: ["ViewCore"], path: "Sources/Language/ActivityKit"),
    .target(
      name: "WidgetKit", dependencies: ["ActivityKit", "Isolation", "Previews", "SwiftUI", "SwiftUIMacros"],
      path: "Sources/Language/WidgetKit"),
    // Columns and requests of a chart: the interface between the chart language and the engine.
    .target(
      name: "ChartModel", dependencies: ["ChartMath", "DisplayList"], path: "Sources/Engine/ChartModel"),
    // Requests and a size to a display list.
    .target(
      name: "ChartEngine",
      dependencies: [
        "ChartMath", "ChartModel", "Descriptions", "DisplayList", "Limits", "Phrases", "Statistics",
      ],
      path: "Sources/Engine/ChartEngine"),
    // Angles, rotations, positions and directions in space.
    .target(name: "Spatial", path: "Sources/Language/Spatial"),
    // The chart language: marks, modifiers, axes, scales, proxy.
    .target(
      name: "Charts",
      dependencies: [
        "SwiftUI", "Spatial", "DisplayList", "ChartMath", "ChartModel", "ChartEngine", "Isolation",
      ],
      path: "Sources/Language/Charts"),
    // CSV, TSV and JSON to typed columns.
    .target(
      name: "Tables", dependencies: ["CDeflate", "ChartMath", "Limits"], path: "Sources/Data/Tables"),
    .systemLibrary(name: "CADBC", path: "Sources/System/CADBC"),
    .target(
      name: "Engines", dependencies: ["CADBC", "ChartMath", "Limits", "Tables"], path: "Sources/Data/Engines"),
    // Queries of programs to tables, in memory and in engines, with columns for plots as results.
    .target(
      name: "ChartData", dependencies: ["ChartMath", "Engines", "Tables"], path: "Sources/Data/ChartData"),
    // The command line tool: arguments, the choice of a chart, its drawing. The program only calls it.
    .target(
      name: "CommandLineTool",
      dependencies: [
        "Audit", "AudioGraph", "CMarkdown", "CairoRenderer", "ChartMath", "Charts", "Descriptions",
        "DisplayList", "DynamicLibrary", "Engines", "HTMLRenderer", "Limits", "LiveServer", "Narration",
        "Phrases", "Pictures", "SVGRenderer", "SwiftUI", "Tables", "TerminalRenderer",
      ], path: "Sources/Tools/CommandLineTool"),
    // Besides the tool, links the modules that previews may import.
    .executableTarget(
      name: "opencharts",
      dependencies: ["AppKit", "ChartData", "CommandLineTool", "OSLog", "UIKit", "WidgetKit", "os"],
      path: "Sources/Tools/opencharts"),

    // The gallery, with one chart per file; used for documentation, pictures and tests.
    .target(
      name: "Gallery", dependencies: ["ChartData", "Charts", "Spatial", "SwiftUI"], path: "Examples",
      exclude: ["Data"]),
    // Draws the gallery into a folder.
    .executableTarget(
      name: "render-gallery",
      dependencies: [
        "ChartEngine", "ChartModel", "Charts", "Descriptions", "DisplayList", "Gallery", "HTMLRenderer",
        "Phrases", "Pictures", "SVGRenderer", "Spatial", "SwiftUI",
      ],
      path: "Sources/Tools/render-gallery",
      resources: [.embedInCode("Index")]),

    // An app of interactive charts, for documentation and tests of live sessions.
    .executableTarget(
      name: "live-gallery", dependencies: ["Charts", "SwiftUI"], path: "Sources/Tools/live-gallery"),

    .testTarget(
      name: "AccessibilityTests", dependencies: ["Accessibility", "Descriptions"],
      path: "Tests/Language/AccessibilityTests"),
    .testTarget(name: "SpatialTests", dependencies: ["Spatial"], path: "Tests/Language/SpatialTests"),
    // Series with known statistical properties.
    .target(
      name: "SyntheticSeries", dependencies: ["Statistics"], path: "Tests/Reading/SyntheticSeries"),
    .testTarget(
      name: "StatisticsTests", dependencies: ["Statistics", "SyntheticSeries"],
      path: "Tests/Reading/StatisticsTests"),
    .testTarget(name: "PhrasesTests", dependencies: ["Phrases"], path: "Tests/Reading/PhrasesTests"),
    .testTarget(
      name: "DescriptionsTests", dependencies: ["Descriptions", "Phrases", "Statistics", "SyntheticSeries"],
      path: "Tests/Reading/DescriptionsTests"),
    .testTarget(
      name: "AudioGraphTests", dependencies: ["AudioGraph", "Descriptions", "Statistics"],
      path: "Tests/Reading/AudioGraphTests"),
    .testTarget(
      name: "NarrationTests", dependencies: ["Narration", "AudioGraph", "Descriptions"],
      path: "Tests/Reading/NarrationTests"),
    // A program that logs, for tests of its output.
    .executableTarget(name: "log-sample", dependencies: ["OSLog"], path: "Tests/Support/log-sample"),
    .testTarget(
      name: "LoggingTests", dependencies: ["log-sample", "os"], path: "Tests/Language/LoggingTests"),
    .testTarget(
      name: "PlatformValuesTests",
      dependencies: ["AppKit", "DisplayList", "SwiftUI", "UIKit", "_Testing_AppKit", "_Testing_UIKit"],
      path: "Tests/Views/PlatformValuesTests"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], path: "Tests/Language/CombineTests"),
    .testTarget(
      name: "DisplayListTests", dependencies: ["DisplayList"], path: "Tests/Picture/DisplayListTests"),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "Descriptions", "DisplayList"],
      path: "Tests/Picture/MotionTests"),
    .testTarget(
      name: "TypographyTests", dependencies: ["DisplayList", "Limits", "Typography"],
      path: "Tests/Picture/TypographyTests"),
    .testTarget(
      name: "SceneRasterTests", dependencies: ["DisplayList", "Pixels", "SceneRaster"],
      path: "Tests/Picture/SceneRasterTests"),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: [
        "DisplayList", "Pixels", "Typography", "CairoRenderer", "CCairo", "CDeflate", "CTurboJPEG",
      ], path: "Tests/Picture/CairoRendererTests"),
    .testTarget(
      name: "SVGRendererTests", dependencies: ["SVGRenderer", "DisplayList"],
      path: "Tests/Picture/SVGRendererTests"),
    .testTarget(
      name: "TerminalRendererTests", dependencies: ["TerminalRenderer", "DisplayList"],
      path: "Tests/Picture/TerminalRendererTests"),
    .testTarget(
      name: "HTMLRendererTests", dependencies: ["HTMLRenderer", "DisplayList"],
      path: "Tests/Picture/HTMLRendererTests"),
    .testTarget(
      name: "LiveRendererTests", dependencies: ["LiveRenderer", "DisplayList", "SVGRenderer"],
      path: "Tests/Picture/LiveRendererTests"),
    .testTarget(
      name: "DynamicLibraryTests", dependencies: ["DynamicLibrary"], path: "Tests/System/DynamicLibraryTests"),
    .testTarget(name: "LimitsTests", dependencies: ["Limits"], path: "Tests/System/LimitsTests"),
    // A client that sends any bytes, for tests of servers.
    .target(name: "TestClient", path: "Tests/Support/TestClient"),
    .testTarget(
      name: "LiveServerTests", dependencies: ["Limits", "LiveServer", "TestClient"],
      path: "Tests/System/LiveServerTests"),
    .testTarget(
      name: "EnginesTests", dependencies: ["CADBC", "ChartMath", "Engines", "Tables"],
      path: "Tests/Data/EnginesTests"),
    // Drivers of engines for tests, installed once.
    .target(
      name: "TestDrivers", dependencies: ["CommandLineTool", "Engines"], path: "Tests/Support/TestDrivers"),
    .testTarget(
      name: "ChartDataTests",
      dependencies: ["ChartData", "Charts", "Engines", "Sessions", "SwiftUI", "TestDrivers"],
      path: "Tests/Data/ChartDataTests"),
    .testTarget(
      name: "TablesTests", dependencies: ["CDeflate", "ChartMath", "FuzzTables", "Limits", "Tables"],
      path: "Tests/Data/TablesTests",
      exclude: ["Fixtures"]),
    // Readers of untrusted input, each as a function of bytes, for tests and for fuzzing.
    .target(
      name: "FuzzTables", dependencies: ["CADBC", "CDeflate", "ChartMath", "Engines", "Tables"],
      path: "Fuzz/Tables"),
    .target(
      name: "FuzzDocuments",
      dependencies: [
        "CairoRenderer", "CommandLineTool", "DisplayList", "FuzzTables", "Limits", "Sessions", "ViewValues",
      ], path: "Fuzz/Documents"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzDocuments", "FuzzTables"], path: "Tests/FuzzTests"),
    .testTarget(name: "ChartMathTests", dependencies: ["ChartMath"], path: "Tests/Engine/ChartMathTests"),
    .testTarget(
      name: "ChartEngineTests",
      dependencies: ["ChartEngine", "ChartModel", "ChartMath", "Descriptions", "DisplayList"],
      path: "Tests/Engine/ChartEngineTests"),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "Charts", "SwiftUI", "Sessions", "Motion", "Accessibility", "AudioGraph", "ChartModel", "ChartMath",
        "ChartEngine", "Descriptions", "DisplayList", "Typography",
      ], path: "Tests/Language/ChartsTests"),
    .testTarget(
      name: "WidgetKitTests", dependencies: ["ActivityKit", "Previews", "SwiftUI", "WidgetKit"],
      path: "Tests/Language/WidgetKitTests"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "Charts", "Combine", "SwiftUI", "ViewValues", "ViewCore", "Sessions", "Previews", "DisplayList",
        "Isolation", "Limits", "LiveServer", "Motion", "TestClient",
      ], path: "Tests/Language/SwiftUITests"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "AudioGraph", "Descriptions", "Gallery", "Narration", "Phrases", "SwiftUI", "CCairo",
        "CairoRenderer",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "RenderGalleryTests", dependencies: ["render-gallery", "Gallery", "SwiftUI"],
      path: "Tests/Tools/RenderGalleryTests"),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "AudioGraph", "CairoRenderer", "ChartData", "ChartMath", "CommandLineTool", "DisplayList", "Engines",
        "HTMLRenderer", "Limits", "Statistics", "SwiftUI", "Tables", "TestDrivers",
      ], path: "Tests/Tools/CommandLineTests"),
  ],
  swiftLanguageModes: [.v6]
)

// Built by `make fuzz` only, because they need libFuzzer, which comes with `-sanitize=fuzzer`.
if Context.environment["OPENCHARTS_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz-tables", dependencies: ["CFuzzer", "FuzzTables"], path: "Fuzz/TablesProgram"),
    .executableTarget(
      name: "fuzz-documents", dependencies: ["CFuzzer", "FuzzDocuments", "FuzzTables"],
      path: "Fuzz/DocumentsProgram"),
  ]
}
