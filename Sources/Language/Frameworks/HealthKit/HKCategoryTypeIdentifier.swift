import Foundation

/// The name of a kind of category.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name, such as `HKCategoryTypeIdentifierSleepAnalysis`.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  /// Sleep analysis.
  public static let sleepAnalysis = HKCategoryTypeIdentifier("SleepAnalysis")
  /// Stand hour.
  public static let appleStandHour = HKCategoryTypeIdentifier("AppleStandHour")
  /// Sexual activity.
  public static let sexualActivity = HKCategoryTypeIdentifier("SexualActivity")
  /// Mindful session.
  public static let mindfulSession = HKCategoryTypeIdentifier("MindfulSession")
  /// High heart rate event.
  public static let highHeartRateEvent = HKCategoryTypeIdentifier("HighHeartRateEvent")
  /// Low heart rate event.
  public static let lowHeartRateEvent = HKCategoryTypeIdentifier("LowHeartRateEvent")
  /// Irregular heart rhythm event.
  public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier("IrregularHeartRhythmEvent")
  /// Toothbrushing event.
  public static let toothbrushingEvent = HKCategoryTypeIdentifier("ToothbrushingEvent")
  /// Handwashing event.
  public static let handwashingEvent = HKCategoryTypeIdentifier("HandwashingEvent")
  /// Low cardio fitness event.
  public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier("LowCardioFitnessEvent")
  /// Walking steadiness event.
  public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier("AppleWalkingSteadinessEvent")
  /// Audio exposure event.
  public static let audioExposureEvent = HKCategoryTypeIdentifier("AudioExposureEvent")
  /// Environmental audio exposure event.
  public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier(
    "EnvironmentalAudioExposureEvent")
  /// Headphone audio exposure event.
  public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier("HeadphoneAudioExposureEvent")
  /// Sleep apnea event.
  public static let sleepApneaEvent = HKCategoryTypeIdentifier("SleepApneaEvent")
  /// Cervical mucus quality.
  public static let cervicalMucusQuality = HKCategoryTypeIdentifier("CervicalMucusQuality")
  /// Ovulation test result.
  public static let ovulationTestResult = HKCategoryTypeIdentifier("OvulationTestResult")
  /// Menstrual flow.
  public static let menstrualFlow = HKCategoryTypeIdentifier("MenstrualFlow")
  /// Intermenstrual bleeding.
  public static let intermenstrualBleeding = HKCategoryTypeIdentifier("IntermenstrualBleeding")
  /// Pregnancy.
  public static let pregnancy = HKCategoryTypeIdentifier("Pregnancy")
  /// Pregnancy test result.
  public static let pregnancyTestResult = HKCategoryTypeIdentifier("PregnancyTestResult")
  /// Progesterone test result.
  public static let progesteroneTestResult = HKCategoryTypeIdentifier("ProgesteroneTestResult")
  /// Lactation.
  public static let lactation = HKCategoryTypeIdentifier("Lactation")
  /// Contraceptive.
  public static let contraceptive = HKCategoryTypeIdentifier("Contraceptive")
  /// Abdominal cramps.
  public static let abdominalCramps = HKCategoryTypeIdentifier("AbdominalCramps")
  /// Acne.
  public static let acne = HKCategoryTypeIdentifier("Acne")
  /// Appetite changes.
  public static let appetiteChanges = HKCategoryTypeIdentifier("AppetiteChanges")
  /// Bladder incontinence.
  public static let bladderIncontinence = HKCategoryTypeIdentifier("BladderIncontinence")
  /// Bloating.
  public static let bloating = HKCategoryTypeIdentifier("Bloating")
  /// Breast pain.
  public static let breastPain = HKCategoryTypeIdentifier("BreastPain")
  /// Chest tightness or pain.
  public static let chestTightnessOrPain = HKCategoryTypeIdentifier("ChestTightnessOrPain")
  /// Chills.
  public static let chills = HKCategoryTypeIdentifier("Chills")
  /// Constipation.
  public static let constipation = HKCategoryTypeIdentifier("Constipation")
  /// Coughing.
  public static let coughing = HKCategoryTypeIdentifier("Coughing")
  /// Diarrhea.
  public static let diarrhea = HKCategoryTypeIdentifier("Diarrhea")
  /// Dizziness.
  public static let dizziness = HKCategoryTypeIdentifier("Dizziness")
  /// Dry skin.
  public static let drySkin = HKCategoryTypeIdentifier("DrySkin")
  /// Fainting.
  public static let fainting = HKCategoryTypeIdentifier("Fainting")
  /// Fatigue.
  public static let fatigue = HKCategoryTypeIdentifier("Fatigue")
  /// Fever.
  public static let fever = HKCategoryTypeIdentifier("Fever")
  /// Generalized body ache.
  public static let generalizedBodyAche = HKCategoryTypeIdentifier("GeneralizedBodyAche")
  /// Hair loss.
  public static let hairLoss = HKCategoryTypeIdentifier("HairLoss")
  /// Headache.
  public static let headache = HKCategoryTypeIdentifier("Headache")
  /// Heartburn.
  public static let heartburn = HKCategoryTypeIdentifier("Heartburn")
  /// Hot flashes.
  public static let hotFlashes = HKCategoryTypeIdentifier("HotFlashes")
  /// Loss of smell.
  public static let lossOfSmell = HKCategoryTypeIdentifier("LossOfSmell")
  /// Loss of taste.
  public static let lossOfTaste = HKCategoryTypeIdentifier("LossOfTaste")
  /// Lower back pain.
  public static let lowerBackPain = HKCategoryTypeIdentifier("LowerBackPain")
  /// Memory lapse.
  public static let memoryLapse = HKCategoryTypeIdentifier("MemoryLapse")
  /// Mood changes.
  public static let moodChanges = HKCategoryTypeIdentifier("MoodChanges")
  /// Nausea.
  public static let nausea = HKCategoryTypeIdentifier("Nausea")
  /// Night sweats.
  public static let nightSweats = HKCategoryTypeIdentifier("NightSweats")
  /// Pelvic pain.
  public static let pelvicPain = HKCategoryTypeIdentifier("PelvicPain")
  /// Rapid pounding or fluttering heartbeat.
  public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(
    "RapidPoundingOrFlutteringHeartbeat")
  /// Runny nose.
  public static let runnyNose = HKCategoryTypeIdentifier("RunnyNose")
  /// Shortness of breath.
  public static let shortnessOfBreath = HKCategoryTypeIdentifier("ShortnessOfBreath")
  /// Sinus congestion.
  public static let sinusCongestion = HKCategoryTypeIdentifier("SinusCongestion")
  /// Skipped heartbeat.
  public static let skippedHeartbeat = HKCategoryTypeIdentifier("SkippedHeartbeat")
  /// Sleep changes.
  public static let sleepChanges = HKCategoryTypeIdentifier("SleepChanges")
  /// Sore throat.
  public static let soreThroat = HKCategoryTypeIdentifier("SoreThroat")
  /// Vaginal dryness.
  public static let vaginalDryness = HKCategoryTypeIdentifier("VaginalDryness")
  /// Vomiting.
  public static let vomiting = HKCategoryTypeIdentifier("Vomiting")
  /// Wheezing.
  public static let wheezing = HKCategoryTypeIdentifier("Wheezing")
}

