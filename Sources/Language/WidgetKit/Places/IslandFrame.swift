import SwiftUI

/// The Dynamic Island on a phone 393 points wide: black, in dark appearance, around a camera of 125 by 36.67 points,
/// as in Apple's Human Interface Guidelines.
struct IslandFrame: View {
  let island: DynamicIsland
  let state: DynamicIslandPreviewViewState

  private static let camera = CGSize(width: 125, height: 36.67)

  private func views(at position: DynamicIslandExpandedRegionPosition) -> some View {
    let regions = island.regions.filter { $0.position == position }
    return VStack(spacing: 0) {
      ForEach(regions.indices, id: \.self) { regions[$0].content }
    }
    .layoutPriority(regions.map(\.priority).max() ?? 0)
  }

  private func part(_ mode: DynamicIslandMode) -> some View {
    (island.parts[mode] ?? AnyView(EmptyView())).padding(island.margins(for: mode))
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .compact:
      HStack(spacing: 0) {
        part(.compactLeading).padding(.leading, 8)
        Color.clear.frame(width: Self.camera.width)
        part(.compactTrailing).padding(.trailing, 8)
      }
      .frame(height: Self.camera.height)
    case .minimal:
      part(.minimal).frame(minWidth: Self.camera.height, maxWidth: 45).frame(height: Self.camera.height)
    case .expanded:
      HeightWithin(limits: 84...ActivityFrame.size.height) {
        expanded.padding(island.margins(for: .expanded))
      }
      .frame(width: ActivityFrame.size.width)
    }
  }

  private var expanded: some View {
    VStack(spacing: 8) {
      HStack(alignment: .top, spacing: 0) {
        views(at: .leading).frame(maxWidth: .infinity, alignment: .leading)
        views(at: .center).padding(.top, Self.camera.height - island.margins(for: .expanded).top)
        views(at: .trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      views(at: .bottom)
    }
  }

  var body: some View {
    let shape = RoundedRectangle(
      cornerRadius: state == .expanded ? 44 : Self.camera.height / 2, style: .continuous)
    content
      .lineLimit(state == .expanded ? nil : 1)
      .environment(\.colorScheme, .dark)
      .background(Color.black)
      .clipShape(shape)
      .overlay { if let tint = island.tint { shape.stroke(tint.opacity(0.4), lineWidth: 1) } }
  }
}
