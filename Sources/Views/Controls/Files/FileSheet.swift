import OpenChartsViewCore
import UniformTypeIdentifiers

/// The sheet of an export or an import: a row with Cancel, and the files below.
struct FileSheet<Header: View, Content: View>: View {
  let cancel: () -> Void
  /// The views after the Cancel button in its row.
  @ViewBuilder let header: Header
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Button(role: .cancel, action: { cancel() }) { Text(control: .cancel) }
        Spacer()
        header
      }
      content
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .presentationDetents([.medium])
  }
}

/// A file's symbol, name and type.
struct FileRow: View {
  let name: String
  let type: UTType?

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "doc").font(.title2).foregroundStyle(.tint).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: name).lineLimit(1).truncationMode(.middle)
        if let words = type?.localizedDescription {
          Text(verbatim: words).font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }
}
