import Foundation

/// Writes WAV files.
package enum WaveFile {
  /// Returns a file of 44.1 kHz with two channels and 16 bits.
  package static func data(_ samples: StereoSamples) -> Data {
    let format = Format(code: 1, channels: 2, bits: 16, rate: Synthesizer.rate)
    return file(format, byteCount: samples.left.count * 4) { data in
      // In pieces, because all frames of a long sound take as much memory as the file.
      var frames: [Int16] = []
      frames.reserveCapacity(2 * pieceLength)
      for start in stride(from: 0, to: samples.left.count, by: pieceLength) {
        frames.removeAll(keepingCapacity: true)
        for index in start..<min(start + pieceLength, samples.left.count) {
          frames.append(quantized(samples.left[index]).littleEndian)
          frames.append(quantized(samples.right[index]).littleEndian)
        }
        frames.withUnsafeBytes { data.append(contentsOf: $0) }
      }
    }
  }

  /// The number of samples that are converted at once.
  private static let pieceLength = 16_384

  /// Returns a file of 11.025 kHz with the left channel in 8 bits (µ-law, ITU-T G.711), a sixteenth as large.
  ///
  /// Pitches are below 2 kHz, so only faint overtones of the highest are lost. The error of a loud sample is at most 3 % of its
  /// value.
  package static func small(_ samples: StereoSamples) -> Data {
    let bytes = halved(halved(samples.left)).map { muLaw(quantized($0)) }
    let format = Format(code: 7, channels: 1, bits: 8, rate: Synthesizer.rate / 4)
    return file(format, byteCount: bytes.count) { $0.append(contentsOf: bytes) }
  }

  /// Every second sample, after a half-band filter that is maximally flat in the passband. It removes frequencies above
  /// half of the new rate, which would be heard as other frequencies (aliasing).
  private static func halved(_ samples: [Float]) -> [Float] {
    func sample(_ index: Int) -> Float { samples.indices.contains(index) ? samples[index] : 0 }
    return stride(from: 0, to: samples.count, by: 2).map { index in
      let near = sample(index - 1) + sample(index + 1)
      let far = sample(index - 3) + sample(index + 3)
      return (16 * samples[index] + 9 * near - far) / 32
    }
  }

  /// Eight bits with steps that grow with the value: the sign, the power of two, and four bits below its first, inverted.
  static func muLaw(_ sample: Int16) -> UInt8 {
    // The bias makes the first bit of each value one of eight.
    let magnitude = min(Int(sample.magnitude), 32_635) + 132
    let exponent = Int.bitWidth - 1 - magnitude.leadingZeroBitCount - 7
    let mantissa = magnitude >> (exponent + 3) & 0xF
    return ~UInt8((sample < 0 ? 0x80 : 0) | exponent << 4 | mantissa)
  }

  private struct Format {
    /// 1 for linear samples, 7 for µ-law.
    var code: UInt16
    var channels: UInt16
    var bits: UInt16
    /// Samples per second.
    var rate: Double
  }

  /// - Parameters:
  ///   - byteCount: The number of bytes that `appendFrames` appends.
  private static func file(
    _ format: Format, byteCount: Int, _ appendFrames: (inout Data) -> Void
  ) -> Data {
    let frameSize = format.channels * format.bits / 8
    // Other formats than linear samples have a longer description, and the number of frames.
    let isLinear = format.code == 1
    // Parts of a file have an even length.
    let padding = byteCount % 2
    var data = Data(capacity: 58 + byteCount + padding)
    data.append(contentsOf: "RIFF".utf8)
    append(UInt32(clamping: (isLinear ? 36 : 50) + byteCount + padding), to: &data)
    data.append(contentsOf: "WAVEfmt ".utf8)
    append(UInt32(isLinear ? 16 : 18), to: &data)
    append(format.code, to: &data)
    append(format.channels, to: &data)
    append(UInt32(format.rate), to: &data)
    append(UInt32(format.rate) * UInt32(frameSize), to: &data)
    append(frameSize, to: &data)
    append(format.bits, to: &data)
    if !isLinear {
      append(UInt16(0), to: &data)
      data.append(contentsOf: "fact".utf8)
      append(UInt32(4), to: &data)
      append(UInt32(clamping: byteCount / Int(frameSize)), to: &data)
    }
    data.append(contentsOf: "data".utf8)
    append(UInt32(clamping: byteCount), to: &data)
    appendFrames(&data)
    if padding > 0 { data.append(0) }
    return data
  }

  private static func append(_ value: some FixedWidthInteger, to data: inout Data) {
    withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
  }

  private static func quantized(_ sample: Float) -> Int16 {
    Int16(min(max(sample * 32_767, -32_767), 32_767).rounded())
  }
}
