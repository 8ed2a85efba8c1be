import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Output files of pictures")
@MainActor
struct OutputFileTests {
  let folder = try! TemporaryFolder()
  private let sales = "month,sales\nJan,3\nFeb,5\n"

  @Test(
    "a file that -o names is replaced by every command",
    arguments: ["plot", "describe", "audio", "animate"])
  func replaced(verb: String) throws {
    let table = try folder.file("sales.csv", "year,month,sales\n1,Jan,3\n1,Feb,5\n2,Jan,4\n2,Feb,6\n")
    let output = try folder.file(["describe": "out.txt", "audio": "out.wav"][verb] ?? "out.svg", "mine")
    let result = run([verb, table, "-o", output] + (verb == "animate" ? ["--by", "year"] : []))
    #expect(result.status == 0, "\(result.error)")
    #expect(FileManager.default.contents(atPath: output) != Data("mine".utf8))
    #expect(folder.names.count == 2, "nothing is left beside it: \(folder.names)")
  }

  @Test("an automatic name needs --force to replace a file")
  func chosen() throws {
    let table = try folder.file("sales.csv", sales)
    _ = try folder.file("sales.png", "mine")
    let before = FileManager.default.currentDirectoryPath
    #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    let refused = run(table)
    #expect(refused.status == 1)
    #expect(refused.error == ["sales.png: this file exists already; --force overwrites it"])
    #expect(folder.bytes("sales.png") == Data("mine".utf8))
    #expect(run(table, "--force").status == 0)
    #expect(folder.bytes("sales.png") != Data("mine".utf8))
  }

  @Test("the table itself is never replaced, even under another name")
  func table() throws {
    let table = try folder.file("sales.svg", sales)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.svg", withDestinationPath: table)
    for output in [table, folder.path + "/./sales.svg", folder.path + "/link.svg"] {
      let result = run(table, "-o", output, "--force")
      #expect(result.status == 1)
      #expect(result.error == ["\(output): this is the table itself; name another file with -o"])
    }
    #expect(folder.bytes("sales.svg") == Data(sales.utf8))
  }

  @Test("a name can have the maximum length")
  func longName() throws {
    let table = try folder.file("sales.csv", sales)
    let name = String(repeating: "n", count: 251) + ".svg"
    let result = run(table, "-o", folder.path + "/" + name)
    #expect(result.status == 0, "\(result.error)")
    #expect(folder.names == [name, "sales.csv"])
  }

  @Test("a picture that is too large for its format is one line with the maximum size")
  func tooLarge() throws {
    let table = try folder.file("sales.csv", sales)
    let result = run(table, "-o", folder.path + "/a.png", "--width", "20000", "--scale", "20")
    #expect(result.status == 1 && folder.names == ["sales.csv"])
    #expect(
      result.error == [
        "a picture of 400000 × 8000 is too large; PNG takes 32767 pixels a side and 268 million in all, "
          + "PDF 14400 points a side"
      ])
  }

  @Test("links and devices are not replaced, and files keep their permissions")
  func kinds() throws {
    let table = try folder.file("sales.csv", sales)
    let real = try folder.file("real.svg", "mine")
    #expect(chmod(real, 0o640) == 0)
    let link = folder.path + "/link.svg"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.svg")
    #expect(run(table, "-o", link).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.svg")
    #expect(folder.bytes("real.svg")?.starts(with: Data("<svg".utf8)) == true)
    var status = stat()
    #expect(stat(real, &status) == 0 && status.st_mode & 0o777 == 0o640)
    let pipe = folder.path + "/pipe.svg"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let result = run(table, "-o", pipe, "--width", "50", "--height", "50", "--title", "")
    #expect(result.status == 0, "\(result.error)")
    var start = [UInt8](repeating: 0, count: 4)
    #expect(read(reader, &start, 4) == 4 && start == Array("<svg".utf8))
  }

  @Test("a link to a file that does not exist yet stays a link", arguments: ["new.svg", "folder/new.svg"])
  func dangling(target: String) throws {
    let table = try folder.file("sales.csv", sales)
    #expect(mkdir(folder.path + "/folder", 0o755) == 0)
    let link = FileManager.default.createSymbolicLink(atPath:withDestinationPath:)
    try link(folder.path + "/second.svg", target)
    try link(folder.path + "/first.svg", folder.path + "/second.svg")
    let result = run(table, "-o", folder.path + "/first.svg")
    #expect(result.status == 0, "\(result.error)")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/second.svg") == target)
    #expect(folder.bytes(target)?.starts(with: Data("<svg".utf8)) == true)
    var status = stat()
    #expect(lstat(folder.path + "/" + target, &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
  }

  @Test("broken links and folders are one line each and stay")
  func nowhere() throws {
    let table = try folder.file("sales.csv", sales)
    let link = FileManager.default.createSymbolicLink(atPath:withDestinationPath:)
    #expect(mkdir(folder.path + "/folder.svg", 0o755) == 0)
    for (name, target) in [
      ("self.svg", "self.svg"), ("a.svg", "b.svg"), ("b.svg", "a.svg"), ("gone.svg", "none/x.svg"),
      ("to-folder.svg", "folder.svg"),
    ] { try link(folder.path + "/" + name, target) }
    let before = folder.names
    for (name, words) in [
      ("self.svg", "its links lead in a circle"), ("a.svg", "its links lead in a circle"),
      ("gone.svg", "there is no such folder"), ("folder.svg", "this is a folder"),
      ("to-folder.svg", "this is a folder"), ("folder.svg/", "this is a folder"),
    ] {
      let result = run(table, "-o", folder.path + "/" + name, "--format", "svg")
      #expect(result.status == 1 && result.error == ["\(folder.path)/\(name): \(words)"], "\(result)")
    }
    #expect(folder.names == before)
  }

  @Test("a link of another user in a shared folder is not followed", .enabled(if: geteuid() == 0))
  func strangers() throws {
    let table = try folder.file("sales.csv", sales)
    let shared = folder.path + "/shared"
    #expect(mkdir(shared, 0o777) == 0 && chmod(shared, 0o1777) == 0)
    let mine = try folder.file("mine.svg", "mine")
    try FileManager.default.createSymbolicLink(atPath: shared + "/x.svg", withDestinationPath: mine)
    #expect(lchown(shared + "/x.svg", 65_534, 65_534) == 0)
    #expect(run(table, "-o", shared + "/x.svg").error == ["\(shared)/x.svg: permission denied"])
    #expect(folder.bytes("mine.svg") == Data("mine".utf8))
  }

  @Test("files that earlier runs left do not stop a run")
  func leftovers() throws {
    let table = try folder.file("sales.csv", sales)
    _ = try folder.file(".opencharts-\(getpid()).tmp", "left over")
    #expect(run(table, "-o", folder.path + "/a.svg").status == 0)
    #expect(folder.names == [".opencharts-\(getpid()).tmp", "a.svg", "sales.csv"])
  }
}
