/// The third value of a mark in space. A reference, so that the marks of flat charts, which have none, stay small.
@usableFromInline package final class DepthValue: Sendable {
  @usableFromInline let channel: ChannelValue

  @inlinable init(_ channel: ChannelValue) { self.channel = channel }
}
