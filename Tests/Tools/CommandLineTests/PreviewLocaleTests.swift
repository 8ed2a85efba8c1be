import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite struct PreviewLocaleTests {
  @Test func previewsWithoutALanguageAreAmerican() {
    for own in [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"], ["LANG": ""]] {
      let environment = Subprocess.previewEnvironment(own)
      #expect(environment["LANG"] == "en_US.UTF-8" && environment["LC_ALL"] == nil)
    }
    for own in [["LANG": "de_DE.UTF-8"], ["LC_ALL": "fr_FR.UTF-8", "LANG": "C"], ["LANG": "en_GB"]] {
      let environment = Subprocess.previewEnvironment(own).filter { $0.key != "SWIFT_BACKTRACE" }
      #expect(environment == own)
    }
  }
}
