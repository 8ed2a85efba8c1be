import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// A 3-D chart for the script that rotates it: its geometry and its labels as drawings.
struct PageScene {
  private let form: SceneForm
  private let forms: [PageAppearance: SceneForm]
  /// The frame of the scene in each layout.
  private let frames: [Rect]
  /// The index of the labels in the sheet's layouts.
  private let labels: Int
  /// The sheet's colour numbers, in the order of the script's colour indices.
  private var colors: [Int] = []
  private var index: [Int: Int] = [:]
  private(set) var json = ""

  /// - Parameters:
  ///   - frames: The frame of the plot in each layout.
  ///   - forms: The scene in each appearance of the main layout.
  /// - Returns: `nil` for a 2-D chart.
  init?(
    _ frames: [Rect], _ forms: [PageAppearance: SceneForm],
    into sheet: inout PictureSheet
  ) {
    self.forms = forms
    guard let form = forms[.light] ?? forms.min(by: { $0.key.rawValue < $1.key.rawValue })?.value else {
      return nil
    }
    self.form = form
    self.frames = frames
    labels = sheet.layouts.count
    let drawings = forms.mapValues { form in
      DisplayList(
        form.labels.enumerated().map { .group(GroupItem($1.items, role: .run("l\($0)"))) })
    }
    sheet.add(PageLayout(size: form.frame.size, pictures: drawings), number: labels)
    json = object(&sheet)
  }

  /// The numbers of shown and of all marks, if a rotated chart shows only a part of them; else `nil`.
  var thinned: (shown: Int, all: Int)? {
    let shown = form.bodies.reduce(0) { $0 + $1.centers.count }
    return shown < form.count ? (shown, form.count) : nil
  }

  /// Returns the HTML of the labels, which the script copies.
  func html(_ sheet: PictureSheet, id: String) -> String {
    let drawings = sheet.layouts[labels].drawings.enumerated().map { group, svg in
      "<div class=\"g\(group)\">\(svg)</div>"
    }
    return
      "<div class=\"part p\(labels)\" id=\"\(id)-labels\" aria-hidden=\"true\" hidden>\(drawings.joined())</div>\n"
  }

  // MARK: - Writing

  /// Returns the script's index of a colour, given its value in the scene of each appearance.
  private mutating func color(_ sheet: inout PictureSheet, _ find: (SceneForm) -> RGBA?) -> String {
    let number = sheet.number(of: forms.compactMapValues(find))
    if let colorNumber = index[number] { return String(colorNumber) }
    index[number] = colors.count
    colors.append(number)
    return String(colors.count - 1)
  }

  private mutating func object(_ sheet: inout PictureSheet) -> String {
    let axes = form.axes.indices.map { axis($0, &sheet) }
    let bodies = form.bodies.indices.map { self.bodies($0, &sheet) }
    let surfaces = form.surfaces.indices.map { surface($0, &sheet) }
    let contrast = forms.values.map(\.inks.count).max() ?? 0
    let inks = (0..<contrast).map { i in color(&sheet) { $0.inks.element(i) ?? .clear } }
    let facing = form.facing.indices.map { i in color(&sheet) { $0.facing.element(i) } }
    let line = sheet.number(of: forms.mapValues(\.lineColor))
    return JSONText.object([
      ("pose", Self.numbers([form.pose.azimuth, form.pose.inclination])),
      ("eye", form.projection == .perspective ? "true" : "false"),
      ("low", Self.numbers(form.low)), ("high", Self.numbers(form.high)),
      ("frames", JSONText.array(frames.map { Self.numbers([$0.x, $0.y, $0.width, $0.height]) })),
      ("line", String(line)), ("axes", JSONText.array(axes)),
      ("sizes", JSONText.array(form.labels.map { Self.numbers([$0.size.width, $0.size.height]) })),
      ("bodies", JSONText.array(bodies)), ("surfaces", JSONText.array(surfaces)),
      ("facing", JSONText.array(facing)), ("inks", JSONText.array(inks)),
      ("colors", JSONText.array(colors.map { String($0) })),
    ])
  }

  private func axis(_ number: Int, _ sheet: inout PictureSheet) -> String {
    let axis = form.axes[number]
    func line(_ line: SceneForm.Line, _ find: (SceneForm) -> RGBA?) -> String {
      var parts = [String(sheet.number(of: forms.compactMapValues(find)))]
      if let stroke = line.stroke {
        parts.append(JSONText.number(stroke.width))
        if !stroke.dash.isEmpty {
          parts.append(JSONText.string(stroke.dash.map { JSONText.number($0) }.joined(separator: " ")))
        }
      }
      return JSONText.array(parts)
    }
    func values(_ g: Int) -> String {
      JSONText.array(
        axis.guides[g].enumerated().map { v, value in
          func lines(_ key: KeyPath<SceneForm.Value, [SceneForm.Line]>) -> String {
            JSONText.array(
              value[keyPath: key].enumerated().map { i, axisLine in
                line(axisLine) {
                  $0.axes.element(number)?.guides.element(g)?.element(v)?[keyPath: key].element(i)?.color
                }
              })
          }
          return JSONText.array([
            Self.number(value.position), String(value.label ?? -1), lines(\.ticks), lines(\.gridLines),
          ])
        })
    }
    return JSONText.object([
      ("title", String(axis.title ?? -1)), ("guides", JSONText.array(axis.guides.indices.map(values))),
    ])
  }

