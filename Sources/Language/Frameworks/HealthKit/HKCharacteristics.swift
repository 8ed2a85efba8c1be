// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The sex of a person.
public enum HKBiologicalSex: Int, Sendable {
  /// Not known.
  case notSet = 0
  /// Female.
  case female
  /// Male.
  case male
  /// Another one.
  case other
}

/// The blood type of a person.
public enum HKBloodType: Int, Sendable {
  /// Not known.
  case notSet = 0
  /// A+.
  case aPositive
  /// A−.
  case aNegative
  /// B+.
  case bPositive
  /// B−.
  case bNegative
  /// AB+.
  case abPositive
  /// AB−.
  case abNegative
  /// 0+.
  case oPositive
  /// 0−.
  case oNegative
}

/// The skin type of a person.
public enum HKFitzpatrickSkinType: Int, Sendable {
  /// Not known.
  case notSet = 0
  /// Type I.
  case I
  /// Type II.
  case II
  /// Type III.
  case III
  /// Type IV.
  case IV
  /// Type V.
  case V
  /// Type VI.
  case VI
}

/// Whether a person uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
  /// Not known.
  case notSet = 0
  /// No wheelchair.
  case no
  /// A wheelchair.
  case yes
}

/// The sex of a person as the store returns it. There is none.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  public let biologicalSex = HKBiologicalSex.notSet
}

/// The blood type of a person as the store returns it. There is none.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The blood type.
  public let bloodType = HKBloodType.notSet
}

/// The skin type of a person as the store returns it. There is none.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// The skin type.
  public let skinType = HKFitzpatrickSkinType.notSet
}

/// The use of a wheelchair as the store returns it. There is none.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// The use.
  public let wheelchairUse = HKWheelchairUse.notSet
}
