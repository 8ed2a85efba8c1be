import OpenChartsViewCore

/// Finds the types of this program that conform to a protocol, in the compiler's tables for the runtime. Previews
/// have generated names that source code cannot use.
///
/// The layout of tables and descriptors follows Swift's ABI documents (`docs/ABI/TypeMetadata.rst`,
/// `include/swift/ABI/Metadata.h`). All pointers in them are 32-bit offsets relative to their own address.
package enum PreviewDiscovery {
  /// - Parameter name: The name of the protocol, without its module.
  package static func conformingTypes(toProtocolNamed name: String) -> [Any.Type] {
    var types: [Any.Type] = []
    for records in conformanceTables() {
      var record = records.start
      while record < records.end {
        if let conformance = pointer(at: record), let type = type(of: conformance, to: name) {
          types.append(type)
        }
        record += 4
      }
    }
    return types
  }

  private struct Table {
    var start: UnsafeRawPointer
    var end: UnsafeRawPointer
  }

  /// The tables of all images: one for the program, and one for each linked library.
  private static func conformanceTables() -> [Table] {
    var tables: [Table] = []
    withUnsafeMutablePointer(to: &tables) { tables in
      enumerateMetadataSections(
        { sections, context in
          // The first words are a version, the image's address and two unused words. They are followed by a start and a
          // length for protocols and for conformances.
          let words = sections.assumingMemoryBound(to: UInt.self)
          if let start = UnsafeRawPointer(bitPattern: words[6]), words[7] > 0 {
            context?.assumingMemoryBound(to: [Table].self).pointee
              .append(Table(start: start, end: start + Int(words[7])))
          }
          return true
        }, tables)
    }
    return tables
  }

  /// The target of a relative pointer; `nil` if it is null.
  private static func pointer(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : address + Int(distance)
  }

  /// The target of a relative pointer whose lowest bit means an indirect pointer; `nil` if it is null.
  private static func indirectablePointer(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.loadUnaligned(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = address + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  private static func type(of conformance: UnsafeRawPointer, to name: String) -> Any.Type? {
    guard let requirement = indirectablePointer(at: conformance),
      let label = pointer(at: requirement + 8),
      String(cString: label.assumingMemoryBound(to: CChar.self)) == name,
      let reference = pointer(at: conformance + 4)
    else { return nil }
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    let descriptor: UnsafeRawPointer
    switch (flags >> 3) & 7 {
    case 0: descriptor = reference
    case 1:
      guard let target = reference.load(as: UnsafeRawPointer?.self) else { return nil }
      descriptor = target
    default: return nil
    }
    let kind = descriptor.load(as: UInt32.self)
    // Classes, structures and enumerations. Skip generic types, because they have no arguments.
    guard (16...18).contains(kind & 0x1F), kind & 0x80 == 0, let accessor = pointer(at: descriptor + 12)
    else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
  }
}

/// Calls a function for each image of the program until it returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
