/// A text-to-speech engine.
package protocol Narrator {
  func speech(for text: String) throws -> Speech
}

/// Speech as samples.
package struct Speech: Sendable, Equatable {
  /// Samples from −1 to 1, one channel.
  package let samples: [Float]
  /// Samples per second.
  package let rate: Double

  package init(samples: [Float], rate: Double) {
    precondition(rate > 0, "speech at \(rate) samples a second")
    self.samples = samples
    self.rate = rate
  }

  /// The duration in seconds.
  package var duration: Double { Double(samples.count) / rate }
}
