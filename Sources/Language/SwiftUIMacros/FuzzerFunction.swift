#if FUZZER
  /// Never called. `make fuzz` links this program with libFuzzer, too, which refers to a function of this name.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func ignoreInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 { 0 }
#endif
