/// The sport of a workout, by Apple's numbers.
public enum HKWorkoutActivityType: UInt, Sendable, CaseIterable {
  /// American football.
  case americanFootball = 1
  /// Archery.
  case archery
  /// Australian football.
  case australianFootball
  /// Badminton.
  case badminton
  /// Baseball.
  case baseball
  /// Basketball.
  case basketball
  /// Bowling.
  case bowling
  /// Boxing.
  case boxing
  /// Climbing.
  case climbing
  /// Cricket.
  case cricket
  /// Cross training.
  case crossTraining
  /// Curling.
  case curling
  /// Cycling.
  case cycling
  /// Dance.
  case dance
  /// Dance inspired training.
  case danceInspiredTraining
  /// Elliptical.
  case elliptical
  /// Equestrian sports.
  case equestrianSports
  /// Fencing.
  case fencing
  /// Fishing.
  case fishing
  /// Functional strength training.
  case functionalStrengthTraining
  /// Golf.
  case golf
  /// Gymnastics.
  case gymnastics
  /// Handball.
  case handball
  /// Hiking.
  case hiking
  /// Hockey.
  case hockey
  /// Hunting.
  case hunting
  /// Lacrosse.
  case lacrosse
  /// Martial arts.
  case martialArts
  /// Mind and body.
  case mindAndBody
  /// Mixed metabolic cardio training.
  case mixedMetabolicCardioTraining
  /// Paddle sports.
  case paddleSports
  /// Play.
  case play
  /// Preparation and recovery.
  case preparationAndRecovery
  /// Racquetball.
  case racquetball
  /// Rowing.
  case rowing
  /// Rugby.
  case rugby
  /// Running.
  case running
  /// Sailing.
  case sailing
  /// Skating sports.
  case skatingSports
  /// Snow sports.
  case snowSports
  /// Soccer.
  case soccer
  /// Softball.
  case softball
  /// Squash.
  case squash
  /// Stair climbing.
  case stairClimbing
  /// Surfing sports.
  case surfingSports
  /// Swimming.
  case swimming
  /// Table tennis.
  case tableTennis
  /// Tennis.
  case tennis
  /// Track and field.
  case trackAndField
  /// Traditional strength training.
  case traditionalStrengthTraining
  /// Volleyball.
  case volleyball
  /// Walking.
  case walking
  /// Water fitness.
  case waterFitness
  /// Water polo.
  case waterPolo
  /// Water sports.
  case waterSports
  /// Wrestling.
  case wrestling
  /// Yoga.
  case yoga
  /// Barre.
  case barre
  /// Core training.
  case coreTraining
  /// Cross country skiing.
  case crossCountrySkiing
  /// Downhill skiing.
  case downhillSkiing
  /// Flexibility.
  case flexibility
  /// High intensity interval training.
  case highIntensityIntervalTraining
  /// Jump rope.
  case jumpRope
  /// Kickboxing.
  case kickboxing
  /// Pilates.
  case pilates
  /// Snowboarding.
  case snowboarding
  /// Stairs.
  case stairs
  /// Step training.
  case stepTraining
  /// Wheelchair walk pace.
  case wheelchairWalkPace
  /// Wheelchair run pace.
  case wheelchairRunPace
  /// Tai chi.
  case taiChi
  /// Mixed cardio.
  case mixedCardio
  /// Hand cycling.
  case handCycling
  /// Disc sports.
  case discSports
  /// Fitness gaming.
  case fitnessGaming
  /// Cardio dance.
  case cardioDance
  /// Social dance.
  case socialDance
  /// Pickleball.
  case pickleball
  /// Cooldown.
  case cooldown
  /// Swim bike run.
  case swimBikeRun = 82
  /// Transition.
  case transition
  /// Underwater diving.
  case underwaterDiving
  /// Other.
  case other = 3000
}
