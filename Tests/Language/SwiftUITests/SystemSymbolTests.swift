import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import OpenChartsViewValues

@Suite struct SystemSymbolTests {
  private func bounds(_ symbol: SystemSymbol) -> [CGRect] {
    symbol.parts.flatMap { [$0.fill, $0.lines] }.filter { !$0.isEmpty }.map { Path($0).boundingRect }
  }

  @Test func everyDrawingLiesWithinItsGrid() {
    for name in SymbolTable.allNames {
      for ending in ["", ".fill", ".circle", ".circle.fill", ".slash", ".badge.plus"] {
        let boxes = SystemSymbol(name: name + ending).map(bounds) ?? []
        #expect(!boxes.isEmpty, "\(name)\(ending) has no drawing")
        for box in boxes {
          let isWithin = box.minX >= -0.05 && box.minY >= -0.05 && box.maxX <= 20.05 && box.maxY <= 20.05
          #expect(isWithin, "\(name)\(ending) reaches over its grid: \(box)")
        }
      }
    }
  }

  @Test func everyOtherNameLeadsToADrawing() {
    #expect(SymbolTable.aliases.count > 500)
    for name in SymbolTable.aliases {
      #expect(SystemSymbol(name: name) != nil, "\(name) leads to no drawing")
    }
  }

  /// The most frequent symbols in public SwiftUI code, and the symbols of charts.
  @Test(arguments: frequentNames.split(separator: " ").map(String.init))
  func frequentNamesAreDrawn(name: String) {
    #expect(SystemSymbol(name: name) != nil)
  }

