/// The units of quantities, and whether their values add up.
enum QuantityTypes {
  /// The identifiers by the text of a unit of theirs, without the common prefix.
  private static let discrete: [String: String] = [
    "count": """
    BodyMassIndex UVExposure AppleSleepingBreathingDisturbances
    """,
    "%": """
    BodyFatPercentage WalkingAsymmetryPercentage WalkingDoubleSupportPercentage
    AppleWalkingSteadiness AtrialFibrillationBurden OxygenSaturation PeripheralPerfusionIndex
    BloodAlcoholContent
    """,
    "m": """
    Height WaistCircumference UnderwaterDepth RunningStrideLength WalkingStepLength
    SixMinuteWalkTestDistance
    """,
    "kg": """
    BodyMass LeanBodyMass
    """,
    "degC": """
    AppleSleepingWristTemperature BodyTemperature BasalBodyTemperature WaterTemperature
    """,
    "ml/(kg*min)": """
    VO2Max
    """,
    "m/s": """
    RunningSpeed CyclingSpeed RowingSpeed PaddleSportsSpeed CrossCountrySkiingSpeed WalkingSpeed
    StairAscentSpeed StairDescentSpeed
    """,
    "W": """
    RunningPower CyclingPower CyclingFunctionalThresholdPower
    """,
    "cm": """
    RunningVerticalOscillation
    """,
    "ms": """
    RunningGroundContactTime HeartRateVariabilitySDNN
    """,
    "count/min": """
    CyclingCadence HeartRate RestingHeartRate WalkingHeartRateAverage HeartRateRecoveryOneMinute
    RespiratoryRate
    """,
    "kcal/(kg*hr)": """
    PhysicalEffort
    """,
    "appleEffortScore": """
    EstimatedWorkoutEffortScore WorkoutEffortScore
    """,
    "mmHg": """
    BloodPressureSystolic BloodPressureDiastolic
    """,
    "mg/dL": """
    BloodGlucose
    """,
    "L": """
    ForcedVitalCapacity ForcedExpiratoryVolume1
    """,
    "L/min": """
    PeakExpiratoryFlowRate
    """,
    "S": """
    ElectrodermalActivity
    """,
    "dBASPL": """
    EnvironmentalAudioExposure HeadphoneAudioExposure EnvironmentalSoundReduction
    """,
  ]
  private static let cumulative: [String: String] = [
    "count": """
    StepCount FlightsClimbed NikeFuel PushCount SwimmingStrokeCount InhalerUsage NumberOfTimesFallen
    NumberOfAlcoholicBeverages
    """,
    "m": """
    DistanceWalkingRunning DistanceCycling DistanceWheelchair DistanceSwimming
    DistanceDownhillSnowSports DistanceRowing DistancePaddleSports DistanceCrossCountrySkiing
    DistanceSkatingSports
    """,
    "kcal": """
    BasalEnergyBurned ActiveEnergyBurned DietaryEnergyConsumed
    """,
    "min": """
    AppleExerciseTime AppleMoveTime AppleStandTime TimeInDaylight
    """,
    "IU": """
    InsulinDelivery
    """,
    "g": """
    DietaryFatTotal DietaryFatPolyunsaturated DietaryFatMonounsaturated DietaryFatSaturated
    DietaryCarbohydrates DietaryFiber DietarySugar DietaryProtein
    """,
    "mg": """
    DietaryCholesterol DietarySodium DietaryVitaminB6 DietaryVitaminC DietaryVitaminE DietaryCalcium
    DietaryIron DietaryThiamin DietaryRiboflavin DietaryNiacin DietaryPantothenicAcid
    DietaryPhosphorus DietaryMagnesium DietaryZinc DietaryCopper DietaryManganese DietaryChloride
    DietaryPotassium DietaryCaffeine
    """,
    "mcg": """
    DietaryVitaminA DietaryVitaminB12 DietaryVitaminD DietaryVitaminK DietaryFolate DietaryBiotin
    DietaryIodine DietarySelenium DietaryChromium DietaryMolybdenum
    """,
    "mL": """
    DietaryWater
    """,
  ]

  struct Facts: Sendable {
    var unit: String
    var isCumulative: Bool
  }

  private static let facts: [String: Facts] = {
    var facts: [String: Facts] = [:]
    for (table, isCumulative) in [(discrete, false), (cumulative, true)] {
      for (unit, names) in table {
        for name in names.split(whereSeparator: \.isWhitespace) {
          facts["HKQuantityTypeIdentifier" + name] = Facts(unit: unit, isCumulative: isCumulative)
        }
      }
    }
    return facts
  }()

  /// The unit and the kind of a quantity; `nil` if the identifier is not known.
  static func facts(of identifier: String) -> Facts? { facts[identifier] }
}
