// Values that apps give to formats, as in `NSPredicate(format: "id == %@", id as CVarArg)`. In `String(format:)` they are
// their descriptions.

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Not called for objects.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Not called for objects.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Not called for objects.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Not called for objects.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Not called for objects.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}
