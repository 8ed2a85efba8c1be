import Testing

@testable import OpenChartsTables

/// Tables that programs print on a terminal.
struct PrintedTableTests {
  private func read(_ text: String) throws -> OpenChartsTables.Table { try table(text) }

  @Test("df has a name of two words, and sizes with units", arguments: [false, true])
  func disks(_ isAligned: Bool) throws {
    let text =
      isAligned
      ? """
      Filesystem      Size  Used Avail Use% Mounted on
      /dev/sda1        50G   32G   16G  67% /
      tmpfs           7.8G     0  7.8G   1% /run
      /dev/sdc1       1.8T  1.1T  640G  64% /mnt/my disk

      """
      : "Filesystem Size Used Avail Use% Mounted on\n/dev/sda1 50G 32G 16G 67% /\ntmpfs 7.8G 0 7.8G 1% /run\n"
        + "/dev/sdc1 1.8T 1.1T 640G 64% /data\n"
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["Filesystem", "Size", "Used", "Avail", "Use%", "Mounted on"])
    #expect(table.columns.map(\.type) == [.text, .number, .number, .number, .number, .text])
    #expect(table.columns[1].numbers == [50 * 0x1p30, 7.8 * 0x1p30, 1.8 * 0x1p40])
    #expect(table.columns[1].measure == "bytes" && table.columns[4].unit == .percent)
    #expect(table.columns[2].numbers?[1] == 0)
    #expect(names(table.columns[5])[2] == (isAligned ? "/mnt/my disk" : "/data"))
  }

  @Test("the last column keeps its blanks")
  func processes() throws {
    let table = try table(
      """
        PID %CPU %MEM COMMAND
          1  0.0  0.1 init
       1201  3.2  2.4 nginx: worker process
       1304  1.1  5.3 postgres: writer

      """)
    #expect(table.columns.map(\.name) == ["PID", "%CPU", "%MEM", "COMMAND"])
    #expect(names(table.columns[3]) == ["init", "nginx: worker process", "postgres: writer"])
    let counts = try read("    412 Ana Silva\n     44 bot\n      7 D. Roe\n")
    #expect(counts.columns[0].numbers == [412, 44, 7] && names(counts.columns[1])[0] == "Ana Silva")
  }

  @Test("a line of groups above the names is a title")
  func groups() throws {
    let table = try table(
      """
      procs -----------memory---------- -----io----
       r  b   swpd   free   buff  cache    bi    bo
       1  0      0 812344 102400 934520    12    40
       0  0      0 810220 102400 934600     0    16
       2  0      0 801100 102404 935100     4   220

      """)
    #expect(table.columns.map(\.name) == ["r", "b", "swpd", "free", "buff", "cache", "bi", "bo"])
    #expect(table.rowCount == 3 && table.columns[3].numbers?[2] == 801_100)
  }

  @Test("names and values with blanks are in separate columns")
  func aligned() throws {
    let containers = try table(
      """
      CONTAINER ID   NAME      CPU %     MEM USAGE / LIMIT     MEM %
      1a2b3c4d5e6f   web       12.50%    256MiB / 1.944GiB     12.86%
      2a2b3c4d5e6f   db        3.10%     512MiB / 1.944GiB     25.72%

      """)
    #expect(
      containers.columns.map(\.name) == ["CONTAINER ID", "NAME", "CPU %", "MEM USAGE / LIMIT", "MEM %"])
    #expect(containers.columns[2].numbers == [0.125, 0.031])
    let pods = try table(
      """
      NAME       READY   STATUS    RESTARTS      AGE
      web-7d9f   1/1     Running   3 (5d ago)    20
      api-5c6b   1/1     Running   0             7
      db-0                         12 (2h ago)   9

      """)
    #expect(pods.columns.map(\.name) == ["NAME", "READY", "STATUS", "RESTARTS", "AGE"])
    #expect(names(pods.columns[3]) == ["3 (5d ago)", "0", "12 (2h ago)"])
    #expect(names(pods.columns[2]) == ["Running", "Running", nil] && pods.columns[4].numbers == [20, 7, 9])
    let top = try table(
      "NAME   CPU(cores)  MEMORY(bytes)\nweb    250m        512Mi\ndb     800m        1Gi\n")
    #expect(top.columns[2].numbers == [0x1p29, 0x1p30])
  }

  @Test("words with blanks stay in their column, and lines of dashes are not rows")
  func words() throws {
    let images = try read(
      """
      REPOSITORY   TAG       IMAGE ID       CREATED        SIZE
      nginx        latest    1a2b3c4d5e6f   2 weeks ago    187MB
      postgres     15        2a2b3c4d5e6f   2 months ago   412MB

      """)
    #expect(images.columns.map(\.name) == ["REPOSITORY", "TAG", "IMAGE ID", "CREATED", "SIZE"])
    let top = try read(
      """
      top - 10:00:00 up 1 day,  1 user,  load average: 0.00, 0.01
      Tasks: 100 total,   1 running

        PID USER      PR    RES S  %CPU     TIME+ COMMAND
       1234 root      20  12345 S   2.0   0:01.23 python3
       2345 bob       20  22345 R   1.0   1:02.03 node server
        456 bob       20  22345 R   1.0   1:02.03 bash

      """)
    #expect(top.columns.map(\.name) == ["PID", "USER", "PR", "RES", "S", "%CPU", "TIME+", "COMMAND"])
    #expect(top.rowCount == 3 && names(top.columns[7])[1] == "node server")
    let query = try read(
      "city      people\n-------   ------\nNew York       5\nOslo           7\n\n(2 rows affected)\n")
    #expect(query.columns[1].numbers == [5, 7] && names(query.columns[0]) == ["New York", "Oslo"])
    let typed = try read(
      "┌──────┬────────┐\n│ city ┆ people │\n│ str  ┆ i64    │\n╞══════╪════════╡\n│ Rome ┆ 5 │\n└──────┴────────┘\n"
    )
    #expect(typed.rowCount == 1 && typed.columns[1].numbers == [5])
  }

  @Test("sizes without a header are rows")
  func sizes() throws {
    let table = try table("4.0K\t./a\n120M\t./b\n2.1G\t./c\n")
    #expect(table.rowCount == 3 && table.columns[0].numbers == [4096, 120 * 0x1p20, 2.1 * 0x1p30])
    // Distances in the header are names, if times are below them.
    #expect(try read("Runner,5 km,10 km\nAnn,24:10,49:00\nBob,25:30,52:10\n").columns[1].name == "5 km")
    #expect(try read("a,b\nx,12M\ny,3M\n").columns[1].numbers == [12e6, 3e6])
  }

  @Test(
    "tables with frames, from database clients, are read",
    arguments: [
      " city  | people \n-------+--------\n Rome  |      5\n Oslo  |      7\n(2 rows)\n\n",
      "+------+--------+\n| city | people |\n+------+--------+\n| Rome |      5 |\n| Oslo |      7 |\n+------+--------+\n"
        + "2 rows in set (0.00 sec)\n",
      "mysql> select * from t;\n+------+--------+\n| city | people |\n+------+--------+\n| Rome |      5 |\n"
        + "| Oslo |      7 |\n+------+--------+\n",
      "┌──────┬────────┐\n│ city │ people │\n├──────┼────────┤\n│ Rome │      5 │\n│ Oslo │      7 │\n└──────┴────────┘\n",
      "+------+--------+\n| city | people |\n+======+========+\n| Rome | 5 |\n+------+--------+\n| Oslo | 7 |\n+------+--------+\n",
      "  | city | people |\n  |------|-------:|\n  | Rome | 5 |\n  | Oslo | 7 |\n",
    ])
  func frames(_ text: String) throws {
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["city", "people"])
    #expect(names(table.columns[0]) == ["Rome", "Oslo"] && table.columns[1].numbers == [5, 7])
  }

  @Test("sentences are not split into columns")
  func prose() throws {
    #expect(try table("the quick fox\nruns over a dog\nand back\n").columns.count == 1)
  }
}
