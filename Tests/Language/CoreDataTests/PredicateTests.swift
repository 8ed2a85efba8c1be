import Testing

@testable import CoreData

@MainActor struct PredicateTests {
  @Test(arguments: [
    ("length > 1", [2.0, 3]), ("length >= 1 AND length < 3", [1, 2]),
    ("length == 0 || length = 3.0", [0, 3]),
    ("NOT (length > 1)", [0, 1]), ("!(length > 1) && days != 0", [1]), ("length BETWEEN {1, 2}", [1, 2]),
    ("length IN {0, 2, 9}", [0, 2]), ("name == 'Alps'", [0]), ("name ==[c] 'DUNES'", [3]),
    ("name CONTAINS[cd] 'CAFE'", [2]), ("name contains 'cafe'", []), ("name BEGINSWITH 'B'", [1]),
    ("name ENDSWITH[c] \"S\"", [0, 3]), ("name LIKE '*l?ic'", [1]), ("name MATCHES '[A-C].*'", [0, 1, 2]),
    ("stops.@count == 2", [3]), ("ANY stops.name == 'Lake'", [3]), ("NONE stops.name == 'Lake'", [0, 1, 2]),
    ("ALL stops.kind >= 0 AND stops.@count > 0", [3]),
    ("SUBQUERY(stops, $s, $s.kind == 1 AND $s.name == 'Lake').@count == 1", [3]),
    ("stops.@max.kind == 1", [3]), ("'t1' IN tags", [1]), ("ANY tags BEGINSWITH 't2'", [2]),
    ("length * 2 + 1 == 5", [2]), ("length - 1 < -0.5", [0]), ("(length) > (2)", [3]),
    ("TRUEPREDICATE", [0, 1, 2, 3]), ("FALSEPREDICATE", []), ("start != nil", [0, 1, 2, 3]),
    ("start < nil", []),
    ("name != NULL and ((length < 1) or (length > 2))", [0, 3]),
  ])
  func `formats select objects`(format: String, expected: [Double]) throws {
    #expect(try lengths(NSPredicate(format: format)) == expected)
  }

  @Test func `arguments take the places of signs`() throws {
    let start = Date(timeIntervalSince1970: 98)
    #expect(try lengths(NSPredicate(format: "start >= %@", start as NSDate)) == [0, 1, 2])
    #expect(try lengths(NSPredicate(format: "start <= %@", start as CVarArg)) == [2, 3])
    #expect(try lengths(NSPredicate(format: "%K == %@", "name", "Alps")) == [0])
    #expect(try lengths(NSPredicate(format: "length IN %@ && days < %i", [0, 2, 3], 3)) == [0, 2])
    #expect(try lengths(NSPredicate(format: "length > %f AND days <= %ld", 0.5, 2)) == [1, 2])
    #expect(try lengths(NSPredicate(format: "name CONTAINS[c] %@", argumentArray: ["B"])) == [1])
  }

  @Test func `an object is equal to itself in another condition`() throws {
    let context = try filledContainer().viewContext
    let trip = try #require(context.fetch(Trip.fetchRequest() as NSFetchRequest<Trip>).last)
    let request = NSFetchRequest<Stop>(entityName: "Stop")
    request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "trip == %@", trip), NSPredicate(format: "kind == %d", 1),
    ])
    #expect(try context.fetch(request).map(\.name) == ["Lake"])
  }

  @Test func `dictionaries and other values are compared by their names`() {
    struct Point { var x = 1 }
    #expect(NSPredicate(format: "x == 1").evaluate(with: ["x": 1]))
    #expect(NSPredicate(format: "x == 1").evaluate(with: Point()))
    #expect(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"))
    #expect(!NSPredicate(format: "y == 1").evaluate(with: Point()))
  }

  @Test(arguments: [
    "", "length", "length >", "== 3", "(length > 3", "length > 3)", "name == 'Alps", "length > %@", "a ~ b",
    "length BETWEEN {1, 2", "a == 1 AND", "[c] 3", String(repeating: "(", count: 10_000),
  ])
  func `formats that cannot be read are refused`(format: String) {
    let condition = PredicateParser.condition(format, [])
    #expect(condition == nil || format == "length")
  }

  private func lengths(_ predicate: NSPredicate) throws -> [Double] {
    let context = try filledContainer().viewContext
    let request: NSFetchRequest<Trip> = Trip.fetchRequest()
    request.predicate = predicate
    return try context.fetch(request).map(\.length)
  }
}
