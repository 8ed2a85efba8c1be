import ViewValues

extension LocalizedStringKey {
  /// Whether the key is a string alone, without values to fill in.
  @inlinable package var isPlain: Bool { arguments.isEmpty }
}
