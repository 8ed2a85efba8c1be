import DisplayList

/// A place that answers to a pointer, with what it does; in points of the root.
package struct HitRegion {
  package var path: VectorPath
  package var gestures: [Any]
  package init(path: VectorPath, gestures: [Any]) {
    self.path = path
    self.gestures = gestures
  }
}
