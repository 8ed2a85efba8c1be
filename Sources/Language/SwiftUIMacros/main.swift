import Foundation

// The compiler starts this program and communicates through standard input and output. Each message consists of its
// length (eight bytes, lowest first) and this number of bytes of JSON.
let input = FileHandle.standardInput
let output = FileHandle.standardOutput

func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else { return nil }
    data += more
  }
  return data
}

while let prefix = read(8) {
  let length = prefix.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let body = read(length) else { break }
  let message = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  let answer = Conversation.answer(to: message)
  guard let reply = try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys) else { break }
  var size = UInt64(reply.count).littleEndian
  output.write(withUnsafeBytes(of: &size) { Data($0) } + reply)
}
