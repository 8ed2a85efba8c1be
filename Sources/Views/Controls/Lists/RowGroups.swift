import Foundation
import OpenChartsViewCore

/// The background of a screen, so that the bars around it can use the same.
struct ScreenBackgroundKey: PreferenceKey {
  static var defaultValue: SystemColor? { nil }
  static func reduce(value: inout SystemColor?, nextValue: () -> SystemColor?) {
    value = value ?? nextValue()
  }
}

/// The rows of a list or form, grouped and drawn in the style of the environment.
struct RowGroups<Content: View> {
  let content: Content
  let selection: ListSelection?
  let isForm: Bool
}

extension RowGroups: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var style = context.environment.listStyle ?? .insetGrouped
    if isForm, context.environment.formStyle == .columns { style = .plain }
    var inner = context.child(.index(0)).inStack(nil)
    inner.environment.isInList = true
    inner.environment.readsTags = selection != nil
    inner.environment.rowStyle = style
    let groups = RowGroup.groups(of: inner.nodes(of: content))
    let list = ScrollView {
      VStack(spacing: context.environment.listSectionSpacing ?? style.sectionSpacing) {
        ForEach(groups.indices, id: \.self) { index in
          RowGroupView(group: groups[index], style: style, selection: selection)
        }
      }
      .padding(.horizontal, style.margin).padding(.vertical, style.isGrouped ? 20 : 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(
      context.environment.hidesScrollBackground
        ? AnyShapeStyle(.clear)
        : AnyShapeStyle(Color(.system(style.isGrouped ? .groupedBackground : .background))),
      // The screen with a top bar draws the background under it.
      ignoresSafeAreaEdges: .bottom
    )
    .preference(
      key: ScreenBackgroundKey.self,
      value: style.isGrouped && !context.environment.hidesScrollBackground ? .groupedBackground : nil)
    list._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

/// Rows of one section, with its header and footer.
struct RowGroup {
  var header: [ViewNode] = []
  var rows: [ViewNode] = []
  var footer: [ViewNode] = []

  /// Consecutive rows outside any section form one group.
  @MainActor static func groups(of nodes: [ViewNode]) -> [RowGroup] {
    var groups: [RowGroup] = []
    var current: SectionMark?
    var isFirst = true
    for node in nodes {
      let part = node.traits.sectionPart
      if isFirst || part?.section !== current { groups.append(RowGroup()) }
      (isFirst, current) = (false, part?.section)
      switch part?.kind {
      case .header: groups[groups.count - 1].header.append(node)
      case .footer: groups[groups.count - 1].footer.append(node)
      case .row, nil: groups[groups.count - 1].rows.append(node)
      }
    }
    return groups
  }
}

/// A group of rows, on a card or across the full width of the list.
private struct RowGroupView: View {
  let group: RowGroup
  let style: ListKind
  let selection: ListSelection?
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.hidesScrollBackground) private var hidesBackground

  private var rowColor: Color {
    Color(.system(style.isGrouped ? .secondaryGroupedBackground : .background))
  }
  /// Rows with space between them are separate cards.
  private var hasCards: Bool { (spacing ?? 0) > 0 }
  /// Whether each row draws its background. The group does not if a row has its own, because that one can be clear.
  private var hasOwnBackgrounds: Bool {
    hasCards || group.rows.contains { $0.traits.row.background != nil }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(group.header.indices, id: \.self) { index in
        NodeView(nodes: [group.header[index]])
          .accessibilityAddTraits(.isHeader)
          .padding(.horizontal, style.inset).padding(.vertical, 7)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background { if style == .plain, !hidesBackground { Color(.system(.secondaryBackground)) } }
      }
      RowStack(spacing: spacing ?? 0) {
        ForEach(group.rows.indices, id: \.self) { index in
          let row = ListRow(
            node: group.rows[index], style: style, selection: selection,
            color: hasOwnBackgrounds ? rowColor : nil)
          if hasCards {
            row.clipShape(RoundedRectangle(cornerRadius: style.cornerRadius))
          } else {
            if index > 0 { separator(above: index) }
            row
          }
        }
      }
      .background { if !hasOwnBackgrounds { rowColor } }
      .clipShape(RoundedRectangle(cornerRadius: style.cornerRadius))
      ForEach(group.footer.indices, id: \.self) { index in
        NodeView(nodes: [group.footer[index]])
          .padding(.horizontal, style.inset).padding(.vertical, 7)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// A separator between a row and the one before it, unless either hides it.
  @ViewBuilder private func separator(above index: Int) -> some View {
    let (upper, lower) = (group.rows[index - 1].traits.row, group.rows[index].traits.row)
    if style.hasSeparators, !upper.hidesSeparator(.bottom), !lower.hidesSeparator(.top) {
      let insets = lower.insets ?? upper.insets
      LineOfPixels(color: lower.separatorTint ?? upper.separatorTint ?? Color(.system(.separator)))
        .layoutValue(key: SeparatorInsetKey.self, value: insets?.leading ?? style.inset)
    }
  }
}

private struct ListRow: View {
  let node: ViewNode
  let style: ListKind
  let selection: ListSelection?
  /// The background of a row without its own; `nil` if the group draws it.
  let color: Color?

  private var tag: AnyHashable? { node.tag ?? node.traits.implicitTag }
  private var isChosen: Bool { tag.map { selection?.contains($0) ?? false } ?? false }
  @Environment(\.editMode) private var editMode
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    let traits = node.traits.row
    let insets =
      traits.insets
      ?? EdgeInsets(
        top: 11, leading: style.inset, bottom: 11, trailing: style.inset)
    let isEditing = editMode?.wrappedValue.isEditing == true
    let row = HStack(spacing: 8) {
      if isEditing { RowButtons(commands: traits.commands.filter(\.deletes)) }
      NodeView(nodes: [node]).frame(maxWidth: .infinity, alignment: .leading)
      if !traits.showsBadge { traits.badge?.foregroundStyle(.secondary) }
      if isEditing { RowButtons(commands: traits.commands.filter { !$0.deletes }) }
    }
    .padding(insets)
    .frame(maxWidth: .infinity, minHeight: style.isGrouped || style == .plain ? 44 : 32, alignment: .leading)
    .background {
      if isChosen {
        Color(.system(.gray4))
      } else if let background = traits.background {
        background
      } else {
        // Under the separator as well.
        color?.padding(.bottom, -pixelLength)
      }
    }
    if let tag, let selection {
      row.accessibilityAddTraits(isChosen ? .isSelected : [])
        .contentShape(Rectangle())
        .gesture(TapGesture().onEnded { _ in selection.choose(tag) })
    } else {
      row
    }
  }
}

/// A line that is one device pixel high and as wide as proposed.
private struct LineOfPixels: View {
  let color: Color
  @Environment(\.pixelLength) private var length
  var body: some View { color.frame(height: length) }
}
