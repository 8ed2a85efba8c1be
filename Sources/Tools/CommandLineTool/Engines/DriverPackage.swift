import OpenChartsEngines

/// A Python package that contains a driver's library. Its Python code is not used.
struct DriverPackage {
  /// The package's file for one processor. Checksums are SHA-256.
  struct Wheel {
    let file: String
    let checksum: String
    /// Checksum of the library in the wheel.
    let libraryChecksum: String
  }

  let name: String
  let version: String
  /// Wheels by processor name.
  let wheels: [String: Wheel]
  /// The library's path within the wheel.
  let library: String

  init(for kind: EngineKind) {
    switch kind {
    case .duckdb:
      // This version has no wheel for aarch64.
      (name, version, library) = ("bareduckdb", "0.12.155", "bareduckdb/_libs/libduckdb.so")
      wheels = [
        "x86_64": Wheel(
          file: "bareduckdb-0.12.155-cp312-abi3-manylinux_2_26_x86_64.manylinux_2_28_x86_64.whl",
          checksum: "5b2071948525f26a3620a3fbbcf698c4c9d824bc51cd88446e5b13541b7fdaa8",
          libraryChecksum: "fc23f12e376c47be520f75221288281906e7942e8fd6f6ce4849198ba60d0405")
      ]
    case .sqlite:
      (name, version) = ("adbc-driver-sqlite", "1.13.0")
      library = "adbc_driver_sqlite/libadbc_driver_sqlite.so"
      wheels = [
        "x86_64": Wheel(
          file: "adbc_driver_sqlite-1.13.0-py3-none-manylinux_2_28_x86_64.whl",
          checksum: "fb51f307cb3c45aa5476c84eae83781079939832f35dd54611dbe6095627ca3d",
          libraryChecksum: "f51fd5e809c0521e8179ec95ae6912d7ae91483a855f5bacf33923fe7f914432"),
        "aarch64": Wheel(
          file: "adbc_driver_sqlite-1.13.0-py3-none-manylinux_2_28_aarch64.whl",
          checksum: "9fb6ff7adf05c01a9cd5ef5c62c926f6af6720f774e824829c7f648b801848af",
          libraryChecksum: "f05dc3f36a376e99b1f1051d1e7072906c564b15654047fbd70be24dc8b8ac24"),
      ]
    case .postgresql:
      (name, version) = ("adbc-driver-postgresql", "1.13.0")
      library = "adbc_driver_postgresql/libadbc_driver_postgresql.so"
      wheels = [
        "x86_64": Wheel(
          file: "adbc_driver_postgresql-1.13.0-py3-none-manylinux_2_26_x86_64.manylinux_2_28_x86_64.whl",
          checksum: "a86819ba7c79b1d067c4a5344358b4d346bab58e888d7879ed2b25d97cc59ba1",
          libraryChecksum: "ed01a9150f36c2c9bf7f05e9e5f6188ef9389cfad2a22dafa557a41c7a16e12f"),
        "aarch64": Wheel(
          file: "adbc_driver_postgresql-1.13.0-py3-none-manylinux_2_26_aarch64.manylinux_2_28_aarch64.whl",
          checksum: "f2f3c51076fc27ba768bad2dc4cc3888655ac719473aa7d933b2813860491014",
          libraryChecksum: "b867d0e5c1b8d88dcea51cdb2fb7289cf675c8430a03663d0ea9e4efe94a9eb1"),
      ]
    case .spark:
      (name, version) = ("adbc-driver-spark", "0.3.0")
      library = "adbc_driver_spark/libadbc_driver_spark.so"
      wheels = [
        "x86_64": Wheel(
          file: "adbc_driver_spark-0.3.0-py3-none-manylinux_2_34_x86_64.whl",
          checksum: "d0aea98bfa425d802b8bcb2dfae0dba5f9d1d1f730e3241e6b043cd318d1212d",
          libraryChecksum: "fce746dd29dfb6ba026b3815c9a2969fe028813c8cbe34892e1d3fa04e3f6598"),
        "aarch64": Wheel(
          file: "adbc_driver_spark-0.3.0-py3-none-manylinux_2_34_aarch64.whl",
          checksum: "170de4f5df157aabc59d843a19a23289dac79548d17be2c8cbd05a91d6879970",
          libraryChecksum: "f8900cbe3c952a0eeeebdae9d946b08b83b31d00730689c724000c57a98e5f1f"),
      ]
    case .flightsql:
      (name, version) = ("adbc-driver-flightsql", "1.13.0")
      library = "adbc_driver_flightsql/libadbc_driver_flightsql.so"
      wheels = [
        "x86_64": Wheel(
          file: "adbc_driver_flightsql-1.13.0-py3-none-manylinux1_x86_64.manylinux_2_28_x86_64"
            + ".manylinux_2_5_x86_64.whl",
          checksum: "1199552b5cfe3349554a972c372fcaa2ecfdfac27b942c8ddf8c3bf798690c31",
          libraryChecksum: "bfd6654b3a30fcc18c3df8111623f0c5217be2fb2f2aad0c02765150881883f4"),
        "aarch64": Wheel(
          file: "adbc_driver_flightsql-1.13.0-py3-none-manylinux2014_aarch64.manylinux_2_17_aarch64"
            + ".manylinux_2_28_aarch64.whl",
          checksum: "38886f49e3504c0b226796bcae914cf32293b79104c273459510c36592880749",
          libraryChecksum: "7bbfacd911969f8de1d887ed2e7d1890b3d2612d2d58811def43c44b2e564344"),
      ]
    }
  }

  init(name: String, version: String, wheels: [String: Wheel], library: String) {
    (self.name, self.version, self.wheels, self.library) = (name, version, wheels, library)
  }
}
