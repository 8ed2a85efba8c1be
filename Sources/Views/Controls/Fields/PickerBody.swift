import Foundation
import OpenChartsViewCore

/// A picker in one of the built-in styles.
struct PickerBody<Label: View>: View {
  let kind: PickerKind
  let label: Label
  let choices: PickedChoices
  @Environment(\.isInList) private var isInList

  var body: some View {
    switch kind {
    case .segmented: Segments(choices: choices).hidingTextGuide()
    case .wheel, .inline: Wheel(choices: choices).hidingTextGuide()
    case .radioGroup: LabeledRow(label) { RadioGroup(choices: choices) }
    case .menu, .navigationLink:
      if isInList {
        LabeledRow(label) { list.hidingTextGuide() }
      } else {
        list
      }
    }
  }

  private var list: some View {
    current.live(.choice(options: choices.options.map(\.spokenText), selected: choices.chosen)) { event in
      if case .index(let index) = event, choices.options.indices.contains(index) { choices.choose(index) }
    }
  }

  /// The chosen view and a chevron.
  private var current: some View {
    HStack(spacing: 5) {
      if let chosen = choices.chosen { NodeView(nodes: [choices.options[chosen]]) }
      Image(systemName: kind == .menu ? "chevron.up.chevron.down" : "chevron.right")
        .font(.system(size: 12, weight: .semibold))
    }
    // In a list the value is secondary text; elsewhere it looks like a button.
    .foregroundStyle(
      isInList ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(TintShapeStyle()))
  }
}

/// A choice as a row, with a check mark if it is chosen.
struct PickerRow: View {
  let choices: PickedChoices
  let index: Int

  var body: some View {
    TappedBody(.radio(isOn: index == choices.chosen, group: choices.group)) {
      choices.choose(index)
    } content: {
      HStack {
        NodeView(nodes: [choices.options[index]])
        Spacer(minLength: 8)
        if index == choices.chosen {
          Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle())
        }
      }
    }
  }
}

/// Choices side by side in one bar, of equal width; the chosen one is raised.
private struct Segments: View {
  let choices: PickedChoices
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    SegmentLayout {
      ForEach(choices.options.indices, id: \.self) { index in
        let isChosen = index == choices.chosen
        // A line between two neighbours, unless one of them is chosen.
        if index > 0 {
          Color(.system(.separator)).frame(width: 1, height: 16)
            .opacity(isChosen || index - 1 == choices.chosen ? 0 : 1)
        }
        TappedBody(.radio(isOn: isChosen, group: choices.group)) {
          choices.choose(index)
        } content: {
          NodeView(nodes: [choices.options[index]])
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, minHeight: 28)
            .background {
              if isChosen {
                RoundedRectangle(cornerRadius: 7)
                  .fill(scheme == .dark ? Color(.system(.gray2)) : .white)
                  .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
              }
            }
        }
      }
    }
    .padding(2)
    .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 9))
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// Choices on a wheel, with the chosen one in the middle.
private struct Wheel: View {
  let choices: PickedChoices

  var body: some View {
    VStack(spacing: 0) {
      ForEach(-2..<3, id: \.self) { distance in
        let index = (choices.chosen ?? 0) + distance
        Group {
          if choices.options.indices.contains(index) {
            TappedBody(.radio(isOn: distance == 0, group: choices.group)) {
              choices.choose(index)
            } content: {
              NodeView(nodes: [choices.options[index]])
            }
          } else {
            Color.clear
          }
        }
        .frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32)
        .opacity([1, 0.5, 0.25][abs(distance)])
        .background {
          if distance == 0 {
            RoundedRectangle(cornerRadius: 8).fill(Color(.system(.tertiaryFill)))
          }
        }
      }
    }
  }
}

/// Choices one below the other, each after a radio button.
private struct RadioGroup: View {
  let choices: PickedChoices

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(choices.options.indices, id: \.self) { index in
        TappedBody(.radio(isOn: index == choices.chosen, group: choices.group)) {
          choices.choose(index)
        } content: {
          HStack(spacing: 6) {
            Circle()
              .fill(
                index == choices.chosen
                  ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.secondaryFill)))
              )
              .frame(width: 16, height: 16)
              .overlay {
                if index == choices.chosen { Circle().fill(.white).frame(width: 6, height: 6) }
              }
            NodeView(nodes: [choices.options[index]])
          }
        }
      }
    }
  }
}