  @Test func wordsOfANameChangeItsDrawing() throws {
    let variants = [
      "bell", "bell.fill", "bell.slash", "bell.slash.fill", "bell.circle", "bell.circle.fill", "bell.square",
      "bell.badge", "bell.badge.fill", "bell.badge.plus",
    ]
    let symbols = try variants.map { try #require(SystemSymbol(name: $0)) }
    #expect(Set(symbols).count == variants.count)
    // A badge and a slash have a margin.
    #expect(symbols[2].parts.last?.cleared.isEmpty == false)
    #expect(symbols[7].parts.last?.cleared.isEmpty == false)
    #expect(SystemSymbol(name: "bell.fill.badge.plus") == SystemSymbol(name: "bell.badge.plus.fill"))
    #expect(SystemSymbol(name: "42.circle") != SystemSymbol(name: "24.circle"))
  }

  @Test func whatIsCutOutOfAnAreaIsWhollyEmpty() throws {
    // The strokes of this symbol cross. The disc must be open at the crossing, too.
    let symbol = try #require(SystemSymbol(name: "xmark.circle.fill"))
    let disc = Path(try #require(symbol.parts.first).fill)
    #expect(!disc.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(!disc.contains(CGPoint(x: 8, y: 8), eoFill: true))
    #expect(disc.contains(CGPoint(x: 10, y: 5), eoFill: true))
    // If a line ends outside the body, it fills nothing there.
    let shield = Path(try #require(SystemSymbol(name: "chart.pie.fill")?.parts.first).fill)
    #expect(!shield.contains(CGPoint(x: 10, y: 1.4), eoFill: true))
    #expect(!shield.contains(CGPoint(x: 10, y: 6), eoFill: true))
    #expect(shield.contains(CGPoint(x: 5, y: 10), eoFill: true))
  }

  @MainActor
  @Test func severalStylesColourTheLayers() {
    func colors(_ view: some View) -> Set<RGBA> {
      let items = Probe.tree(view, width: 40, height: 40).draw().list.items
      return Set(
        items.compactMap { item in
          if case .path(let path) = item { (path.fill ?? path.line?.brush)?.representativeColor } else { nil }
        })
    }
    let image = Image(systemName: "plus.circle.fill")
    #expect(colors(image.foregroundStyle(.red)).count == 1)
    #expect(colors(image.foregroundStyle(.red, .blue)).count == 2)
    #expect(colors(image.symbolRenderingMode(.hierarchical).foregroundStyle(.red)).count == 2)
    #expect(colors(image.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)).count == 1)
  }

  @Test func anUnknownEndLeavesTheDrawingOfTheBeginning() {
    #expect(SystemSymbol(name: "heart.of.gold") == SystemSymbol(name: "heart"))
  }

  @MainActor @Test func imagesWithoutANameDrawNothing() {
    #expect(Probe.size(Image(systemName: "")) == .zero && Probe.size(Image("")) == .zero)
    let view = HStack(spacing: 0) {
      Image(systemName: "").resizable().frame(width: 20, height: 20)
      Image("").resizable().frame(width: 20, height: 20)
    }
    let scene = ImageRenderer(content: view).scene()
    #expect(Probe.rects(view).isEmpty && scene.diagnostics.isEmpty)
  }

  @Test func unknownSymbolsHaveNoDrawing() {
    #expect(SystemSymbol(name: "no.such.symbol") == nil)
    #expect(SystemSymbol(name: "") == nil && SystemSymbol(name: ".fill") == nil)
    #expect(SystemSymbol(name: "no.such.circle.fill") == nil)
    #expect(SystemSymbol(name: "..") == nil && SystemSymbol(name: ".badge") == nil)
  }
}

private let frequentNames = """
  trash checkmark.circle.fill plus chevron.right xmark checkmark xmark.circle.fill clock checkmark.circle \
  exclamationmark.triangle.fill doc.on.doc square.and.arrow.up globe arrow.clockwise chevron.down \
  magnifyingglass questionmark.circle star.fill gear network ellipsis info.circle calendar gearshape \
  xmark.circle star exclamationmark.circle.fill circle.fill exclamationmark.triangle pencil play.fill \
  minus chevron.left plus.circle.fill arrow.up.right ellipsis.circle folder plus.circle tag circle \
  arrow.down chevron.forward minus.circle.fill person.crop.circle arrow.up.right.square chevron.up \
  paintpalette slider.horizontal.3 arrow.up.arrow.down antenna.radiowaves.left.and.right trash.fill \
  lock.fill photo server.rack bell bolt.fill safari sparkles person.2.fill stop.fill xmark.app \
  checkmark.seal.fill infinity doc.text.magnifyingglass line.3.horizontal lock square.and.pencil arrow.up \
  person arrowshape.turn.up.left.fill bell.fill bell.slash checkmark.shield chevron.up.chevron.down \
  qrcode.viewfinder text.bubble wand.and.stars battery.100 camera chart.bar.fill exclamationmark.circle \
  eye.slash face.smiling heart.fill person.fill photo.badge.plus questionmark arrow.forward \
  arrow.left.arrow.right bell.badge.fill chevron.backward doc.plaintext gearshape.2 square.grid.2x2 \
  textformat square.and.arrow.down square.dashed arrow.right link number arrow.2.squarepath \
  clock.arrow.circlepath hand.draw.fill chart.xyaxis.line fork.knife arrow.triangle.2.circlepath \
  arrow.up.circle.fill message qrcode waveform wifi arrow.down.circle bubble.left.and.bubble.right \
  chart.bar.doc.horizontal dot.radiowaves.right line.3.horizontal.decrease.circle lock.rotation terminal \
  waveform.path.ecg arrow.counterclockwise.circle arrow.right.circle arrow.triangle.branch \
  arrowshape.turn.up.left bubble.left.and.text.bubble.right captions.bubble chart.bar \
  exclamationmark.bubble keyboard.chevron.compact.down paperplane person.circle.fill \
  person.crop.circle.badge.xmark photo.on.rectangle.angled power sensor.tag.radiowaves.forward.fill \
  speaker.slash speaker.slash.fill sun.max.fill target tv checkmark.seal cloud.sun externaldrive hourglass \
  iphone.radiowaves.left.and.right line.3.horizontal.decrease moon.circle.fill network.slash pause.fill \
  person.3 person.badge.minus quote.opening record.circle rectangle.and.hand.point.up.left stop.circle \
  waveform.path archivebox arrow.left bell.badge bold book.closed chart.bar.xaxis circle.grid.3x3.fill cpu \
  cube doc exclamationmark.octagon.fill externaldrive.fill figure.walk flask heart.circle.fill icloud \
  list.bullet.rectangle memorychip message.fill minus.circle moon.fill music.note.list paperplane.fill \
  pause pencil.and.list.clipboard pin pin.slash play plus.square ruler speaker.wave.2.fill square \
  sun.max.circle.fill dot.radiowaves.left.and.right map mappin.and.ellipse \
  point.3.connected.trianglepath.dotted lock.open.fill signpost.right.and.left \
  antenna.radiowaves.left.and.right.slash at checkmark.shield.fill gearshape.fill battery.0 \
  dot.radiowaves.up.forward envelope.arrow.triangle.branch iphone.slash location.fill sensor clock.fill \
  cloud.sun.rain mountain.2 slash.circle syringe.fill arrow.clockwise.circle arrow.counterclockwise \
  arrow.right.circle.fill box.truck dice doc.text eye forward.fill gobackward hare \
  lines.measurement.horizontal location.north lock.shield powerplug scope 2.circle.fill battery.100.bolt \
  battery.25 battery.75 bird.circle bolt chevron.compact.right clock.arrow.2.circlepath drop.fill \
  goforward largecircle.fill.circle list.bullet person.badge.plus powerplug.fill quote.bubble scroll \
  sensor.fill square.stack.3d.down.forward tablecells timer aqi.medium arrow.up.circle battery.50 \
  cross.vial.fill cube.fill dice.fill doc.on.clipboard fibrechannel figure.walk.motion \
  hand.point.right.fill hand.tap key.fill key.slash key.slash.fill key.viewfinder location.north.fill \
  lock.open.trianglebadge.exclamationmark.fill mappin network.badge.shield.half.filled person.2 \
  questionmark.circle.fill shippingbox speedometer stethoscope thermometer.medium wallet.pass \
  waveform.path.ecg.rectangle 1.circle.fill antenna.radiowaves.left.and.right.circle.fill \
  arrow.left.and.right arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down.circle.fill \
  arrowtriangle.down.fill arrowtriangle.up.fill av.remote badge.plus.radiowaves.right bell.slash.fill \
  book.fill bubble.left building.2 cable.connector.horizontal cylinder.split.1x2 display doc.badge.plus \
  document.on.document.fill figure figure.hiking flag flag.checkered folder.badge.gearshape \
  gearshape.arrow.triangle.2.circlepath hand.raised.fill hand.thumbsup highlighter key \
  light.beacon.max.fill lightbulb list.bullet.below.rectangle location location.north.circle \
  location.north.circle.fill location.slash location.slash.circle.fill mappin.slash megaphone pencil.line \
  person.crop.circle.badge.exclamationmark person.crop.circle.badge.plus person.crop.circle.fill \
  person.crop.rectangle.fill person.fill.badge.plus person.text.rectangle playpause \
  poweroutlet.type.b.fill rectangle.dashed signpost.left signpost.right speaker square.split.2x1 \
  square.stack translate trash.slash tray.full triangle.fill trophy wifi.exclamationmark wifi.router \
  x.circle.fill 3.square ant.fill app app.badge.fill app.connected.to.app.below.fill apps.iphone \
  arrow.counterclockwise.circle.fill arrow.down.circle.fill arrow.down.doc.fill arrow.down.forward \
  arrow.down.to.line arrow.right.to.line arrow.triangle.pull arrow.triangle.swap arrow.turn.down.right \
  arrow.up.arrow.down.square arrow.up.forward arrow.up.left.and.arrow.down.right arrow.up.to.line \
  arrow.up.to.line.compact arrow.uturn.backward.circle.fill arrow.uturn.right arrowshape.down \
  arrowshape.right.fill arrowshape.turn.up.left.circle.fill arrowshape.up \
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.up.square backward.fill \
  battery.75percent bell.and.waves.left.and.right bolt.trianglebadge.exclamationmark.fill bonjour \
  book.pages brain bubble.right building.columns.fill button.angledbottom.horizontal.right \
  button.horizontal car character character.book.closed.fill character.textbox chart.line.uptrend.xyaxis \
  circle.dashed circle.grid.cross circlebadge.fill clock.badge clock.badge.checkmark \
  clock.badge.exclamationmark clock.badge.xmark cloud.heavyrain.fill cloud.rain.fill \
  contextualmenu.and.cursorarrow crop cross.vial delete.left desktopcomputer dial.min directcurrent \
  document.badge.plus document.on.document drop.circle eject ellipsis.message.fill envelope \
  exclamationmark.bubble.fill exclamationmark.magnifyingglass exclamationmark.shield.fill \
  exclamationmark.square eye.fill eyedropper faxmachine film flame flask.fill folder.badge.minus \
  folder.badge.plus folder.fill folder.fill.badge.gearshape forward.end gamecontroller.fill gauge \
  gauge.with.dots.needle.33percent gauge.with.dots.needle.bottom.50percent.badge.plus gear.circle \
  chart.dots.scatter rectangle.grid.3x2 chart.line.text.clipboard graph.3d function rectangle.3.group \
  battery.100percent battery.25percent.circle hand.thumbsdown.circle.fill chart.pie chart.pie.fill \
  chart.line.downtrend.xyaxis figure.run bed.double.fill lungs.fill flame.fill cart.fill house.fill \
  bookmark.fill star.leadinghalf.filled photo.fill music.note airplane car.fill tram.fill leaf.fill \
  snowflake moon.stars.fill sun.max trophy.fill gift.fill creditcard.fill banknote.fill
  """
