/// Sorts large batches by rows, so that drawing stays within a part of the picture that fits the processor's caches.
/// In random order nearly every row of every symbol would miss them.
///
/// Only for batches of one colour, where the order of blending does not change the result.
enum BandOrder {
  /// Smaller batches keep their order.
  static let threshold = 20_000
  private static let bandHeight = 32.0

  /// Returns the elements sorted by bands of 32 pixels; the order within a band is stable.
  /// - Parameter y: The position of an element in pixels. It may be outside the picture or NaN.
  static func sorted<Element>(_ elements: [Element], height: Int, y: (Element) -> Double) -> [Element] {
    guard elements.count > threshold else { return elements }
    let bands = Int(Double(height) / bandHeight) + 1
    func band(_ element: Element) -> Int {
      let band = y(element) / bandHeight
      // This order of comparison puts NaN into the first band.
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
