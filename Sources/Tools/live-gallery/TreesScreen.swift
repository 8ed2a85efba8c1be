import SwiftUI

/// Random trees of controls, one after another, to test the page's script with unusual layouts.
///
/// `live-gallery --trees 100` begins with the tree of number 100. The same number always gives the same tree.
struct TreesScreen: View {
  @State private var number: UInt64

  /// Returns `nil` unless the trees were requested.
  init?(_ arguments: [String] = CommandLine.arguments) {
    guard let optionIndex = arguments.firstIndex(of: "--trees") else { return nil }
    let next = arguments.index(after: optionIndex)
    _number = State(initialValue: arguments.indices.contains(next) ? UInt64(arguments[next]) ?? 0 : 0)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Tree \(Int(number))")
        Button("Next tree") { number += 1 }
      }
      RandomTree(seed: number).id(number)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The random tree with a number.
private struct RandomTree: View {
  let seed: UInt64

  var body: some View {
    var grower = TreeGrower(seed: seed)
    return grower.view(depth: 0)
  }
}

/// A reproducible pseudorandom generator (SplitMix64, Steele, Lea and Flood 2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
