import SwiftUI

/// The examples: each is documentation, a picture of the gallery and a test.
public struct Example: Sendable {
  /// Of the file, the view and the pictures.
  public let name: String
  public let title: String
  /// In points.
  public let size: CGSize
  public let view: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ title: String, width: Double = 360, height: Double = 260,
    view: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.name = name
    self.title = title
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
    Example("CafeSales", "Bars") { AnyView(CafeSales()) },
    Example("EnergySources", "Stacked bars") { AnyView(EnergySources()) },
    Example("FruitHarvest", "Grouped bars") { AnyView(FruitHarvest()) },
    Example("LibraryLoans", "Grouped bars with a span") { AnyView(LibraryLoans()) },
    Example("CommuteShares", "Normalised bars", height: 220) { AnyView(CommuteShares()) },
    Example("TallestTowers", "Horizontal bars with values") { AnyView(TallestTowers()) },
    Example("PopulationPyramid", "Population pyramid", height: 300) { AnyView(PopulationPyramid()) },
    Example("AverageLine", "Average line with annotation") { AnyView(AverageLine()) },
    Example("AirQuality", "Colours by threshold") { AnyView(AirQuality()) },
    Example("MonthsAndQuarters", "Months and quarters") { AnyView(MonthsAndQuarters()) },
    Example("WeeklyHarvest", "Weeks") { AnyView(WeeklyHarvest()) },
    Example("ScrolledSteps", "A window that scrolls") { AnyView(ScrolledSteps()) },
    Example("PlanetMoons", "A list that scrolls") { AnyView(PlanetMoons()) },
    Example("StarField", "Scrolling both ways", height: 300) { AnyView(StarField()) },
    Example("RiverLevels", "A selected range") { AnyView(RiverLevels()) },
    Example("SleepCapsules", "Capsules") { AnyView(SleepCapsules()) },
    Example("LongNames", "Long names") { AnyView(LongNames()) },
    Example("Strompreis", "In German") { AnyView(Strompreis()) },
    Example("WindSpeeds", "Histogram") { AnyView(WindSpeeds()) },
    Example("MarathonFinishers", "Histogram as one plot") { AnyView(MarathonFinishers()) },
    Example("EveningFlights", "Histograms that filter each other", width: 420, height: 420) {
      AnyView(EveningFlights())
    },
    Example("ProjectPlan", "Gantt chart", width: 420) { AnyView(ProjectPlan()) },
    Example("CityTemperatures", "Several lines") { AnyView(CityTemperatures()) },
    Example("InterestRate", "Steps") { AnyView(InterestRate()) },
    Example("Interpolations", "Ways to join points", height: 340) { AnyView(Interpolations()) },
    Example("PlanAndCost", "Dashes by series") { AnyView(PlanAndCost()) },
    Example("CelsiusFahrenheit", "Axes on both sides") { AnyView(CelsiusFahrenheit()) },
    Example("PointedOut", "A value pointed out") { AnyView(PointedOut()) },
    Example("Heartbeat", "Glow and shadow") { AnyView(Heartbeat()) },
    Example("Blueprint", "Styles of plot and axis") { AnyView(Blueprint()) },
    Example("ForecastBand", "Band of uncertainty") { AnyView(ForecastBand()) },
    Example("Sparkline", "Sparkline", width: 120, height: 32) { AnyView(Sparkline()) },
    Example("Sunrise", "Area with a gradient") { AnyView(Sunrise()) },
    Example("StageProfile", "Area, line and points") { AnyView(StageProfile()) },
    Example("RecordDays", "Annotations at edges") { AnyView(RecordDays()) },
    Example("MusicFormats", "Normalised areas") { AnyView(MusicFormats()) },
    Example("TideMask", "Mask") { AnyView(TideMask()) },
    Example("UnemploymentStream", "Stream graph") { AnyView(UnemploymentStream()) },
    Example("Waves", "Functions") { AnyView(Waves()) },
    Example("PolesAndGaps", "Functions with poles and gaps") { AnyView(PolesAndGaps()) },
    Example("Spirograph", "Curve over a parameter", height: 340) { AnyView(Spirograph()) },
    Example("PenguinSpace", "Points in space", height: 360) { AnyView(PenguinSpace()) },
    Example("RegressionPlane", "A plane among points", height: 360) { AnyView(RegressionPlane()) },
    Example("SincSurfaces", "Surfaces in three styles", width: 560, height: 220) { AnyView(SincSurfaces()) },
    Example("CrossingSurfaces", "Surfaces that cross", height: 360) { AnyView(CrossingSurfaces()) },
    Example("SurfaceHoles", "A surface with a hole", height: 360) { AnyView(SurfaceHoles()) },
    Example("VectorParts", "Lines in space", height: 340) { AnyView(VectorParts()) },
    Example("CrystalPlanes", "Rectangles in space", height: 360) { AnyView(CrystalPlanes()) },
    Example("WindCones", "Cones as directions", height: 360) { AnyView(WindCones()) },
    Example("NormalTail", "Area under a function") { AnyView(NormalTail()) },
    Example("PenguinScatter", "Scatter plot") { AnyView(PenguinScatter()) },
    Example("Minerals", "Scatter plot with symbols") { AnyView(Minerals()) },
    Example("TreeSurvey", "Symbols of your own") { AnyView(TreeSurvey()) },
    Example("LifeExpectancy", "Bubbles", height: 300) { AnyView(LifeExpectancy()) },
    Example("LakeBubbles", "Bubbles with a legend", height: 300) { AnyView(LakeBubbles()) },
    Example("PlanetMasses", "Logarithmic axes", height: 300) { AnyView(PlanetMasses()) },
    Example("Balances", "Symmetric logarithmic axis") { AnyView(Balances()) },
    Example("StoppingDistance", "Square root axis", height: 300) { AnyView(StoppingDistance()) },
    Example("PenguinWeights", "Box plot") { AnyView(PenguinWeights()) },
    Example("ErrorBars", "Error bars") { AnyView(ErrorBars()) },
    Example("MeteorShowers", "Lollipops") { AnyView(MeteorShowers()) },
    Example("TemperatureRange", "Range plot") { AnyView(TemperatureRange()) },
    Example("Candlesticks", "Candlesticks") { AnyView(Candlesticks()) },
    Example("BusyHours", "Heat map", height: 300) { AnyView(BusyHours()) },
    Example("SunHeight", "Heat map of numbers", height: 300) { AnyView(SunHeight()) },
    Example("WindField", "Vector field", height: 290) { AnyView(WindField()) },
    Example("GlobalTemperature", "Continuous colours") { AnyView(GlobalTemperature()) },
    Example("BudgetDonut", "Donut", width: 300, height: 320) { AnyView(BudgetDonut()) },
    Example("RainRose", "Rose", width: 300, height: 320) { AnyView(RainRose()) },
    Example("Dashboard", "Dashboard", width: 480, height: 480) { AnyView(Dashboard()) },
    Example("WatchChart", "Chart for a watch", width: 162, height: 150) { AnyView(WatchChart()) },
    Example("LargeType", "Large type", width: 390, height: 420) { AnyView(LargeType()) },
    Example("RightToLeft", "Right to left") { AnyView(RightToLeft()) },
  ]
}