  private mutating func bodies(_ number: Int, _ sheet: inout PictureSheet) -> String {
    let run = form.bodies[number]
    let palette = run.colors.indices.map { code in
      JSONText.array(
        run.colors[code].indices.map { part in
          color(&sheet) { $0.bodies.element(number)?.colors.element(code)?.element(part) }
        })
    }
    var entries = [
      ("form", JSONText.string(run.form.rawValue)), ("size", Self.number(run.size)),
      ("turn", Self.numbers((0..<4).map { run.rotation[$0] })), ("look", Self.look(run.look)),
      ("at", packed(run.centers)), ("colors", JSONText.array(palette)),
      ("owners", JSONText.strings(run.owners)),
    ]
    if !run.extents.isEmpty { entries.append(("reach", packed(run.extents.map { $0 + form.low }))) }
    if palette.count > 1 {
      entries.append(("codes", Self.base64(run.codes.map { UInt16(truncatingIfNeeded: $0) })))
    }
    return JSONText.object(entries)
  }

  private mutating func surface(_ number: Int, _ sheet: inout PictureSheet) -> String {
    let surface = form.surfaces[number]
    let paint: String
    switch surface.paint {
    case .facing: paint = "{\"facing\":true}"
    case .color:
      paint = JSONText.array([
        color(&sheet) {
          if case .color(let color)? = $0.surfaces.element(number)?.paint { color } else { nil }
        }
      ])
    case .heights(let stops, let scale, let offset):
      paint = JSONText.object([
        ("stops", ramp(stops, number, &sheet)), ("way", Self.numbers([0, scale, 0, offset])),
        ("unlit", "true"),
      ])
    case .ramp(let stops, let way):
      paint = JSONText.object([
        ("stops", ramp(stops, number, &sheet)), ("way", Self.numbers((0..<4).map { way[$0] })),
      ])
    case .round(let stops, let center, let from, let to):
      paint = JSONText.object([
        ("stops", ramp(stops, number, &sheet)),
        ("center", Self.numbers((0..<4).map { center[$0] } + [from, to - from])),
      ])
    }
    return JSONText.object([
      ("x", Self.numbers(surface.x)), ("z", Self.numbers(surface.z)), ("y", column(surface.heights)),
      ("look", Self.look(surface.look)), ("paint", paint), ("owner", JSONText.string(surface.owner)),
      (
        "edges",
        JSONText.object([
          ("counts", JSONText.array(surface.outlines.map { String($0.count) })),
          (
            "at",
            JSONText.array((0..<3).map { i in column(surface.outlines.flatMap { $0 }.map { $0[i] }) })
          ),
        ])
      ),
    ])
  }

  private mutating func ramp(_ stops: [GradientStop], _ surface: Int, _ sheet: inout PictureSheet) -> String {
    JSONText.array(
      stops.indices.map { i in
        let number = color(&sheet) { $0.surfaces.element(surface)?.paint.stops.element(i)?.color }
        return JSONText.array([Self.number(stops[i].location), number])
      })
  }

  /// Encodes positions within the box as 16-bit fractions of its sides.
  func packed(_ places: [SIMD3<Double>]) -> String {
    let span = form.high - form.low
    return Self.base64(
      places.map { ($0 - form.low) / span }.flatMap { share in
        (0..<3).map { i in share[i].isFinite ? UInt16((min(max(share[i], 0), 1) * 65_535).rounded()) : 0 }
      })
  }

  /// Encodes numbers as 16-bit steps from the minimum; the last step means NaN. A range much larger than the box is
  /// encoded as 32-bit floats instead.
  private func column(_ values: [Double]) -> String {
    let finiteValues = values.filter(\.isFinite)
    let (low, high) = (finiteValues.min() ?? 0, finiteValues.max() ?? 0)
    let sides = form.high - form.low
    guard high - low <= 4 * max(sides.x, sides.y, sides.z) else {
      return JSONText.object([("at", Self.base64(values.map { Float($0).bitPattern }))])
    }
    let step = high > low ? (high - low) / 65_534 : 1
    let steps = values.map { $0.isFinite ? UInt16((($0 - low) / step).rounded()) : .max }
    return JSONText.object([
      ("from", JSONText.number(low)), ("by", JSONText.number(step)), ("at", Self.base64(steps)),
    ])
  }

  private static func look(_ look: SceneForm.Look) -> String { numbers([look.metalness, look.roughness]) }
  private static func number(_ v: Double) -> String { JSONText.number((v * 1e6).rounded() / 1e6) }
  private static func numbers(_ values: [Double]) -> String { JSONText.array(values.map(number)) }
  private static func numbers(_ p: SIMD3<Double>) -> String { numbers([p.x, p.y, p.z]) }

  /// Encodes numbers as the bytes of a JavaScript typed array.
  static func base64(_ values: [some FixedWidthInteger]) -> String {
    var data = Data(capacity: values.count * 4)
    for value in values { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    return JSONText.string(data.base64EncodedString())
  }
}

extension SceneForm.Paint {
  fileprivate var stops: [GradientStop] {
    switch self {
    case .ramp(let stops, _), .heights(let stops, _, _), .round(let stops, _, _, _): stops
    case .color, .facing: []
    }
  }
}
