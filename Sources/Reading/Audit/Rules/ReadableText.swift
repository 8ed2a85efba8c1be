import Foundation
import OpenChartsDisplayList

/// Finds text that no installed font can draw.
enum ReadableText {
  static func findings(_ picture: AuditedPicture) -> [AuditFinding] {
    let missing = MissingGlyphs(in: picture.texts.map { ($0.run, $0.frame) })
    if let frame = missing.fontless {
      return [
        AuditFinding(
          .readableText, "There is no font, so that no text can be read.", measured: "no font",
          required: "a font", remedy: "Install \(TextScript.standardPackage).", frame: CGRect(frame))
      ]
    }
    return missing.groups.map { group in
      AuditFinding(
        .readableText, "No font has \(group.list); boxes are drawn in their place.",
        measured: group.list, required: "a font with these characters",
        remedy: group.script.package.map { "Install \($0)." }
          ?? "Write other characters: Unicode gives these no meaning.",
        frame: CGRect(group.frame))
    }
  }
}
