import SwiftData
import SwiftUI

/// A walk with its stops, as an app with charts has them.
@Model
final class Walk {
  @Attribute(.unique) var code: String
  var name: String
  var length = 1.5
  var start: Date = Date(timeIntervalSinceReferenceDate: 0)
  var note: String?
  var tags: [String] = [
    "new"
  ]
  var kind: Kind = Kind.round
  let number: Int
  @Transient var isOpen = false
  @Relationship(deleteRule: .cascade, inverse: \Stop.walk) var stops: [Stop] = []
  /// The related object is not deleted with the walk.
  var guide: Guide?

  enum Kind: String, Codable { case round, oneWay }

  var title: String { "\(name), \(length.formatted()) km" }
  static var shortest: Double { 0.5 }

  init(code: String, name: String, length: Double = 1.5, number: Int = 1) {
    self.code = code
    self.name = name
    self.length = length
    self.number = number
  }
}

@Model final class Stop {
  var name: String
  var height: Double = 0  // above the sea | in metres
  var walk: Walk?  // nil = none {

  init(_ name: String, height: Double, walk: Walk? = nil) {
    self.name = name
    self.height = height
    self.walk = walk
  }
}

@Model final class Guide {
  #Unique<Guide>([\.first, \.last])
  var first: String
  var last: String
  @Relationship(deleteRule: .nullify) var walks: [Walk]? = []

  init(_ first: String, _ last: String) {
    self.first = first
    self.last = last
  }
}

@Model final class Club {
  var name: String
  @Relationship(deleteRule: .deny) var members: [Member] = []
  init(name: String) { self.name = name }
}

@Model final class Member {
  var name: String
  var club: Club
  init(name: String, club: Club) {
    self.name = name
    self.club = club
  }
}

func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
  try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
