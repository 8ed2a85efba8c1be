import ChartModel
import Isolation
import SwiftUI

extension View {
  /// The direction from which charts in three dimensions are seen.
  nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View {
    chart {
      $0.space.pose = pose.space
      $0.space.writePose = nil
    }
  }

  /// The direction from which charts in three dimensions are seen: a picture shows what the binding holds, and in a live
  /// session the binding follows a drag that turns the chart.
  nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
    chart {
      $0.space.pose = pose.wrappedValue.space
      $0.space.writePose = { pose.wrappedValue = Chart3DPose($0) }
    }
  }

  /// How depth shows in charts of three dimensions.
  nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic)
    -> some View
  {
    chart { $0.space.projection = projection.space }
  }

  /// Whether charts in three dimensions stand in the room; a picture has one eye, for which it makes no difference.
  nonisolated public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }

  /// Binds the value of z under the pointer, on the floor of a chart in three dimensions; with `chartXSelection(value:)`
  /// the place there. A still picture has no pointer.
  nonisolated public func chartZSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart { $0.selections.zValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } } }
  }

  /// Binds the range of z that somebody drags over on the floor of a chart in three dimensions; with
  /// `chartXSelection(range:)` a rectangle there. Where a drag turns the chart, it selects once the pointer has rested for
  /// a quarter of a second. A still picture has no pointer.
  nonisolated public func chartZSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Plottable, P: Comparable {
    chart { $0.selections.zRange = { range.wrappedValue = typed($0) } }
  }

  // MARK: - The z axis

  /// What data the z axis covers and where that lies, in units of the scene.
  nonisolated public func chartZScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil)
    -> some View
  where Domain: ScaleDomain, Range: PositionScaleRange {
    zScale(domain._domain.request, range._range.request, type)
  }

  /// What data the z axis covers.
  nonisolated public func chartZScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain { zScale(domain._domain.request, nil, type) }

  /// Where the z axis lies, in units of the scene.
  nonisolated public func chartZScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: PositionScaleRange { zScale(nil, range._range.request, type) }

  nonisolated private func zScale(_ domain: DomainRequest?, _ range: RangeRequest?, _ type: ScaleType?)
    -> some View
  {
    chart { settings in
      if let domain { settings.space.z.domain = domain }
      if let range { settings.space.z.range = range }
      if let type { settings.space.z.kind = type.kind }
    }
  }

  /// Whether the z axis is shown, whatever it is made of.
  nonisolated public func chartZAxis(_ visibility: Visibility) -> some View {
    chart { $0.space.zAxis.visibility = visibility }
  }

  /// What the z axis is made of.
  nonisolated public func chartZAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent {
    let content = MainActorBox(content())
    return chart { settings in
      settings.space.zAxis.marks = { scope in content.value._requests(in: scope).map(\.request) }
    }
  }

  /// A title for the z axis, in the reader's language.
  nonisolated public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { zTitle(Text(labelKey), position, alignment, spacing) }

  /// A title for the z axis, in the reader's language.
  @_disfavoredOverload
  nonisolated public func chartZAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { zTitle(Text(labelResource), position, alignment, spacing) }

  /// A title for the z axis.
  @_disfavoredOverload
  nonisolated public func chartZAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { zTitle(Text(label), position, alignment, spacing) }

  nonisolated private func zTitle(
    _ view: some View, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> some View {
    chart { settings in
      settings.space.zAxis.titles.insert(
        AxisTitleSettings(position: position, alignment: alignment, spacing: spacing, content: view), at: 0)
    }
  }
}
