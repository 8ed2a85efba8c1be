import Foundation
import Testing

@testable import OpenChartsCommandLineTool

struct TemporaryFileTests {
  let folder = try! TemporaryFolder()

  @Test func aTakenNameIsTriedAgainUnderAnother() throws {
    _ = try folder.file("a.tmp", "left over")
    var names = ["a.tmp", "a.tmp", "b.tmp"]
    let made = try TemporaryFile.create(in: folder.path + "/", names: { names.removeFirst() }).get()
    close(made.descriptor)
    #expect(made.path == folder.path + "/b.tmp" && folder.bytes("a.tmp") == Data("left over".utf8))
    let taken = TemporaryFile.create(in: folder.path + "/", names: { "a.tmp" })
    #expect(throws: TemporaryFile.Failure.self) { try taken.get() }
  }

  @Test func namesDoNotRepeat() {
    #expect(Set((0..<1_000).map { _ in TemporaryFile.randomName() }).count == 1_000)
  }

  @Test func privateFoldersAreEnteredByOneUserAndGoAway() throws {
    var path = ""
    do {
      let scratch = try PrivateFolder(in: folder.path)
      path = scratch.path
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & 0o7777 == 0o700 && status.st_uid == geteuid())
      _ = try folder.file(path.split(separator: "/").last! + "/x", "x")
      withExtendedLifetime(scratch) {}
    }
    #expect(access(path, F_OK) != 0)
  }

  @Test func buildsWithoutAHomeFolderGoToAFolderOfThisUserAlone() throws {
    let root = try PreviewScratch.temporaryRoot(in: folder.path)
    #expect(root == folder.path + "/opencharts-\(geteuid())")
    #expect(try PreviewScratch.temporaryRoot(in: folder.path) == root)
    #expect(chmod(root, 0o777) == 0)
    #expect(throws: FileError.self) { try PreviewScratch.temporaryRoot(in: folder.path) }
    #expect(rmdir(root) == 0)
    try FileManager.default.createSymbolicLink(atPath: root, withDestinationPath: folder.path)
    #expect(throws: FileError.self) { try PreviewScratch.temporaryRoot(in: folder.path) }
  }
}
