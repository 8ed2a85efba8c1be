/// Puts large batches in order of rows, so that drawing stays within a part of the picture that fits the
/// processor's caches; with random places nearly every row of every symbol would miss them.
///
/// Only for one colour: blending that many times gives the same in any order, which is not so for two.
enum BandOrder {
  /// Smaller batches are drawn as they come.
  static let threshold = 20_000
  private static let bandHeight = 32.0

  /// The elements sorted by bands of 32 pixels; within a band they keep their order.
  /// - Parameter y: Position of an element in pixels; what is above or below the picture may be any number.
  static func sorted<Element>(_ elements: [Element], height: Int, y: (Element) -> Double) -> [Element] {
    guard elements.count > threshold else { return elements }
    let bands = Int(Double(height) / bandHeight) + 1
    func band(_ element: Element) -> Int {
      let band = y(element) / bandHeight
      // Written so that NaN falls into the first band.
      return band > 0 ? Int(min(band, Double(bands - 1))) : 0
    }
    var next = [Int](repeating: 0, count: bands + 1)
    for element in elements { next[band(element) + 1] += 1 }
    for i in 1...bands { next[i] += next[i - 1] }
    return [Element](unsafeUninitializedCapacity: elements.count) { buffer, count in
      for element in elements {
        let b = band(element)
        (buffer.baseAddress! + next[b]).initialize(to: element)
        next[b] += 1
      }
      count = elements.count
    }
  }
}
