import Foundation
import SwiftUI
import Testing

@Suite struct SortingTests {
  private struct File: Equatable {
    var name: String
    var size: Int
  }
  private let names = ["b10", "B2", "a1", "b2"]
  private var files: [File] { names.map { File(name: $0, size: $0.count) } }

  @Test func theStandardOrderTakesNumbersByTheirValue() {
    var sorted = ["b10", "b2", "a1"]
    sorted.sort(using: .localizedStandard)
    #expect(sorted == ["a1", "b2", "b10"])
    #expect(["b10", "b2"].sorted(using: .localized) == ["b10", "b2"])
    #expect(["b10", "b2"].sorted(using: String.StandardComparator.localizedStandard) == ["b2", "b10"])
  }

  @Test func capitalsStandBesideSmallLetters() {
    #expect(
      ["b", "A", "a", "B"].sorted(using: .localizedStandard).map { $0.lowercased() } == ["a", "a", "b", "b"])
    #expect(["é", "z", "e"].sorted(using: .localizedStandard) == ["e", "é", "z"])
  }

  @Test func comparatorsAndDescriptorsOfAPathTakeIt() {
    let comparator = KeyPathComparator(\File.name, comparator: .localizedStandard, order: .reverse)
    #expect(files.sorted(using: comparator).first?.name == "b10")
    let descriptors = [
      SortDescriptor(\File.size), SortDescriptor(\File.name, comparator: .localizedStandard, order: .reverse),
    ]
    let sorted = files.sorted(using: descriptors).map(\.name)
    #expect(sorted.last == "b10" && sorted[2] == "a1")
  }

  @Test func anOrderCanBeTurnedAndStored() throws {
    var comparator = LocalizedComparator.localizedStandard
    comparator.order = .reverse
    #expect(comparator.compare("a", "b") == .orderedDescending)
    #expect(comparator.compare("a", "a") == .orderedSame)
    let copy = try JSONDecoder().decode(LocalizedComparator.self, from: JSONEncoder().encode(comparator))
    #expect(copy == comparator)
  }
}
