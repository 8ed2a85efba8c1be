import Foundation

/// Writes WAV files: 16 bit, without further chunks.
package enum WaveFile {
  /// Returns a file of 44.1 kHz with two channels.
  package static func data(_ samples: StereoSamples) -> Data {
    var frames: [Int16] = []
    frames.reserveCapacity(samples.left.count * 2)
    for index in samples.left.indices {
      frames.append(quantized(samples.left[index]).littleEndian)
      frames.append(quantized(samples.right[index]).littleEndian)
    }
    return data(frames, channels: 2, rate: UInt32(Synthesizer.rate))
  }

  /// Returns a file of 22.05 kHz with the left channel, a quarter as large.
  ///
  /// Pitches are below 2 kHz, so only faint overtones of the highest are lost.
  package static func small(_ samples: StereoSamples) -> Data {
    let left = samples.left
    func sample(_ index: Int) -> Float { left.indices.contains(index) ? left[index] : 0 }
    // A half-band filter, maximally flat in the passband. It removes frequencies above 11 kHz, which would be heard as
    // other frequencies (aliasing).
    let frames = stride(from: 0, to: left.count, by: 2).map { index in
      let near = sample(index - 1) + sample(index + 1)
      let far = sample(index - 3) + sample(index + 3)
      return quantized((16 * left[index] + 9 * near - far) / 32).littleEndian
    }
    return data(frames, channels: 1, rate: UInt32(Synthesizer.rate / 2))
  }

  private static func data(_ frames: [Int16], channels: UInt16, rate: UInt32) -> Data {
    let bytes = frames.count * 2
    var data = Data(capacity: 44 + bytes)
    func append(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    func append(_ value: UInt16) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    data.append(contentsOf: Array("RIFF".utf8))
    append(UInt32(clamping: 36 + bytes))
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    append(UInt32(16))
    append(UInt16(1))  // uncompressed
    append(channels)
    append(rate)
    append(rate * 2 * UInt32(channels))
    append(2 * channels)
    append(UInt16(16))
    data.append(contentsOf: Array("data".utf8))
    append(UInt32(clamping: bytes))
    frames.withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }

  private static func quantized(_ sample: Float) -> Int16 {
    Int16(min(max(sample * 32_767, -32_767), 32_767).rounded())
  }
}
