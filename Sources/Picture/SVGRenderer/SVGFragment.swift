import DisplayList

/// Parts of a drawing as elements that stand by themselves, for pictures that change part by part.
///
/// Each is one `<g>` that holds the definitions it refers to; their identifiers begin with a hash of its content,
/// so that equal parts are equal text and different ones do not meet.
package enum SVGFragment {
  /// A drawing operation that has no parts of its own.
  package static func element(_ item: DisplayItem) -> String {
    var writer = SVGWriter(labels: MarkLabels())
    writer.symbolCount = SVGWriter.symbolCount([item])
    writer.write(item)
    return text(opening: ByteBuffer(), content: writer.body, definitions: writer.definitions.buffer)
  }

  /// A group with its children, each already one element.
  ///
  /// Definitions come last, so that a child's place among the elements is its place among the children.
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
