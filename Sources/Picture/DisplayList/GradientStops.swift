extension RGBA {
  /// Returns the colour between two colours, each weighted by its opacity, so that a transparent colour adds no tint.
  ///
  /// - Parameter t: 0 gives this colour, 1 the other one. At an end with opacity 0, the components of the other end are
  ///   used.
  package func mixedByOpacity(with other: RGBA, by t: Double) -> RGBA {
    let opacity = a + (other.a - a) * t
    let weight = opacity > 0 ? other.a * t / opacity : a > 0 ? 0 : 1
    var mixed = mixed(with: other, by: weight)
    mixed.a = opacity
    return mixed
  }
}

extension [GradientStop] {
  /// Returns the colour at a location. Before the first stop and after the last one, the colour is constant. Without
  /// stops it is clear.
  package func color(at location: Double) -> RGBA {
    guard let first, let last else { return .clear }
    if location <= first.location { return first.color }
    for (a, b) in zip(self, dropFirst()) where location <= b.location {
      let span = b.location - a.location
      return span > 0 ? a.color.mixedByOpacity(with: b.color, by: (location - a.location) / span) : b.color
    }
    return last.color
  }

  /// Stops from 0 to 1 that give this gradient in a renderer that interpolates colour and opacity separately, such as
  /// SVG and Cairo.
  ///
  /// Stops beyond the ends are replaced by the colours at the ends. A transparent stop takes the colour of its
  /// neighbour; it becomes two stops if its neighbours differ. Additional stops are inserted between colours of unequal
  /// opacity.
  package var drawn: [GradientStop] {
    guard let first, let last else { return [] }
    if last.location < 0 { return [GradientStop(0, last.color)] }
    if first.location > 1 { return [GradientStop(0, first.color)] }
    guard count > 1 else { return self }
    let pieces = 8
    var drawn: [GradientStop] = []
    func append(_ stop: GradientStop) {
      if drawn.last != stop { drawn.append(stop) }
    }
    for (a, b) in zip(self, dropFirst()) where b.location >= 0 && a.location <= 1 {
      let span = b.location - a.location
      guard span > 0 else {
        append(a)
        append(b)
        continue
      }
      let (start, end) = (Swift.max(a.location, 0), Swift.min(b.location, 1))
      let isCurved =
        a.color.a != b.color.a && a.color.a > 0 && b.color.a > 0
        && (a.color.r, a.color.g, a.color.b) != (b.color.r, b.color.g, b.color.b)
      let parts = isCurved ? pieces : 1
      for i in 0...parts {
        let location = i == 0 ? start : i == parts ? end : start + (end - start) * Double(i) / Double(parts)
        append(
          GradientStop(location, a.color.mixedByOpacity(with: b.color, by: (location - a.location) / span)))
      }
    }
    return drawn
  }
}
