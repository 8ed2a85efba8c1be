import Glibc
import OpenChartsDynamicLibrary
import Testing

struct DynamicLibraryTests {
  /// A missing library, then the C library's math library, which every system with Swift has.
  private static let math = ["libnone.so.1", "libm.so.6"]

  private static func find(
    _ function: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ handle: UnsafeMutableRawPointer
  ) -> Int32 {
    function.pointee = dlsym(handle, "cos")
    return function.pointee == nil ? 0 : 1
  }

  private func error(
    _ library: DynamicLibrary,
    find: (UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutableRawPointer) -> Int32 = Self.find,
    accepts: (UnsafeMutableRawPointer?) -> Bool = { _ in true }
  ) -> String? {
    do {
      _ = try library.load(nil, find: find, accepts: accepts)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func theFirstInstalledNameIsLoaded() throws {
    let library = DynamicLibrary(Self.math, package: "libc6", for: "arithmetic")
    let cosine = try library.load(nil, find: Self.find)
    #expect(cosine != nil)
  }

  @Test func eachReasonIsOneLineWithThePackage() {
    let library = DynamicLibrary(Self.math, package: "libc6", for: "arithmetic")
    #expect(
      error(DynamicLibrary(["libnone.so.1"], package: "libnone1", for: "arithmetic"))
        == "arithmetic needs libnone.so.1: apt-get install libnone1")
    #expect(
      error(library, find: { _, _ in 0 })
        == "arithmetic needs libm.so.6; the installed one lacks functions: apt-get install libc6")
    #expect(
      error(library, accepts: { _ in false })
        == "arithmetic needs libm.so.6; the installed one has another version: apt-get install libc6")
  }
}
