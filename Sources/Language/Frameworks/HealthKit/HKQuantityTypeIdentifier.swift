/// The name of a kind of quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name, such as `HKQuantityTypeIdentifierStepCount`.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  /// Body mass index.
  public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
  /// Body fat percentage.
  public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
  /// Height.
  public static let height = HKQuantityTypeIdentifier("Height")
  /// Body mass.
  public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
  /// Lean body mass.
  public static let leanBodyMass = HKQuantityTypeIdentifier("LeanBodyMass")
  /// Waist circumference.
  public static let waistCircumference = HKQuantityTypeIdentifier("WaistCircumference")
  /// Sleeping wrist temperature.
  public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier("AppleSleepingWristTemperature")
  /// Body temperature.
  public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
  /// Basal body temperature.
  public static let basalBodyTemperature = HKQuantityTypeIdentifier("BasalBodyTemperature")
  /// Step count.
  public static let stepCount = HKQuantityTypeIdentifier("StepCount")
  /// Distance walking running.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
  /// Distance cycling.
  public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
  /// Distance wheelchair.
  public static let distanceWheelchair = HKQuantityTypeIdentifier("DistanceWheelchair")
  /// Distance swimming.
  public static let distanceSwimming = HKQuantityTypeIdentifier("DistanceSwimming")
  /// Distance downhill snow sports.
  public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier("DistanceDownhillSnowSports")
  /// Distance rowing.
  public static let distanceRowing = HKQuantityTypeIdentifier("DistanceRowing")
  /// Distance paddle sports.
  public static let distancePaddleSports = HKQuantityTypeIdentifier("DistancePaddleSports")
  /// Distance cross country skiing.
  public static let distanceCrossCountrySkiing = HKQuantityTypeIdentifier("DistanceCrossCountrySkiing")
  /// Distance skating sports.
  public static let distanceSkatingSports = HKQuantityTypeIdentifier("DistanceSkatingSports")
  /// Basal energy burned.
  public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
  /// Active energy burned.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
  /// Flights climbed.
  public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
  /// Nike fuel.
  public static let nikeFuel = HKQuantityTypeIdentifier("NikeFuel")
  /// Exercise time.
  public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
  /// Move time.
  public static let appleMoveTime = HKQuantityTypeIdentifier("AppleMoveTime")
  /// Stand time.
  public static let appleStandTime = HKQuantityTypeIdentifier("AppleStandTime")
  /// Push count.
  public static let pushCount = HKQuantityTypeIdentifier("PushCount")
  /// Swimming stroke count.
  public static let swimmingStrokeCount = HKQuantityTypeIdentifier("SwimmingStrokeCount")
  /// Underwater depth.
  public static let underwaterDepth = HKQuantityTypeIdentifier("UnderwaterDepth")
  /// Water temperature.
  public static let waterTemperature = HKQuantityTypeIdentifier("WaterTemperature")
  /// VO₂ max.
  public static let vo2Max = HKQuantityTypeIdentifier("VO2Max")
  /// Running speed.
  public static let runningSpeed = HKQuantityTypeIdentifier("RunningSpeed")
  /// Running power.
  public static let runningPower = HKQuantityTypeIdentifier("RunningPower")
  /// Running stride length.
  public static let runningStrideLength = HKQuantityTypeIdentifier("RunningStrideLength")
  /// Running vertical oscillation.
  public static let runningVerticalOscillation = HKQuantityTypeIdentifier("RunningVerticalOscillation")
  /// Running ground contact time.
  public static let runningGroundContactTime = HKQuantityTypeIdentifier("RunningGroundContactTime")
  /// Cycling speed.
  public static let cyclingSpeed = HKQuantityTypeIdentifier("CyclingSpeed")
  /// Cycling power.
  public static let cyclingPower = HKQuantityTypeIdentifier("CyclingPower")
  /// Cycling cadence.
  public static let cyclingCadence = HKQuantityTypeIdentifier("CyclingCadence")
  /// Cycling functional threshold power.
  public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier(
    "CyclingFunctionalThresholdPower")
  /// Rowing speed.
  public static let rowingSpeed = HKQuantityTypeIdentifier("RowingSpeed")
  /// Paddle sports speed.
  public static let paddleSportsSpeed = HKQuantityTypeIdentifier("PaddleSportsSpeed")
  /// Cross country skiing speed.
  public static let crossCountrySkiingSpeed = HKQuantityTypeIdentifier("CrossCountrySkiingSpeed")
  /// Physical effort.
  public static let physicalEffort = HKQuantityTypeIdentifier("PhysicalEffort")
  /// Estimated workout effort score.
  public static let estimatedWorkoutEffortScore = HKQuantityTypeIdentifier("EstimatedWorkoutEffortScore")
  /// Workout effort score.
  public static let workoutEffortScore = HKQuantityTypeIdentifier("WorkoutEffortScore")
  /// Walking speed.
  public static let walkingSpeed = HKQuantityTypeIdentifier("WalkingSpeed")
  /// Walking step length.
  public static let walkingStepLength = HKQuantityTypeIdentifier("WalkingStepLength")
  /// Walking asymmetry percentage.
  public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier("WalkingAsymmetryPercentage")
  /// Walking double support percentage.
  public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(
    "WalkingDoubleSupportPercentage")
  /// Six minute walk test distance.
  public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier("SixMinuteWalkTestDistance")
  /// Stair ascent speed.
  public static let stairAscentSpeed = HKQuantityTypeIdentifier("StairAscentSpeed")
  /// Stair descent speed.
  public static let stairDescentSpeed = HKQuantityTypeIdentifier("StairDescentSpeed")
  /// Walking steadiness.
  public static let appleWalkingSteadiness = HKQuantityTypeIdentifier("AppleWalkingSteadiness")
  /// Heart rate.
  public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
  /// Resting heart rate.
  public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
  /// Walking heart rate average.
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier("WalkingHeartRateAverage")
  /// Heart rate variability.
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
  /// Heart rate recovery one minute.
  public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier("HeartRateRecoveryOneMinute")
  /// Atrial fibrillation burden.
  public static let atrialFibrillationBurden = HKQuantityTypeIdentifier("AtrialFibrillationBurden")
  /// Oxygen saturation.
  public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
  /// Blood pressure systolic.
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
  /// Blood pressure diastolic.
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
  /// Blood glucose.
  public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
  /// Insulin delivery.
  public static let insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery")
  /// Respiratory rate.
  public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
  /// Peripheral perfusion index.
  public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier("PeripheralPerfusionIndex")
  /// Forced vital capacity.
  public static let forcedVitalCapacity = HKQuantityTypeIdentifier("ForcedVitalCapacity")
  /// Forced expiratory volume1.
  public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier("ForcedExpiratoryVolume1")
  /// Peak expiratory flow rate.
  public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier("PeakExpiratoryFlowRate")
  /// Inhaler usage.
  public static let inhalerUsage = HKQuantityTypeIdentifier("InhalerUsage")
  /// Blood alcohol content.
  public static let bloodAlcoholContent = HKQuantityTypeIdentifier("BloodAlcoholContent")
  /// Number of times fallen.
  public static let numberOfTimesFallen = HKQuantityTypeIdentifier("NumberOfTimesFallen")
  /// Electrodermal activity.
  public static let electrodermalActivity = HKQuantityTypeIdentifier("ElectrodermalActivity")
  /// Environmental audio exposure.
  public static let environmentalAudioExposure = HKQuantityTypeIdentifier("EnvironmentalAudioExposure")
  /// Headphone audio exposure.
  public static let headphoneAudioExposure = HKQuantityTypeIdentifier("HeadphoneAudioExposure")
  /// Environmental sound reduction.
  public static let environmentalSoundReduction = HKQuantityTypeIdentifier("EnvironmentalSoundReduction")
  /// UV exposure.
  public static let uvExposure = HKQuantityTypeIdentifier("UVExposure")
  /// Time in daylight.
  public static let timeInDaylight = HKQuantityTypeIdentifier("TimeInDaylight")
  /// Number of alcoholic beverages.
  public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier("NumberOfAlcoholicBeverages")
  /// Sleeping breathing disturbances.
  public static let appleSleepingBreathingDisturbances = HKQuantityTypeIdentifier(
    "AppleSleepingBreathingDisturbances")
  /// Dietary fat total.
  public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
  /// Dietary fat polyunsaturated.
  public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier("DietaryFatPolyunsaturated")
  /// Dietary fat monounsaturated.
  public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier("DietaryFatMonounsaturated")
  /// Dietary fat saturated.
  public static let dietaryFatSaturated = HKQuantityTypeIdentifier("DietaryFatSaturated")
  /// Dietary cholesterol.
  public static let dietaryCholesterol = HKQuantityTypeIdentifier("DietaryCholesterol")
  /// Dietary sodium.
  public static let dietarySodium = HKQuantityTypeIdentifier("DietarySodium")
  /// Dietary carbohydrates.
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
  /// Dietary fiber.
  public static let dietaryFiber = HKQuantityTypeIdentifier("DietaryFiber")
  /// Dietary sugar.
  public static let dietarySugar = HKQuantityTypeIdentifier("DietarySugar")
  /// Dietary energy consumed.
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
  /// Dietary protein.
  public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
  /// Dietary vitamin a.
  public static let dietaryVitaminA = HKQuantityTypeIdentifier("DietaryVitaminA")
  /// Dietary vitamin b6.
  public static let dietaryVitaminB6 = HKQuantityTypeIdentifier("DietaryVitaminB6")
  /// Dietary vitamin b12.
  public static let dietaryVitaminB12 = HKQuantityTypeIdentifier("DietaryVitaminB12")
  /// Dietary vitamin c.
  public static let dietaryVitaminC = HKQuantityTypeIdentifier("DietaryVitaminC")
  /// Dietary vitamin d.
  public static let dietaryVitaminD = HKQuantityTypeIdentifier("DietaryVitaminD")
  /// Dietary vitamin e.
  public static let dietaryVitaminE = HKQuantityTypeIdentifier("DietaryVitaminE")
  /// Dietary vitamin k.
  public static let dietaryVitaminK = HKQuantityTypeIdentifier("DietaryVitaminK")
  /// Dietary calcium.
  public static let dietaryCalcium = HKQuantityTypeIdentifier("DietaryCalcium")
  /// Dietary iron.
  public static let dietaryIron = HKQuantityTypeIdentifier("DietaryIron")
  /// Dietary thiamin.
  public static let dietaryThiamin = HKQuantityTypeIdentifier("DietaryThiamin")
  /// Dietary riboflavin.
  public static let dietaryRiboflavin = HKQuantityTypeIdentifier("DietaryRiboflavin")
  /// Dietary niacin.
  public static let dietaryNiacin = HKQuantityTypeIdentifier("DietaryNiacin")
  /// Dietary folate.
  public static let dietaryFolate = HKQuantityTypeIdentifier("DietaryFolate")
  /// Dietary biotin.
  public static let dietaryBiotin = HKQuantityTypeIdentifier("DietaryBiotin")
  /// Dietary pantothenic acid.
  public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier("DietaryPantothenicAcid")
  /// Dietary phosphorus.
  public static let dietaryPhosphorus = HKQuantityTypeIdentifier("DietaryPhosphorus")
  /// Dietary iodine.
  public static let dietaryIodine = HKQuantityTypeIdentifier("DietaryIodine")
  /// Dietary magnesium.
  public static let dietaryMagnesium = HKQuantityTypeIdentifier("DietaryMagnesium")
  /// Dietary zinc.
  public static let dietaryZinc = HKQuantityTypeIdentifier("DietaryZinc")
  /// Dietary selenium.
  public static let dietarySelenium = HKQuantityTypeIdentifier("DietarySelenium")
  /// Dietary copper.
  public static let dietaryCopper = HKQuantityTypeIdentifier("DietaryCopper")
  /// Dietary manganese.
  public static let dietaryManganese = HKQuantityTypeIdentifier("DietaryManganese")
  /// Dietary chromium.
  public static let dietaryChromium = HKQuantityTypeIdentifier("DietaryChromium")
  /// Dietary molybdenum.
  public static let dietaryMolybdenum = HKQuantityTypeIdentifier("DietaryMolybdenum")
  /// Dietary chloride.
  public static let dietaryChloride = HKQuantityTypeIdentifier("DietaryChloride")
  /// Dietary potassium.
  public static let dietaryPotassium = HKQuantityTypeIdentifier("DietaryPotassium")
  /// Dietary caffeine.
  public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")
  /// Dietary water.
  public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
}
