// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// SwiftPM refuses a package graph with two targets of the same name. A target that users do not import is therefore
// called OpenCharts followed by the name of its folder. `Scripts/test-consumer` declares a target with the name of each
// folder.

let package = Package(
  name: "OpenCharts",
  products: [
    .library(
      name: "Charts",
      targets: [
        "Charts", "SwiftUI", "Accessibility", "Combine", "Spatial", "UniformTypeIdentifiers",
        "OpenChartsPlatformNames",
      ]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "ChartData", targets: ["ChartData"]),
    .library(name: "ChartSnapshots", targets: ["ChartSnapshots"]),
    .executable(name: "opencharts", targets: ["opencharts"]),
  ],
  // SwiftPM before 6.4 passes several enabled traits to the compiler in a different order each time, and then compiles
  // everything again. The default is therefore one trait that includes the others, and no trait enables another trait.
  traits: [
    .default(enabledTraits: ["AllFeatures"]),
    .trait(name: "AllFeatures", description: "All of the following."),
    .trait(name: "JPEG", description: "Reads and writes JPEG images, with libjpeg-turbo."),
    .trait(name: "LiveSessions", description: "Serves views and apps in a browser, with libwebsockets."),
    .trait(
      name: "PlatformNames",
      description:
        "The modules UIKit, AppKit, Cocoa, os, OSLog, WidgetKit, ActivityKit and UserNotifications, and Previews."
    ),
    .trait(
      name: "Previews",
      description: "The macro #Preview, programs that draw or serve previews, and LiveSessions."),
  ],
  targets: [
    // C libraries, all from Debian.
    // Pixels and pages load Cairo at run time; FreeType is linked, because HarfBuzz needs it anyway.
    .systemLibrary(
      name: "OpenChartsCCairo", path: "Sources/System/CCairo", pkgConfig: "freetype2",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "OpenChartsCHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libpango1.0-dev", "fonts-inter"])]),
    // Declarations only: the library is loaded for text that needs complex shaping.
    .systemLibrary(
      name: "OpenChartsCPango", path: "Sources/System/CPango", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "OpenChartsCDeflate", path: "Sources/System/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    // Declarations only: the library is loaded to read a JPEG.
    .systemLibrary(
      name: "OpenChartsCTurboJPEG", path: "Sources/System/CTurboJPEG",
      providers: [.apt(["libturbojpeg0-dev"])]),
    // Declarations only: the library is loaded to speak.
    .systemLibrary(
      name: "OpenChartsCEspeak", path: "Sources/System/CEspeak", providers: [.apt(["libespeak-ng-dev"])]),
    // Declarations only: the library is loaded to draw an SVG image.
    .systemLibrary(name: "OpenChartsCSVGImages", path: "Sources/System/CSVGImages"),
    // Declarations only: the library is loaded to make a report.
    .systemLibrary(name: "OpenChartsCMarkdown", path: "Sources/System/CMarkdown"),
    // Declarations only: the library is loaded to start a server.
    .systemLibrary(
      name: "OpenChartsCWebSockets", path: "Sources/System/CWebSockets",
      providers: [.apt(["libwebsockets-dev"])]),
    // Declarations only, for programs that replace a function of Foundation.
    .systemLibrary(name: "OpenChartsCRunLoop", path: "Sources/System/CRunLoop"),
    // Names of submodules only, for `import os.log`.
    .systemLibrary(name: "OpenChartsCSubmodules", path: "Sources/System/CSubmodules"),

    // The outlines of symbols, as a text file that a C source embeds.
    .target(
      name: "OpenChartsCSymbolOutlines", path: "Sources/System/CSymbolOutlines", exclude: ["symbols.tsv"],
      publicHeadersPath: "."),

    // Wrappers for unchecked assumptions about threads. Each has a proof.
    .target(name: "OpenChartsIsolation", path: "Sources/System/Isolation"),
    // Loading of libraries at run time, and the error for a missing one.
    .target(name: "OpenChartsDynamicLibrary", path: "Sources/System/DynamicLibrary"),
    // Limits for untrusted input, and checked readers of its numbers.
    .target(name: "OpenChartsLimits", path: "Sources/System/Limits"),
    // Calculations on numbers: ticks, bins, curves and colour differences.
    .target(name: "OpenChartsChartMath", path: "Sources/Engine/ChartMath"),
    // Statistics that the data support: trends, shapes, seasons, outliers and groups.
    .target(name: "OpenChartsStatistics", path: "Sources/Reading/Statistics"),
    // Sentences, units and plurals: per language one file of grammar and one of texts.
    .target(
      name: "OpenChartsPhrases", dependencies: ["OpenChartsChartMath"], path: "Sources/Reading/Phrases",
      resources: [.embedInCode("Languages/Texts")]),
    // The content of a chart as columns of numbers, and sentences about it.
    .target(
      name: "OpenChartsDescriptions", dependencies: ["OpenChartsPhrases", "OpenChartsStatistics"],
      path: "Sources/Reading/Descriptions"),
    // AXChartDescriptor and its parts.
    .target(
      name: "Accessibility",
      dependencies: ["OpenChartsDescriptions", "OpenChartsIsolation", "OpenChartsPhrases"],
      path: "Sources/Language/Accessibility"),
    // Converts a described chart to a score of tones, and the score to samples and WAV files.
    .target(
      name: "OpenChartsAudioGraph",
      dependencies: ["OpenChartsDescriptions", "OpenChartsLimits", "OpenChartsStatistics"],
      path: "Sources/Reading/AudioGraph"),
    // Speaks the texts between the tones, with espeak-ng.
    .target(
      name: "OpenChartsNarration",
      dependencies: ["OpenChartsAudioGraph", "OpenChartsCEspeak", "OpenChartsDynamicLibrary"],
      path: "Sources/Reading/Narration"),

    // Drawing and accessibility tree as one Sendable value: the interface between layout and renderers.
    .target(
      name: "OpenChartsDisplayList", dependencies: ["OpenChartsChartMath", "OpenChartsDescriptions"],
      path: "Sources/Picture/DisplayList"),
    // Transitions from one display list to another: marks keep their identity and move.
    .target(
      name: "OpenChartsMotion", dependencies: ["OpenChartsDisplayList"], path: "Sources/Picture/Motion"),
    // Fonts, shaping and measuring, on Pango and HarfBuzz.
    .target(
      name: "OpenChartsTypography",
      dependencies: [
        "OpenChartsChartMath", "OpenChartsDisplayList", "OpenChartsDynamicLibrary", "OpenChartsIsolation",
        "OpenChartsLimits", "OpenChartsCHarfBuzz", "OpenChartsCPango",
      ],
      path: "Sources/Picture/Typography"),
    // Raster images and their files.
    .target(
      name: "OpenChartsPixels",
      dependencies: ["OpenChartsDisplayList", "OpenChartsIsolation", "OpenChartsCDeflate"],
      path: "Sources/Picture/Pixels"),
    // Renders 3-D scenes to pixels, with a depth buffer.
    .target(
      name: "OpenChartsSceneRaster", dependencies: ["OpenChartsDisplayList", "OpenChartsPixels"],
      path: "Sources/Picture/SceneRaster"),
    // Renders a display list as SVG text.
    .target(
      name: "OpenChartsSVGRenderer",
      dependencies: [
        "OpenChartsDisplayList", "OpenChartsPhrases", "OpenChartsPixels", "OpenChartsSceneRaster",
      ],
      path: "Sources/Picture/SVGRenderer"),
    // Renders a display list as characters of a terminal, and pixels as its escape sequences.
    .target(
      name: "OpenChartsTerminalRenderer", dependencies: ["OpenChartsDisplayList"],
      path: "Sources/Picture/TerminalRenderer"),
    // Renders a display list as PNG and PDF files.
    .target(
      name: "OpenChartsCairoRenderer",
      dependencies: [
        "OpenChartsDisplayList", "OpenChartsDynamicLibrary", "OpenChartsIsolation", "OpenChartsLimits",
        "OpenChartsPixels", "OpenChartsSceneRaster", "OpenChartsTypography",
        "OpenChartsCCairo", "OpenChartsCDeflate", "OpenChartsCSVGImages",
        .target(name: "OpenChartsCTurboJPEG", condition: .when(traits: ["AllFeatures", "JPEG"])),
      ],
      path: "Sources/Picture/CairoRenderer"),
    // Checks a finished picture rule by rule against guidelines.
    .target(
      name: "OpenChartsAudit",
      dependencies: [
        "OpenChartsChartMath", "OpenChartsDescriptions", "OpenChartsDisplayList", "OpenChartsPhrases",
        "OpenChartsStatistics",
      ],
      path: "Sources/Reading/Audit"),
    // Renders a display list as an interactive page with sentences, data and the audio graph.
    .target(
      name: "OpenChartsHTMLRenderer",
      dependencies: [
        "OpenChartsAudioGraph", "OpenChartsCDeflate", "OpenChartsChartMath", "OpenChartsDescriptions",
        "OpenChartsDisplayList", "OpenChartsPhrases", "OpenChartsStatistics",
        "OpenChartsSVGRenderer",
      ],
      path: "Sources/Picture/HTMLRenderer",
      resources: [.embedInCode("Page")]),
    // Serves a page and its WebSocket connections, with libwebsockets.
    .target(
      name: "OpenChartsLiveServer",
      dependencies: ["OpenChartsCWebSockets", "OpenChartsDynamicLibrary", "OpenChartsLimits"],
      path: "Sources/System/LiveServer"),
    // The page of a live session, and updates of its picture.
    .target(
      name: "OpenChartsLiveRenderer",
      dependencies: ["OpenChartsDisplayList", "OpenChartsPhrases", "OpenChartsSVGRenderer"],
      path: "Sources/Picture/LiveRenderer",
      resources: [.embedInCode("Live")]),
    // Types of files by identifier, extension and MIME type.
    .target(name: "UniformTypeIdentifiers", path: "Sources/Language/UniformTypeIdentifiers"),
    // ObservableObject and Published: the part of Combine that the models of views need.
    .target(name: "Combine", dependencies: ["OpenChartsIsolation"], path: "Sources/Language/Combine"),
    // Reads Swift source text without a compiler.
    .target(name: "OpenChartsSourceText", path: "Sources/Language/SourceText"),
    // The macros `#Preview`, `@Entry` and `@Model`, as a program that the compiler runs.
    .macro(
      name: "OpenChartsSwiftUIMacros", dependencies: ["OpenChartsSourceText"],
      path: "Sources/Language/SwiftUIMacros",
      swiftSettings: Context.environment["OPENCHARTS_FUZZ"] == nil ? [] : [.define("FUZZER")]),
    // Values of views: colours, styles, fonts, paths, symbols, strings and the environment.
    .target(
      name: "OpenChartsViewValues",
      dependencies: [
        "OpenChartsCSymbolOutlines", "OpenChartsCairoRenderer", "OpenChartsDisplayList",
        "OpenChartsIsolation", "OpenChartsLimits", "OpenChartsSwiftUIMacros",
      ],
      path: "Sources/Views/ViewValues",
      // ICU within Foundation, for the names of units.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Views: state, layout, text, shapes, modifiers, gestures, and the tree for measuring and drawing.
    .target(
      name: "OpenChartsViewCore",
      dependencies: [
        "Accessibility", "Combine", "OpenChartsDescriptions", "OpenChartsDisplayList", "OpenChartsIsolation",
        "OpenChartsMotion", "OpenChartsPhrases",
        "OpenChartsTypography", "OpenChartsViewValues",
      ], path: "Sources/Views/ViewCore"),
    // Buttons, fields, pickers, gauges, lists, navigation, alerts.
    .target(
      name: "OpenChartsControls",
      dependencies: [
        "Combine", "OpenChartsDisplayList", "OpenChartsIsolation", "OpenChartsPhrases", "OpenChartsViewCore",
        "UniformTypeIdentifiers",
      ],
      path: "Sources/Views/Controls"),
    // Renders a view to a finished picture in any format.
    .target(
      name: "OpenChartsPictures",
      dependencies: [
        "OpenChartsAudit", "OpenChartsAudioGraph", "OpenChartsCairoRenderer", "OpenChartsDescriptions",
        "OpenChartsDisplayList", "OpenChartsHTMLRenderer", "OpenChartsMotion",
        "OpenChartsPhrases", "OpenChartsSVGRenderer", "OpenChartsTerminalRenderer", "OpenChartsTypography",
        "OpenChartsViewCore",
      ], path: "Sources/Views/Pictures"),
    // Shows a view as a live session in a browser, and runs apps that consist of such views.
    .target(
      name: "OpenChartsSessions",
      dependencies: [
        "OpenChartsDescriptions", "OpenChartsDisplayList", "OpenChartsHTMLRenderer", "OpenChartsIsolation",
        "OpenChartsLimits", "OpenChartsLiveRenderer", "OpenChartsLiveServer", "OpenChartsMotion",
        "OpenChartsPhrases", "OpenChartsPictures", "OpenChartsSVGRenderer", "OpenChartsViewCore",
      ], path: "Sources/Views/Sessions"),
    // `#Preview`, and the programs that draw or serve previews.
    .target(
      name: "OpenChartsPreviews",
      dependencies: [
        "OpenChartsControls", "OpenChartsCRunLoop", "OpenChartsIsolation", "OpenChartsLiveServer",
        "OpenChartsPictures", "OpenChartsSessions", "OpenChartsSwiftUIMacros",
        "OpenChartsViewCore",
      ],
      path: "Sources/Views/Previews"),
    // Log messages of programs to standard error: Logger, os_log, signposts, and locks. OSLog is its other name.
    .target(name: "os", dependencies: ["OpenChartsCSubmodules"], path: "Sources/Language/os"),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/Language/OSLog"),
    // Notifications of apps, which are never shown.
    .target(name: "UserNotifications", path: "Sources/Language/UserNotifications"),
    // Types of UIKit and AppKit that programs use with charts: colours, fonts, images and device information.
    .target(
      name: "OpenChartsPlatformValues",
      dependencies: [
        "OpenChartsCairoRenderer", "OpenChartsDisplayList", "OpenChartsPictures", "OpenChartsTypography",
        "OpenChartsViewCore", "OpenChartsViewValues", "UniformTypeIdentifiers",
      ],
      path: "Sources/Views/PlatformValues"),
    .target(
      name: "UIKit", dependencies: ["OpenChartsCSubmodules", "OpenChartsPlatformValues"],
      path: "Sources/Language/UIKit"),
    .target(
      name: "AppKit", dependencies: ["OpenChartsCSubmodules", "OpenChartsPlatformValues"],
      path: "Sources/Language/AppKit"),
    .target(name: "Cocoa", dependencies: ["AppKit"], path: "Sources/Language/Cocoa"),
    // Modules that the compiler imports into tests that import both Testing and UIKit or AppKit.
    .target(name: "_Testing_UIKit", path: "Sources/Language/Overlays/UIKit"),
    .target(name: "_Testing_AppKit", path: "Sources/Language/Overlays/AppKit"),
    // The module for programs; re-exports the view modules.
    .target(
      name: "SwiftUI",
      dependencies: [
        "OpenChartsControls", "OpenChartsPictures", "UniformTypeIdentifiers",
        .target(
          name: "OpenChartsPlatformValues", condition: .when(traits: ["AllFeatures", "PlatformNames"])),
        .target(
          name: "OpenChartsPreviews", condition: .when(traits: ["AllFeatures", "PlatformNames", "Previews"])),
        .target(
          name: "OpenChartsSessions",
          condition: .when(traits: ["AllFeatures", "LiveSessions", "PlatformNames", "Previews"])),
      ],
      path: "Sources/Language/SwiftUI"),
    // Charts on home screens and lock screens, for previews.
    .target(name: "ActivityKit", dependencies: ["OpenChartsViewCore"], path: "Sources/Language/ActivityKit"),
    .target(
      name: "WidgetKit",
      dependencies: [
        "ActivityKit", "OpenChartsIsolation", "OpenChartsPreviews", "SwiftUI", "OpenChartsSwiftUIMacros",
      ],
      path: "Sources/Language/WidgetKit"),
    // Makes the modules of other frameworks a part of the product Charts, unless the user's package disables this
    // trait.
    .target(
      name: "OpenChartsPlatformNames",
      dependencies: [
        "UIKit", "_Testing_UIKit", "AppKit", "_Testing_AppKit", "Cocoa", "os", "OSLog", "WidgetKit",
        "ActivityKit", "UserNotifications",
      ]
      .map { .target(name: $0, condition: .when(traits: ["AllFeatures", "PlatformNames"])) },
      path: "Sources/Language/PlatformNames"),
    // Columns and requests of a chart: the interface between the chart language and the engine.
    .target(
      name: "OpenChartsChartModel", dependencies: ["OpenChartsChartMath", "OpenChartsDisplayList"],
      path: "Sources/Engine/ChartModel"),
    // Lays out a chart: converts requests and a size to a display list.
    .target(
      name: "OpenChartsChartEngine",
      dependencies: [
        "OpenChartsChartMath", "OpenChartsChartModel", "OpenChartsDescriptions", "OpenChartsDisplayList",
        "OpenChartsLimits", "OpenChartsPhrases", "OpenChartsStatistics",
      ],
      path: "Sources/Engine/ChartEngine"),
    // Angles, rotations, positions and directions in space.
    .target(name: "Spatial", path: "Sources/Language/Spatial"),
    // The chart language: marks, modifiers, axes, scales, proxy.
    .target(
      name: "Charts",
      dependencies: [
        "SwiftUI", "Spatial", "OpenChartsDisplayList", "OpenChartsChartMath", "OpenChartsChartModel",
        "OpenChartsChartEngine", "OpenChartsIsolation",
      ],
      path: "Sources/Language/Charts"),
    // Declarations only: the library is loaded to keep models in a file.
    .systemLibrary(
      name: "OpenChartsCSQLite", path: "Sources/System/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    // Models of apps and their queries, in memory or in a file.
    .target(
      name: "SwiftData",
      dependencies: [
        "OpenChartsCSQLite", "OpenChartsDynamicLibrary", "OpenChartsIsolation", "OpenChartsSessions",
        "OpenChartsSwiftUIMacros", "OpenChartsViewCore", "OpenChartsViewValues",
      ],
      path: "Sources/Language/SwiftData"),
    // A function that is replaced in programs with generated models.
    .target(
      name: "OpenChartsCModelRegistration", path: "Sources/System/CModelRegistration", publicHeadersPath: "."),
    // Managed objects of apps and their fetch requests, in memory.
    .target(
      name: "CoreData",
      dependencies: [
        "Combine", "OpenChartsCModelRegistration", "OpenChartsIsolation", "OpenChartsViewCore",
        "OpenChartsViewValues",
      ],
      path: "Sources/Language/CoreData"),
    // Comparison of pictures with recorded ones, for tests of programs.
    .target(
      name: "ChartSnapshots", dependencies: ["OpenChartsCairoRenderer", "OpenChartsPictures", "SwiftUI"],
      path: "Sources/Language/ChartSnapshots"),
    // Reads CSV, TSV and JSON as typed columns.
    .target(
      name: "OpenChartsTables",
      dependencies: ["OpenChartsCDeflate", "OpenChartsChartMath", "OpenChartsLimits"],
      path: "Sources/Data/Tables"),
    .systemLibrary(name: "OpenChartsCADBC", path: "Sources/System/CADBC"),
    .target(
      name: "OpenChartsEngines",
      dependencies: ["OpenChartsCADBC", "OpenChartsChartMath", "OpenChartsLimits", "OpenChartsTables"],
      path: "Sources/Data/Engines"),
    // Queries tables of programs, in memory and in engines; the results are columns for plots.
    .target(
      name: "ChartData", dependencies: ["OpenChartsChartMath", "OpenChartsEngines", "OpenChartsTables"],
      path: "Sources/Data/ChartData"),
    // The command line tool: arguments, the choice of a chart, its drawing. The executable only calls this target.
    .target(
      name: "OpenChartsCommandLineTool",
      dependencies: [
        "OpenChartsAudit", "OpenChartsAudioGraph", "OpenChartsCMarkdown", "OpenChartsCairoRenderer",
        "OpenChartsChartMath", "OpenChartsChartModel", "Charts", "OpenChartsDescriptions",
        "OpenChartsDisplayList", "OpenChartsDynamicLibrary", "OpenChartsEngines", "OpenChartsHTMLRenderer",
        "OpenChartsLimits", "OpenChartsLiveServer", "OpenChartsNarration",
        "OpenChartsPhrases", "OpenChartsPictures", "OpenChartsSVGRenderer", "OpenChartsSourceText",
        "OpenChartsStatistics", "SwiftUI", "OpenChartsTables", "OpenChartsTerminalRenderer",
        "OpenChartsTypography",
      ],
      path: "Sources/Tools/CommandLineTool",
      resources: [.embedInCode("Arguments/options.tsv")]),
    // The executable of the tool. It also links the modules that previews may import.
    .executableTarget(
      name: "opencharts",
      dependencies: [
        "AppKit", "ChartData", "Cocoa", "CoreData", "OpenChartsCommandLineTool", "OpenChartsLimits",
        "OSLog", "SwiftData", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WidgetKit", "os",
      ],
      path: "Sources/Tools/opencharts"),

    // The gallery, with one chart per file; used for documentation, pictures and tests.
    .target(
      name: "Gallery", dependencies: ["ChartData", "Charts", "Spatial", "SwiftUI"], path: "Examples",
      exclude: ["Data"]),
    // Draws the gallery into a folder.
    .executableTarget(
      name: "render-gallery",
      dependencies: [
        "OpenChartsChartEngine", "OpenChartsChartModel", "Charts", "OpenChartsDescriptions",
        "OpenChartsDisplayList", "Gallery", "OpenChartsHTMLRenderer",
        "OpenChartsPhrases", "OpenChartsPictures", "OpenChartsSVGRenderer", "Spatial", "SwiftUI",
      ],
      path: "Sources/Tools/render-gallery",
      resources: [.embedInCode("Index")]),

    // An app of interactive charts, for documentation and tests of live sessions.
    .executableTarget(
      name: "live-gallery", dependencies: ["Charts", "SwiftUI"], path: "Sources/Tools/live-gallery"),

    .testTarget(
      name: "AccessibilityTests", dependencies: ["Accessibility", "OpenChartsDescriptions"],
      path: "Tests/Language/AccessibilityTests"),
    .testTarget(name: "SpatialTests", dependencies: ["Spatial"], path: "Tests/Language/SpatialTests"),
    // Series with known statistical properties.
    .target(
      name: "SyntheticSeries", dependencies: ["OpenChartsStatistics"], path: "Tests/Reading/SyntheticSeries"),
    .testTarget(
      name: "StatisticsTests", dependencies: ["OpenChartsStatistics", "SyntheticSeries"],
      path: "Tests/Reading/StatisticsTests"),
    .testTarget(
      name: "PhrasesTests", dependencies: ["OpenChartsPhrases"], path: "Tests/Reading/PhrasesTests"),
    .testTarget(
      name: "DescriptionsTests",
      dependencies: [
        "OpenChartsDescriptions", "OpenChartsPhrases", "OpenChartsStatistics", "SyntheticSeries",
      ],
      path: "Tests/Reading/DescriptionsTests"),
    .testTarget(
      name: "AudioGraphTests",
      dependencies: ["OpenChartsAudioGraph", "OpenChartsDescriptions", "OpenChartsStatistics"],
      path: "Tests/Reading/AudioGraphTests"),
    .testTarget(
      name: "NarrationTests",
      dependencies: ["OpenChartsNarration", "OpenChartsAudioGraph", "OpenChartsDescriptions"],
      path: "Tests/Reading/NarrationTests"),
    // A program that logs, for tests of its output.
    .executableTarget(name: "log-sample", dependencies: ["OSLog"], path: "Tests/Support/log-sample"),
    .testTarget(
      name: "LoggingTests", dependencies: ["log-sample", "UserNotifications", "os"],
      path: "Tests/Language/LoggingTests"),
    .testTarget(
      name: "PlatformValuesTests",
      dependencies: [
        "AppKit", "OpenChartsDisplayList", "SwiftUI", "UIKit", "_Testing_AppKit", "_Testing_UIKit",
      ],
      path: "Tests/Views/PlatformValuesTests"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], path: "Tests/Language/CombineTests"),
    .testTarget(
      name: "DisplayListTests", dependencies: ["OpenChartsChartMath", "OpenChartsDisplayList"],
      path: "Tests/Picture/DisplayListTests"),
    .testTarget(
      name: "MotionTests",
      dependencies: ["OpenChartsMotion", "OpenChartsDescriptions", "OpenChartsDisplayList"],
      path: "Tests/Picture/MotionTests"),
    .testTarget(
      name: "TypographyTests",
      dependencies: ["OpenChartsDisplayList", "OpenChartsLimits", "OpenChartsTypography"],
      path: "Tests/Picture/TypographyTests"),
    .testTarget(
      name: "SceneRasterTests",
      dependencies: ["OpenChartsDisplayList", "OpenChartsPixels", "OpenChartsSceneRaster"],
      path: "Tests/Picture/SceneRasterTests"),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: [
        "OpenChartsDisplayList", "OpenChartsLimits", "OpenChartsPixels", "OpenChartsTypography",
        "OpenChartsCairoRenderer", "OpenChartsCCairo", "OpenChartsCDeflate", "OpenChartsCTurboJPEG",
      ], path: "Tests/Picture/CairoRendererTests"),
    .testTarget(
      name: "SVGRendererTests", dependencies: ["OpenChartsSVGRenderer", "OpenChartsDisplayList"],
      path: "Tests/Picture/SVGRendererTests"),
    .testTarget(
      name: "TerminalRendererTests", dependencies: ["OpenChartsTerminalRenderer", "OpenChartsDisplayList"],
      path: "Tests/Picture/TerminalRendererTests"),
    .testTarget(
      name: "HTMLRendererTests", dependencies: ["OpenChartsHTMLRenderer", "OpenChartsDisplayList"],
      path: "Tests/Picture/HTMLRendererTests"),
    .testTarget(
      name: "LiveRendererTests",
      dependencies: ["OpenChartsLiveRenderer", "OpenChartsDisplayList", "OpenChartsSVGRenderer"],
      path: "Tests/Picture/LiveRendererTests"),
    .testTarget(
      name: "DynamicLibraryTests", dependencies: ["OpenChartsDynamicLibrary"],
      path: "Tests/System/DynamicLibraryTests"),
    .testTarget(name: "LimitsTests", dependencies: ["OpenChartsLimits"], path: "Tests/System/LimitsTests"),
    // A client that sends arbitrary bytes, for tests of servers.
    .target(name: "TestClient", path: "Tests/Support/TestClient"),
    .testTarget(
      name: "LiveServerTests", dependencies: ["OpenChartsLimits", "OpenChartsLiveServer", "TestClient"],
      path: "Tests/System/LiveServerTests"),
    .testTarget(
      name: "EnginesTests",
      dependencies: ["OpenChartsCADBC", "OpenChartsChartMath", "OpenChartsEngines", "OpenChartsTables"],
      path: "Tests/Data/EnginesTests"),
    // Drivers of engines for tests, installed once.
    .target(
      name: "TestDrivers", dependencies: ["OpenChartsCommandLineTool", "OpenChartsEngines"],
      path: "Tests/Support/TestDrivers"),
    .testTarget(
      name: "ChartDataTests",
      dependencies: [
        "ChartData", "Charts", "OpenChartsEngines", "OpenChartsSessions", "SwiftUI", "TestDrivers",
      ],
      path: "Tests/Data/ChartDataTests"),
    .testTarget(
      name: "TablesTests",
      dependencies: [
        "OpenChartsCDeflate", "OpenChartsChartMath", "FuzzTables", "OpenChartsLimits", "OpenChartsTables",
      ],
      path: "Tests/Data/TablesTests",
      exclude: ["Fixtures"]),
    // Readers of untrusted input, each as a function of bytes, for tests and for fuzzing.
    .target(
      name: "FuzzTables",
      dependencies: [
        "OpenChartsCADBC", "OpenChartsCDeflate", "OpenChartsChartMath", "OpenChartsEngines",
        "OpenChartsTables",
      ],
      path: "Fuzz/Tables"),
    .target(
      name: "FuzzDocuments",
      dependencies: [
        "OpenChartsCairoRenderer", "OpenChartsCommandLineTool", "OpenChartsDisplayList", "FuzzTables",
        "OpenChartsLimits", "OpenChartsSessions", "OpenChartsViewValues",
      ], path: "Fuzz/Documents"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzDocuments", "FuzzTables"], path: "Tests/FuzzTests"),
    .testTarget(
      name: "ChartMathTests", dependencies: ["OpenChartsChartMath"], path: "Tests/Engine/ChartMathTests"),
    .testTarget(
      name: "ChartEngineTests",
      dependencies: [
        "OpenChartsChartEngine", "OpenChartsChartModel", "OpenChartsChartMath", "OpenChartsDescriptions",
        "OpenChartsDisplayList",
      ],
      path: "Tests/Engine/ChartEngineTests"),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "Charts", "SwiftUI", "OpenChartsSessions", "OpenChartsMotion", "Accessibility",
        "OpenChartsAudioGraph", "OpenChartsChartModel", "OpenChartsChartMath",
        "OpenChartsChartEngine", "OpenChartsDescriptions", "OpenChartsDisplayList", "OpenChartsHTMLRenderer",
        "OpenChartsPhrases", "OpenChartsTypography",
      ], path: "Tests/Language/ChartsTests"),
    .testTarget(
      name: "ChartSnapshotsTests", dependencies: ["ChartSnapshots", "SwiftUI"],
      path: "Tests/Language/ChartSnapshotsTests"),
    .testTarget(
      name: "SwiftDataTests", dependencies: ["Charts", "SwiftData", "SwiftUI"],
      path: "Tests/Language/SwiftDataTests"),
    .testTarget(
      name: "CoreDataTests", dependencies: ["Charts", "CoreData", "SwiftUI"],
      path: "Tests/Language/CoreDataTests"),
    .testTarget(
      name: "WidgetKitTests", dependencies: ["ActivityKit", "OpenChartsPreviews", "SwiftUI", "WidgetKit"],
      path: "Tests/Language/WidgetKitTests"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "Charts", "Combine", "SwiftUI", "OpenChartsViewValues", "OpenChartsViewCore", "OpenChartsSessions",
        "OpenChartsPreviews", "OpenChartsDisplayList",
        "OpenChartsIsolation", "OpenChartsLimits", "OpenChartsLiveServer", "OpenChartsMotion", "TestClient",
        "UniformTypeIdentifiers",
      ], path: "Tests/Language/SwiftUITests"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "OpenChartsAudioGraph", "OpenChartsDescriptions", "Gallery", "OpenChartsNarration",
        "OpenChartsPhrases", "OpenChartsPictures", "SwiftUI", "OpenChartsCCairo",
        "OpenChartsCairoRenderer",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "RenderGalleryTests", dependencies: ["render-gallery", "Gallery", "SwiftUI"],
      path: "Tests/Tools/RenderGalleryTests"),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "OpenChartsAudioGraph", "OpenChartsCairoRenderer", "ChartData", "ChartSnapshots",
        "OpenChartsChartMath", "OpenChartsCommandLineTool", "OpenChartsDisplayList", "OpenChartsEngines",
        "OpenChartsHTMLRenderer", "OpenChartsLimits", "OpenChartsLiveServer", "OpenChartsStatistics",
        "SwiftUI",
        "OpenChartsTables", "TestClient", "TestDrivers",
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
