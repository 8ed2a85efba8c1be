import Foundation
import Testing

@testable import OpenChartsPreviews

@Suite struct ProgramLocaleTests {
  @Test func theLocaleOfAProgramIsThatOfItsEnvironment() {
    for (environment, identifier) in [
      ([:], "en_US"), (["LANG": "C.UTF-8"], "en_US"), (["LANG": "de_DE.UTF-8"], "de_DE"),
      (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_CA@euro"], "fr_CA"), (["LC_ALL": "", "LANG": "POSIX"], "en_US"),
    ] {
      #expect(ProgramLocale.locale(of: environment).identifier == identifier)
    }
  }
}
