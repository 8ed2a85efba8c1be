import SwiftUI

/// The examples: each is documentation, a picture of the gallery and a test.
public struct Example: Sendable {
  /// The name of the file, the view and the pictures.
  public let name: String
  public let title: String
  public let topics: [ExampleTopic]
  /// In points.
  public let size: CGSize
  public let view: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ title: String, _ topics: ExampleTopic..., width: Double = 360, height: Double = 260,
    view: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.name = name
    self.title = title
    self.topics = topics
    self.size = CGSize(width: width, height: height)
    self.view = view
  }
}

extension Example {
  /// The example as the pictures show it: in English, with a margin, in its size.
  @MainActor public func picture(in scheme: ColorScheme) -> some View {
    view()
      .environment(\.locale, Locale(identifier: "en_US"))
      .padding(size.height < 100 ? 2 : 12)
      .frame(width: size.width, height: size.height)
      .environment(\.colorScheme, scheme)
  }

  /// The example for a page, which chooses width and colours itself.
  @MainActor public var page: some View {
    view().environment(\.locale, Locale(identifier: "en_US")).padding(size.height < 100 ? 2 : 12)
  }
}

public enum Gallery {
  public static let all: [Example] = [
    Example("CafeSales", "Bars", .comparison) { AnyView(CafeSales()) },
    Example("EnergySources", "Stacked bars", .parts, .time) { AnyView(EnergySources()) },
    Example("FruitHarvest", "Grouped bars", .comparison) { AnyView(FruitHarvest()) },
    Example("LibraryLoans", "Grouped bars with a span", .comparison, .time) { AnyView(LibraryLoans()) },
    Example("CommuteShares", "Normalised bars", .parts, .comparison, height: 220) {
      AnyView(CommuteShares())
    },
    Example("TallestTowers", "Horizontal bars with values", .comparison) { AnyView(TallestTowers()) },
    Example("PopulationPyramid", "Population pyramid", .distribution, .comparison, height: 300) {
      AnyView(PopulationPyramid())
    },
    Example("AverageLine", "Average line with annotation", .comparison, .style) { AnyView(AverageLine()) },
    Example("AirQuality", "Colours by threshold", .time, .style) { AnyView(AirQuality()) },
    Example("MonthsAndQuarters", "Months and quarters", .time, .axis) { AnyView(MonthsAndQuarters()) },
    Example("WeeklyHarvest", "Weeks", .time) { AnyView(WeeklyHarvest()) },
    Example("ScrolledSteps", "A window that scrolls", .interaction, .time) { AnyView(ScrolledSteps()) },
    Example("PlanetMoons", "A list that scrolls", .interaction, .comparison) { AnyView(PlanetMoons()) },
    Example("StarField", "Scrolling both ways", .interaction, .relationship, height: 300) {
      AnyView(StarField())
    },
    Example("RiverLevels", "A selected range", .interaction, .time) { AnyView(RiverLevels()) },
    Example("SleepCapsules", "Capsules", .time, .uncertainty) { AnyView(SleepCapsules()) },
    Example("LongNames", "Long names", .comparison, .axis, .reader) { AnyView(LongNames()) },
    Example("Strompreis", "In German", .reader, .time) { AnyView(Strompreis()) },
    Example("WindSpeeds", "Histogram", .distribution) { AnyView(WindSpeeds()) },
    Example("MarathonFinishers", "Histogram as one plot", .distribution) { AnyView(MarathonFinishers()) },
    Example(
      "EveningFlights", "Histograms that filter each other", .interaction, .distribution, width: 420,
      height: 420
    ) {
      AnyView(EveningFlights())
    },
    Example("ProjectPlan", "Gantt chart", .time, .uncertainty, width: 420) { AnyView(ProjectPlan()) },
    Example("CityTemperatures", "Several lines", .time, .comparison) { AnyView(CityTemperatures()) },
    Example("InterestRate", "Steps", .time) { AnyView(InterestRate()) },
    Example("Interpolations", "Ways to join points", .style, height: 340) { AnyView(Interpolations()) },
    Example("PlanAndCost", "Dashes by series", .time, .comparison) { AnyView(PlanAndCost()) },
    Example("CelsiusFahrenheit", "Axes on both sides", .axis, .time) { AnyView(CelsiusFahrenheit()) },
    Example("PointedOut", "A value pointed out", .style, .time) { AnyView(PointedOut()) },
    Example("Heartbeat", "Glow and shadow", .style, .time) { AnyView(Heartbeat()) },
    Example("Blueprint", "Styles of plot and axis", .style, .axis) { AnyView(Blueprint()) },
    Example("ForecastBand", "Band of uncertainty", .uncertainty, .time) { AnyView(ForecastBand()) },
    Example("Sparkline", "Sparkline", .reader, .time, width: 120, height: 32) { AnyView(Sparkline()) },
    Example("Sunrise", "Area with a gradient", .style, .time) { AnyView(Sunrise()) },
    Example("StageProfile", "Area, line and points", .style, .relationship) { AnyView(StageProfile()) },
    Example("RecordDays", "Annotations at edges", .style, .time) { AnyView(RecordDays()) },
    Example("MusicFormats", "Normalised areas", .parts, .time) { AnyView(MusicFormats()) },
    Example("TideMask", "Mask", .style, .time) { AnyView(TideMask()) },
    Example("UnemploymentStream", "Stream graph", .parts, .time) { AnyView(UnemploymentStream()) },
    Example("Waves", "Functions", .function) { AnyView(Waves()) },
    Example("PolesAndGaps", "Functions with poles and gaps", .function) { AnyView(PolesAndGaps()) },
    Example("Spirograph", "Curve over a parameter", .function, height: 340) { AnyView(Spirograph()) },
    Example("PenguinSpace", "Points in space", .space, .relationship, height: 360) {
      AnyView(PenguinSpace())
    },
    Example("RegressionPlane", "A plane among points", .space, .relationship, height: 360) {
      AnyView(RegressionPlane())
    },
    Example("SincSurfaces", "Surfaces in three styles", .space, .function, width: 560, height: 220) {
      AnyView(SincSurfaces())
    },
    Example("CrossingSurfaces", "Surfaces that cross", .space, .function, height: 360) {
      AnyView(CrossingSurfaces())
    },
    Example("SurfaceHoles", "A surface with a hole", .space, .function, height: 360) {
      AnyView(SurfaceHoles())
    },
    Example("VectorParts", "Lines in space", .space, height: 340) { AnyView(VectorParts()) },
    Example("CrystalPlanes", "Rectangles in space", .space, height: 360) { AnyView(CrystalPlanes()) },
    Example("WindCones", "Cones as directions", .space, height: 360) { AnyView(WindCones()) },
    Example("NormalTail", "Area under a function", .function, .distribution) { AnyView(NormalTail()) },
    Example("PenguinScatter", "Scatter plot", .relationship) { AnyView(PenguinScatter()) },
    Example("Minerals", "Scatter plot with symbols", .relationship) { AnyView(Minerals()) },
    Example("TreeSurvey", "Symbols of your own", .relationship, .style) { AnyView(TreeSurvey()) },
    Example("LifeExpectancy", "Bubbles", .relationship, height: 300) { AnyView(LifeExpectancy()) },
    Example("LakeBubbles", "Bubbles with a legend", .relationship, height: 300) { AnyView(LakeBubbles()) },
    Example("PlanetMasses", "Logarithmic axes", .axis, .relationship, height: 300) {
      AnyView(PlanetMasses())
    },
    Example("Balances", "Symmetric logarithmic axis", .axis, .comparison) { AnyView(Balances()) },
    Example("StoppingDistance", "Square root axis", .axis, .relationship, height: 300) {
      AnyView(StoppingDistance())
    },
    Example("PenguinWeights", "Box plot", .distribution) { AnyView(PenguinWeights()) },
    Example("ErrorBars", "Error bars", .uncertainty, .comparison) { AnyView(ErrorBars()) },
    Example("MeteorShowers", "Lollipops", .comparison) { AnyView(MeteorShowers()) },
    Example("TemperatureRange", "Range plot", .uncertainty, .time) { AnyView(TemperatureRange()) },
    Example("Candlesticks", "Candlesticks", .uncertainty, .time) { AnyView(Candlesticks()) },
    Example("BusyHours", "Heat map", .distribution, .time, height: 300) { AnyView(BusyHours()) },
    Example("SunHeight", "Heat map of numbers", .distribution, .time, height: 300) { AnyView(SunHeight()) },
    Example("WindField", "Vector field", .relationship, height: 290) { AnyView(WindField()) },
    Example("GlobalTemperature", "Continuous colours", .time, .style) { AnyView(GlobalTemperature()) },
    Example("BudgetDonut", "Donut", .parts, width: 300, height: 320) { AnyView(BudgetDonut()) },
    Example("RainRose", "Rose", .comparison, .time, width: 300, height: 320) { AnyView(RainRose()) },
    Example("Dashboard", "Dashboard", .comparison, .time, width: 480, height: 480) { AnyView(Dashboard()) },
    Example("WatchChart", "Chart for a watch", .reader, width: 162, height: 150) { AnyView(WatchChart()) },
    Example("LargeType", "Large type", .reader, width: 390, height: 420) { AnyView(LargeType()) },
    Example("RightToLeft", "Right to left", .reader) { AnyView(RightToLeft()) },
  ]
}
