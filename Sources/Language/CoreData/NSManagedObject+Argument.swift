import Foundation

extension NSManagedObject: CVarArg, _CVarArgObject {
  /// The description of the value.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Never called, because the value is passed as an object.
  public var _cVarArgEncoding: [Int] { fatalError("the object encodes itself") }
}
