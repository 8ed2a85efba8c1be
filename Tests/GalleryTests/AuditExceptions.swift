/// The findings of the audit that examples of the gallery may have, by example and rule, with the reasons.
enum AuditExceptions {
  private static let applesColours =
    "System colours with Apple's values, 2.0:1 to 2.9:1 on a light ground; increased contrast takes stronger ones"
  private static let applesHues =
    "Apple's palette, in which two of the first colours come to 5.2; increased contrast takes one that stays apart"
  private static let byDefault =
    "Apple's charts draw a second cue when differentiating without colour is on; so do ours"
  private static let ramp = "The low end of a ramp is near the ground: it means little"
  private static let tint = "A background to other marks, which carry the values"
  private static let overlap = "Translucent, so that marks behind can be seen"
  private static let touching = "Stacked pieces touch as Apple's do; increased contrast draws a line between"

  private static let oneView = "The scene alone is what it shows; in a live session it is turned"

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
        "Gains lie right of zero and losses left of it: the side says what the colour stands for",
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
      "compact": "Long names are what it shows"
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
      "not-colour-alone": "The sides tell them apart, as the labels of both wings do",
      "separated": "Two wings meet at zero, where their sides tell them apart",
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
        "A chart that scrolls is what the example shows; its table and its sentences tell all of it",
      "contrast": applesColours,
    ],
    "StarField": [
      "no-locked-data":
        "A chart that scrolls is what the example shows; its table and its sentences tell all of it"
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
      "perspective": "Perspective is what it shows"
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
      "depth-cue": "The cones stand in rows, which say how far back they are"
    ],
    "WindField": [
      "contrast": applesColours
    ],
  ]
}
