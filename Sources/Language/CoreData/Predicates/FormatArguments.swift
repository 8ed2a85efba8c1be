// Arguments of formats, as in `NSPredicate(format: "id == %@", id as CVarArg)`. In `String(format:)`, the values are
// formatted as their descriptions.

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the value.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never called, because the value is passed as an object.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the value.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never called, because the value is passed as an object.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the value.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never called, because the value is passed as an object.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the value.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never called, because the value is passed as an object.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the value.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never called, because the value is passed as an object.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}