/// The value of categories without values.
public enum HKCategoryValue: Int, Sendable, CaseIterable {
  /// No value.
  case notApplicable = 0
}

/// Sleep and its stages.
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
  /// In bed.
  case inBed = 0
  /// Asleep in an unknown stage.
  case asleepUnspecified
  /// Awake in bed.
  case awake
  /// Light or intermediate sleep.
  case asleepCore
  /// Deep sleep.
  case asleepDeep
  /// REM sleep.
  case asleepREM

  /// The former name of sleep in an unknown stage.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  /// All stages of sleep.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
  /// A condition for samples with one of some values.
  public static func predicateForSamples(equalTo values: Set<HKCategoryValueSleepAnalysis>) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKCategorySample).map { sample in values.contains { $0.rawValue == sample.value } } ?? false
    }
  }
}

/// Whether an hour had a minute of standing.
public enum HKCategoryValueAppleStandHour: Int, Sendable, CaseIterable {
  /// It had one.
  case stood = 0
  /// It had none.
  case idle
}

/// The amount of bleeding.
public enum HKCategoryValueMenstrualFlow: Int, Sendable, CaseIterable {
  /// Unknown.
  case unspecified = 1
  /// Light.
  case light
  /// Medium.
  case medium
  /// Heavy.
  case heavy
  /// None.
  case none
}

/// The amount of bleeding.
public enum HKCategoryValueVaginalBleeding: Int, Sendable, CaseIterable {
  /// Unknown.
  case unspecified = 1
  /// Light.
  case light
  /// Medium.
  case medium
  /// Heavy.
  case heavy
  /// None.
  case none
}

/// The result of a test.
public enum HKCategoryValueOvulationTestResult: Int, Sendable, CaseIterable {
  /// Negative.
  case negative = 1
  /// A surge of the luteinizing hormone.
  case luteinizingHormoneSurge
  /// Not determined.
  case indeterminate
  /// A surge of estrogen.
  case estrogenSurge
}

/// The quality of mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable, CaseIterable {
  /// Dry.
  case dry = 1
  /// Sticky.
  case sticky
  /// Creamy.
  case creamy
  /// Watery.
  case watery
  /// Like egg white.
  case eggWhite
}

/// How severe a symptom is.
public enum HKCategoryValueSeverity: Int, Sendable, CaseIterable {
  /// Unknown.
  case unspecified = 0
  /// None.
  case notPresent
  /// Mild.
  case mild
  /// Moderate.
  case moderate
  /// Severe.
  case severe
}

/// Whether a symptom is present.
public enum HKCategoryValuePresence: Int, Sendable, CaseIterable {
  /// Present.
  case present = 0
  /// Not present.
  case notPresent
}
