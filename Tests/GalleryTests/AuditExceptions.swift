/// The findings of the audit that examples of the gallery may have, by example and rule, with the reasons.
enum AuditExceptions {
  private static let applesColours =
    "System colours with Apple's values, 2.0:1 to 2.9:1 on a light background; increased contrast has stronger colours"
  private static let applesHues =
    "Apple's palette, in which two of the first colours differ by 5.2; increased contrast replaces it"
  private static let byDefault =
    "Apple's charts draw a second cue with Differentiate Without Color; so does OpenCharts"
  private static let ramp = "The low end of a ramp is close to the background: it stands for small values"
  private static let tint = "A background to other marks, which carry the values"
  private static let overlap = "Translucent, so that marks behind can be seen"
  private static let touching = "Stacked pieces touch as Apple's do; increased contrast draws lines between"

  private static let oneView = "The example shows the scene alone; in a live session the user can turn it"

  static let all: [String: [String: String]] = [
    "AirQuality": [
      "contrast": applesColours,
      "not-colour-alone": byDefault,
    ],
    "AverageLine": [
      "contrast of text": "Written in the blue of the line that it names",
      "contrast": tint,
    ],
    "Balances": [
      "no-locked-data":
        "Gains lie right of zero and losses left of it: the side has the same meaning as the colour",
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
    ],
    "Blueprint": [
      "aligned": "Axes at the left and below, as on a drawing sheet, are what the example shows"
    ],
    "BudgetDonut": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
    ],
    "BusyHours": [
      "contrast": ramp
    ],
    "Candlesticks": [
      "contrast": applesColours
    ],
    "CelsiusFahrenheit": [
      "contrast": tint
    ],
    "CityTemperatures": [
      "contrast": applesColours
    ],
    "CommuteShares": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
      "separated": touching,
    ],
    "Dashboard": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
    ],
    "EnergySources": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
      "separated": touching,
    ],
    "ErrorBars": [
      "contrast": tint
    ],
    "FruitHarvest": [
      "contrast": applesColours
    ],
    "GlobalTemperature": [
      "contrast": ramp
    ],
    "Heartbeat": [
      "contrast": applesColours
    ],
    "LakeBubbles": [
      "contrast": overlap
    ],
    "LibraryLoans": [
      "contrast": applesColours
    ],
    "LifeExpectancy": [
      "colour-pairs": applesHues,
      "contrast": overlap,
      "not-colour-alone": byDefault,
    ],
    "LongNames": [
      "compact": "Long names are what the example shows"
    ],
    "MarathonFinishers": [
      "contrast": applesColours
    ],
    "MeteorShowers": [
      "contrast": applesColours
    ],
    "Minerals": [
      "contrast": applesColours
    ],
    "MusicFormats": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
      "separated": touching,
    ],
    "NormalTail": [
      "contrast": applesColours
    ],
    "PenguinScatter": [
      "contrast": applesColours
    ],
    "PenguinSpace": [
      "contrast": applesColours,
      "depth-cue": oneView,
    ],
    "PlanetMoons": [
      "contrast": applesColours
    ],
    "PolesAndGaps": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
    ],
    "PopulationPyramid": [
      "contrast": applesColours,
      "not-colour-alone": "Their sides and the labels of both wings distinguish them",
      "separated": "Two wings meet at zero, and their sides distinguish them",
    ],
    "ProjectPlan": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
    ],
    "RainRose": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
    ],
    "RecordDays": [
      "contrast": applesColours
    ],
    "RegressionPlane": [
      "depth-cue": oneView
    ],
    "RightToLeft": [
      "contrast": applesColours,
      "not-colour-alone": byDefault,
      "separated": touching,
    ],
    "ScrolledSteps": [
      "no-locked-data":
        "A chart that scrolls is what the example shows; its table and its sentences contain all values",
      "contrast": applesColours,
    ],
    "StarField": [
      "no-locked-data":
        "A chart that scrolls is what the example shows; its table and its sentences contain all values"
    ],
    "StageProfile": [
      "contrast": applesColours
    ],
    "StoppingDistance": [
      "contrast": applesColours
    ],
    "Strompreis": [
      "contrast": applesColours
    ],
    "SunHeight": [
      "contrast": ramp
    ],
    "Sunrise": [
      "contrast": tint
    ],
    "SurfaceHoles": [
      "perspective": "Perspective is what the example shows"
    ],
    "TemperatureRange": [
      "contrast": tint
    ],
    "TideMask": [
      "contrast": applesColours,
      "separated": "The bands of one picture behind a mask, not data",
    ],
    "TreeSurvey": [
      "contrast": applesColours
    ],
    "UnemploymentStream": [
      "colour-pairs": applesHues,
      "contrast": applesColours,
      "not-colour-alone": byDefault,
      "separated": touching,
    ],
    "VectorParts": [
      "contrast": applesColours
    ],
    "WatchChart": [
      "familiar-ticks": "Hours of a working day, from eight"
    ],
    "Waves": [
      "contrast": tint
    ],
    "WindCones": [
      "depth-cue": "The cones stand in rows, which show their depth"
    ],
    "WindField": [
      "contrast": applesColours
    ],
  ]
}
