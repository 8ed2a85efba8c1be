// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "OpenCharts", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: [.product(name: "Charts", package: "OpenCharts")])
  ],
  swiftLanguageModes: [.v6]
)
