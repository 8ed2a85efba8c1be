import OpenChartsChartModel
import OpenChartsIsolation
import SwiftUI

extension View {
  /// Sets the direction from which 3-D charts are seen.
  nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View {
    chart {
      $0.space.pose = pose.space
      $0.space.writePose = nil
    }
  }

  /// Binds the direction from which 3-D charts are seen. In a live session a drag that rotates the chart changes the
  /// binding.
  nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
    chart {
      $0.space.pose = pose.wrappedValue.space
      $0.space.writePose = { pose.wrappedValue = Chart3DPose($0) }
    }
  }

  /// Sets the projection of 3-D charts.
  nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic)
    -> some View
  {
    chart { $0.space.projection = projection.space }
  }

  /// No-op: pictures are not stereoscopic.
  nonisolated public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }

  /// Binds the value of z under the pointer on the floor of a 3-D chart. With `chartXSelection(value:)`, selects a
  /// point on the floor. Has no effect in a picture.
  nonisolated public func chartZSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart { $0.selections.zValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } } }
  }

  /// Binds the range of z of a drag on the floor of a 3-D chart. With `chartXSelection(range:)`, selects a rectangle on
  /// the floor. If a drag rotates the chart, the user must hold the pointer for 0.25 s first. Has no effect in a
  /// picture.
  nonisolated public func chartZSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Plottable, P: Comparable {
    chart { $0.selections.zRange = { range.wrappedValue = typed($0) } }
  }

  // MARK: - The z axis

  /// Sets the domain of the z axis, and its range in scene units.
  nonisolated public func chartZScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil)
    -> some View
  where Domain: ScaleDomain, Range: PositionScaleRange {
    zScale(domain._domain.request, range._range.request, type)
  }

  /// Sets the domain of the z axis.
  nonisolated public func chartZScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain { zScale(domain._domain.request, nil, type) }

  /// Sets the range of the z axis in scene units.
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

  /// Sets the visibility of the z axis, regardless of its content.
  nonisolated public func chartZAxis(_ visibility: Visibility) -> some View {
    chart { $0.space.zAxis.visibility = visibility }
  }

  /// Sets the content of the z axis.
  nonisolated public func chartZAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent {
    let content = MainActorBox(content())
    return chart { settings in
      settings.space.zAxis.marks = { scope in content.value._requests(in: scope).map(\.request) }
    }
  }

  /// Sets a title of the z axis.
  @LabelOverloads
  nonisolated public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { zTitle(Text(labelKey), position, alignment, spacing) }

  nonisolated private func zTitle(
    _ view: some View, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> some View {
    chart { settings in
      settings.space.zAxis.titles.insert(
        AxisTitleSettings(position: position, alignment: alignment, spacing: spacing, content: view), at: 0)
    }
  }
}
