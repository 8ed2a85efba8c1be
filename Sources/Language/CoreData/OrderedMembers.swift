/// A set in the order in which its members were added. Adding, removing and searching take constant time on average.
struct OrderedMembers<Member: Hashable> {
  private var positions: [Member: Int] = [:]
  /// The members by position; `nil` for those that were removed.
  private var slots: [Member?] = []

  init() {}

  init(_ members: some Sequence<Member>) {
    for member in members { append(member) }
  }

  var isEmpty: Bool { positions.isEmpty }
  var count: Int { positions.count }
  var all: [Member] { slots.compactMap { $0 } }

  func contains(_ member: Member) -> Bool { positions[member] != nil }

  /// Returns whether the member is new.
  @discardableResult mutating func append(_ member: Member) -> Bool {
    guard positions[member] == nil else { return false }
    positions[member] = slots.count
    slots.append(member)
    return true
  }

  /// Returns whether the member was there.
  @discardableResult mutating func remove(_ member: Member) -> Bool {
    guard let position = positions.removeValue(forKey: member) else { return false }
    slots[position] = nil
    if slots.count > 16, slots.count > 2 * positions.count { self = OrderedMembers(all) }
    return true
  }
}
