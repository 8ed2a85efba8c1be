import Foundation
import OpenChartsViewCore
import UniformTypeIdentifiers

extension View {
  /// Shows a sheet that lists files to import, while the binding is true.
  ///
  /// The sheet lists, by name, the files in the main bundle's resources that have one of the types. A browser's user
  /// must not see other files of the server. In a live session a tap on a file calls `onCompletion` with its URL;
  /// Cancel does not call it. The user's own files cannot be chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, isMultiple: false, { result in onCompletion(result.map { $0[0] }) },
      {})
  }

  /// Shows a sheet that lists files to import, while the binding is true. If several files can be selected, OK calls
  /// `onCompletion` with their URLs. See `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, isMultiple: allowsMultipleSelection, onCompletion, {})
  }

  /// Shows a sheet that lists files to import, while the binding is true. Cancel calls `onCancellation`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, isMultiple: allowsMultipleSelection, onCompletion, onCancellation)
  }

  nonisolated private func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], isMultiple: Bool,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      ImportSheet(
        files: ResourceFiles.all(of: types), isMultiple: isMultiple,
        end: { isPresented.wrappedValue = false }, onCompletion: onCompletion, onCancellation: onCancellation)
    }
  }
}

/// The files of the main bundle's resources.
enum ResourceFiles {
  /// The most files in a list, and the most entries of folders that are looked at.
  private static let (limit, visits) = (100, 5_000)

  /// Returns the files of the types by name. Hidden files and build products are left out.
  static func all(of types: [UTType], in folder: URL? = Bundle.main.resourceURL) -> [URL] {
    guard let folder,
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { return [] }
    var matchingFiles: [URL] = []
    for case let file as URL in files.prefix(visits) where matchingFiles.count < limit {
      if ["build", "product", "swiftmodule", "xcassets"].contains(file.pathExtension) || files.level > 6 {
        files.skipDescendants()
        continue
      }
      guard let type = UTType(filenameExtension: file.pathExtension, conformingTo: .item),
        types.contains(where: type.conforms(to:)), !file.hasDirectoryPath
      else { continue }
      matchingFiles.append(file)
    }
    return matchingFiles.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// The sheet of an import: the files, and buttons to cancel and, for several files, to take them.
private struct ImportSheet {
  let files: [URL]
  let isMultiple: Bool
  let end: () -> Void
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void
  @State private var chosen: Set<URL> = []
}

extension ImportSheet: View {
  var body: some View {
    FileSheet {
      end()
      onCancellation()
    } header: {
      Text(control: .chooseFile).font(.headline)
      Spacer()
      if isMultiple {
        Button("OK") { finish(files.filter { chosen.contains($0) }) }.disabled(chosen.isEmpty)
      }
    } content: {
      if files.isEmpty {
        Text(control: .noResults).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(files, id: \.self) { file in
            Button {
              if !isMultiple { finish([file]) } else if chosen.remove(file) == nil { chosen.insert(file) }
            } label: {
              HStack {
                FileRow(name: file.lastPathComponent, type: UTType(filenameExtension: file.pathExtension))
                Spacer()
                if chosen.contains(file) { Image(systemName: "checkmark") }
              }
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
  }

  private func finish(_ urls: [URL]) {
    end()
    onCompletion(.success(urls))
  }
}
