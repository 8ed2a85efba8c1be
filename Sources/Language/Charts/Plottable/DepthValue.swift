/// The z value of a mark in a 3-D chart. A class, so that the marks of 2-D charts, which have no z value, stay small.
@usableFromInline package final class DepthValue: Sendable {
  @usableFromInline let channel: ChannelValue

  @inlinable init(_ channel: ChannelValue) { self.channel = channel }
}
