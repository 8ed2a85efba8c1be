import OpenChartsDisplayList

/// Renders parts of a drawing as independent elements, for pictures that change part by part.
///
/// Each part is one `<g>` that contains the definitions it refers to. Their identifiers start with a hash of the
/// content, so that equal parts give equal text and different parts do not collide.
package enum SVGFragment {
  /// Renders a drawing operation that has no children.
  package static func element(_ item: DisplayItem) -> String {
    var writer = SVGWriter(labels: MarkLabels())
    writer.symbolCount = SVGWriter.symbolCount([item])
    writer.write(item)
    return text(opening: ByteBuffer(), content: writer.body, definitions: writer.definitions.buffer)
  }

  /// Renders a group with its children, each of which is already one element.
  ///
  /// Definitions follow the children, so that the index of a child among the elements is its index among the
  /// children.
  package static func group(_ group: GroupItem, children: String) -> String {
    var writer = SVGWriter(labels: MarkLabels())
    var shell = group
    shell.children = []
    if group.opacity > 0 {
      writer.writeAttributes(of: shell)
    } else {
      writer.body.append(" display=\"none\"")
    }
    var content = ByteBuffer()
    content.append(raw: children)
    return text(opening: writer.body, content: content, definitions: writer.definitions.buffer)
  }

  private static func text(opening: ByteBuffer, content: ByteBuffer, definitions: ByteBuffer) -> String {
    var document = ByteBuffer()
    document.reserve(opening.bytes.count + content.bytes.count + definitions.bytes.count + 32)
    document.append("<g")
    document.append(opening)
    document.append(">")
    document.append(content)
    if !definitions.isEmpty {
      document.append("<defs>")
      document.append(definitions)
      document.append("</defs>")
    }
    document.append("</g>")
    if !document.prefixOffsets.isEmpty {
      document.fillPrefix(SVGRenderer.prefix(for: document.bytes))
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }
}
