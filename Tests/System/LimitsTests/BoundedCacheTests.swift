import OpenChartsLimits
import Testing

struct BoundedCacheTests {
  @Test(arguments: [2, 3, 10, 1001])
  func countsStayWithinTheLimit(limit: Int) {
    var cache = BoundedCache<Int, Int>(limit: limit)
    for key in 0..<(limit * 10) {
      #expect(cache.value(for: key) { key * 2 } == key * 2)
      #expect(cache.count <= limit && cache.cost == cache.count)
    }
    #expect(cache.count >= limit / 2)
  }

  @Test func bytesStayWithinTheLimit() {
    var cache = BoundedCache<Int, [UInt8]>(limit: 1000) { $0.count }
    for key in 0..<500 {
      cache.insert([UInt8](repeating: 0, count: key % 97), for: key)
      #expect(cache.cost <= 1000)
    }
    cache.insert([UInt8](repeating: 0, count: 501), for: -1)
    #expect(cache.value(for: -1) == nil)
    #expect(cache.cost <= 1000)
  }

  @Test func aValueThatIsUsedInEachGenerationStays() {
    var cache = BoundedCache<Int, Int>(limit: 20)
    cache.insert(7, for: -1)
    for key in 0..<1000 {
      cache.insert(key, for: key)
      #expect(cache.value(for: -1) == 7)
    }
    for key in 1000..<1020 { cache.insert(key, for: key) }
    #expect(cache.value(for: -1) == nil)
  }

  @Test func aNewValueReplacesTheEarlierOne() {
    var cache = BoundedCache<Int, [UInt8]>(limit: 8) { $0.count }
    cache.insert([1, 1, 1, 1], for: 0)
    cache.insert([2], for: 1)
    cache.insert([3, 3], for: 0)
    #expect(cache.value(for: 0) == [3, 3])
    #expect(cache.count == 2 && cache.cost == 3)
  }

  @Test func absentValuesAreCachedToo() {
    var cache = BoundedCache<String, Int?>(limit: 4)
    var calls = 0
    for _ in 0..<3 {
      let value = cache.value(for: "missing") {
        calls += 1
        return nil
      }
      #expect(value == nil)
    }
    #expect(calls == 1)
  }
}
