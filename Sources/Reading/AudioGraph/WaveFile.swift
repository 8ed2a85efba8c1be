import Foundation

/// Writes WAV files: 44.1 kHz, 16 bit, two channels, without further chunks.
package enum WaveFile {
  package static func data(_ samples: StereoSamples) -> Data {
    let bytes = samples.left.count * 4
    var data = Data(capacity: 44 + bytes)
    func append(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    func append(_ value: UInt16) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    let rate = UInt32(Synthesizer.rate)
    data.append(contentsOf: Array("RIFF".utf8))
    append(UInt32(clamping: 36 + bytes))
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    append(UInt32(16))
    append(UInt16(1))  // uncompressed
    append(UInt16(2))
    append(rate)
    append(rate * 4)
    append(UInt16(4))
    append(UInt16(16))
    data.append(contentsOf: Array("data".utf8))
    append(UInt32(clamping: bytes))
    var frames = [Int16]()
    frames.reserveCapacity(samples.left.count * 2)
    for index in samples.left.indices {
      frames.append(quantized(samples.left[index]).littleEndian)
      frames.append(quantized(samples.right[index]).littleEndian)
    }
    frames.withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }

  private static func quantized(_ sample: Float) -> Int16 {
    Int16(min(max(sample * 32_767, -32_767), 32_767).rounded())
  }
}
