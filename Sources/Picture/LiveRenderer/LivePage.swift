import Foundation
import OpenChartsPhrases
import OpenChartsSVGRenderer

/// The page that shows a live session in a browser. It is empty until the first message from the server.
package enum LivePage {
  /// - Parameter nonce: The nonce of the page's script for its Content-Security-Policy; letters and digits.
  package static func html(title: String, nonce: String, language: String = "en") -> String {
    """
    <!DOCTYPE html>
    <html lang="\(Markup.escaped(language))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(text(PackageResources.live_css))</style>
    </head>
    <body>
    <main id="view">
    <h1 class="unseen">\(Markup.escaped(title))</h1>
    <svg id="picture" xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false"></svg>
    <div id="indicators" aria-hidden="true"></div>
    <div id="parts"></div>
    <div id="marker" aria-hidden="true" hidden><i></i><b></b></div>
    </main>
    <p id="lost" role="alert" dir="auto" hidden></p>
    <div id="status" role="status" class="unseen"></div>
    <footer id="explore" hidden>
    <details><summary dir="auto">\(Markup.escaped(words(language).control(.liveParts)))</summary>
    <div></div>
    </details>
    </footer>
    <noscript>\(scriptless)</noscript>
    <script type="application/json" id="words">\(json)</script>
    <script nonce="\(nonce)">
    'use strict';
    {
    \(text(PackageResources.parts_js))\(text(PackageResources.live_js))}
    </script>
    </body>
    </html>

    """
  }

  /// The texts of the page's script. All languages are sent, because only the browser knows which one the user
  /// prefers.
  private static let scriptPhrases: [(key: String, phrase: ControlPhrase)] = [
    ("parts", .liveParts), ("lost", .liveLost), ("walk", .liveWalk), ("chart", .chart),
    ("actions", .liveActions),
  ]

  private static func words(_ language: String) -> SpeechLanguage {
    SpeechLanguage(Locale(identifier: language))
  }

  private static var json: String {
    let languages = SpeechLanguage.codes.map { code in
      let entries = scriptPhrases.map { (key: String, phrase: ControlPhrase) in
        (key, JSONText.string(words(code).control(phrase)))
      }
      return (code, JSONText.object(entries))
    }
    return JSONText.object(languages)
  }

  private static var scriptless: String {
    SpeechLanguage.codes.map { code in
      let words = words(code)
      let direction = words.isRightToLeft ? " dir=\"rtl\"" : ""
      return "<p lang=\"\(code)\"\(direction)>\(Markup.escaped(words.control(.liveScript)))</p>"
    }.joined()
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
