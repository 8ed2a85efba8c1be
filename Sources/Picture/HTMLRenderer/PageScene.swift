import Foundation
import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// A 3-D chart for the script that rotates it: its geometry and its labels as drawings.
struct PageScene {
  private let model: SceneModel
  private let models: [PageAppearance: SceneModel]
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
    _ frames: [Rect], _ models: [PageAppearance: SceneModel],
    into sheet: inout PictureSheet
  ) {
    self.models = models
    guard let model = models[.light] ?? models.min(by: { $0.key.rawValue < $1.key.rawValue })?.value else {
      return nil
    }
    self.model = model
    self.frames = frames
    labels = sheet.layouts.count
    let drawings = models.mapValues { model in
      DisplayList(
        model.labels.enumerated().map { .group(GroupItem($1.items, role: .run("l\($0)"))) })
    }
    sheet.add(PageLayout(size: model.frame.size, pictures: drawings), number: labels)
    json = object(&sheet)
  }

  /// The numbers of shown and of all marks, if a rotated chart shows only a part of them; else `nil`.
  var thinned: (shown: Int, all: Int)? {
    let shown = model.bodies.reduce(0) { $0 + $1.centers.count }
    return shown < model.count ? (shown, model.count) : nil
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
  private mutating func color(_ sheet: inout PictureSheet, _ find: (SceneModel) -> RGBA?) -> String {
    let number = sheet.number(of: models.compactMapValues(find))
    if let colorNumber = index[number] { return String(colorNumber) }
    index[number] = colors.count
    colors.append(number)
    return String(colors.count - 1)
  }

  private mutating func object(_ sheet: inout PictureSheet) -> String {
    let axes = model.axes.indices.map { axis($0, &sheet) }
    let bodies = model.bodies.indices.map { self.bodies($0, &sheet) }
    let surfaces = model.surfaces.indices.map { surface($0, &sheet) }
    let contrast = models.values.map(\.contourColors.count).max() ?? 0
    let contourColors = (0..<contrast).map { i in color(&sheet) { $0.contourColors.element(i) ?? .clear } }
    let facing = model.facing.indices.map { i in color(&sheet) { $0.facing.element(i) } }
    let line = sheet.number(of: models.mapValues(\.lineColor))
    return JSONText.object([
      ("pose", Self.numbers([model.pose.azimuth, model.pose.inclination])),
      ("eye", model.projection == .perspective ? "true" : "false"),
      ("low", Self.numbers(model.low)), ("high", Self.numbers(model.high)),
      ("frames", JSONText.array(frames.map { Self.numbers([$0.x, $0.y, $0.width, $0.height]) })),
      ("line", String(line)), ("axes", JSONText.array(axes)),
      ("sizes", JSONText.array(model.labels.map { Self.numbers([$0.size.width, $0.size.height]) })),
      ("bodies", JSONText.array(bodies)), ("surfaces", JSONText.array(surfaces)),
      ("facing", JSONText.array(facing)), ("inks", JSONText.array(contourColors)),
      ("colors", JSONText.array(colors.map { String($0) })),
    ])
  }

  private func axis(_ number: Int, _ sheet: inout PictureSheet) -> String {
    let axis = model.axes[number]
    func line(_ line: SceneModel.Line, _ find: (SceneModel) -> RGBA?) -> String {
      var parts = [String(sheet.number(of: models.compactMapValues(find)))]
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
          func lines(_ key: KeyPath<SceneModel.Value, [SceneModel.Line]>) -> String {
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
    let run = model.bodies[number]
    let palette = run.colors.indices.map { code in
      JSONText.array(
        run.colors[code].indices.map { part in
          color(&sheet) { $0.bodies.element(number)?.colors.element(code)?.element(part) }
        })
    }
    var entries = [
      ("form", JSONText.string(run.shape.rawValue)), ("size", Self.number(run.size)),
      ("turn", Self.numbers((0..<4).map { run.rotation[$0] })), ("look", Self.material(run.material)),
      ("at", packed(run.centers)), ("colors", JSONText.array(palette)),
      ("owners", JSONText.strings(run.owners)),
    ]
    if !run.extents.isEmpty { entries.append(("reach", packed(run.extents.map { $0 + model.low }))) }
    if palette.count > 1 {
      entries.append(("codes", Self.base64(run.codes.map { UInt16(truncatingIfNeeded: $0) })))
    }
    return JSONText.object(entries)
  }

  private mutating func surface(_ number: Int, _ sheet: inout PictureSheet) -> String {
    let surface = model.surfaces[number]
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
      ("look", Self.material(surface.material)), ("paint", paint), ("owner", JSONText.string(surface.owner)),
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
  func packed(_ positions: [SIMD3<Double>]) -> String {
    let span = model.high - model.low
    return Self.base64(
      positions.map { ($0 - model.low) / span }.flatMap { share in
        (0..<3).map { i in share[i].isFinite ? UInt16((min(max(share[i], 0), 1) * 65_535).rounded()) : 0 }
      })
  }

  /// Encodes numbers as 16-bit steps from the minimum; the last step means NaN. A range much larger than the box is
  /// encoded as 32-bit floats instead.
  private func column(_ values: [Double]) -> String {
    let finiteValues = values.filter(\.isFinite)
    let (low, high) = (finiteValues.min() ?? 0, finiteValues.max() ?? 0)
    let sides = model.high - model.low
    guard high - low <= 4 * max(sides.x, sides.y, sides.z) else {
      return JSONText.object([("at", Self.base64(values.map { Float($0).bitPattern }))])
    }
    let step = high > low ? (high - low) / 65_534 : 1
    let steps = values.map { $0.isFinite ? UInt16((($0 - low) / step).rounded()) : .max }
    return JSONText.object([
      ("from", JSONText.number(low)), ("by", JSONText.number(step)), ("at", Self.base64(steps)),
    ])
  }

  private static func material(_ material: SceneModel.Material) -> String {
    numbers([material.metalness, material.roughness])
  }
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

extension SceneModel.Paint {
  fileprivate var stops: [GradientStop] {
    switch self {
    case .ramp(let stops, _), .heights(let stops, _, _), .round(let stops, _, _, _): stops
    case .color, .facing: []
    }
  }
}
