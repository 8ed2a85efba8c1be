/// Somebody who reads aloud.
package protocol Narrator {
  func speech(for text: String) throws -> Speech
}

/// Spoken words as samples.
package struct Speech: Sendable, Equatable {
  /// −1 to 1, one channel.
  package let samples: [Float]
  /// Samples a second.
  package let rate: Double

  package init(samples: [Float], rate: Double) {
    precondition(rate > 0, "speech at \(rate) samples a second")
    self.samples = samples
    self.rate = rate
  }

  /// Seconds.
  package var duration: Double { Double(samples.count) / rate }
}
