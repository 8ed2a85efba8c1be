import Accessibility
import DisplayList
import Foundation

/// The words of a page's controls in the languages that sentences are made in.
struct PageWords {
  private let language: SpeechLanguage

  init(_ language: String) { self.language = SpeechLanguage(Locale(identifier: language)) }

  private func text(_ english: String, _ german: String, _ spanish: String) -> String {
    switch language {
    case .english: english
    case .german: german
    case .spanish: spanish
    }
  }

  var chart: String { text("Chart", "Diagramm", "Gráfico") }
  var description: String { text("Description", "Beschreibung", "Descripción") }
  var features: String { text("What stands out", "Was auffällt", "Lo que destaca") }
  var statistics: String { text("Statistics", "Statistik", "Estadística") }
  var data: String { text("Data", "Daten", "Datos") }
  var series: String { text("Series", "Reihe", "Serie") }
  var place: String { text("At", "Bei", "En") }
  var value: String { text("Value", "Wert", "Valor") }

  func dataOf(_ title: String) -> String {
    text("Data of \(title)", "Daten zu \(title)", "Datos de \(title)")
  }

  var play: String { text("Play", "Abspielen", "Reproducir") }
  var speed: String { text("Speed", "Tempo", "Velocidad") }
  var allSeries: String { text("All series", "Alle Reihen", "Todas las series") }
  var scrub: String { text("Position", "Position", "Posición") }
  var sound: String { text("Sound", "Ton", "Sonido") }
  var outline: String { text("Outline", "Gliederung", "Esquema") }
  var table: String { text("Table", "Tabelle", "Tabla") }
  var keys: String { text("Keys", "Tasten", "Teclas") }
  var legend: String { text("Legend", "Legende", "Leyenda") }
  var moreRows: String { text("More rows", "Mehr Zeilen", "Más filas") }
  var copy: String { text("Copy", "Kopieren", "Copiar") }
  var save: String { text("Save as CSV", "Als CSV sichern", "Guardar como CSV") }
  var keysHint: String {
    text(
      "Arrow keys move. H lists all keys.", "Pfeiltasten bewegen. H nennt alle Tasten.",
      "Las flechas mueven. H enumera las teclas.")
  }

  func outlineOf(_ title: String) -> String {
    text("Outline of \(title)", "Gliederung von \(title)", "Esquema de \(title)")
  }

  func toolsOf(_ title: String) -> String {
    text("Tools of \(title)", "Werkzeuge zu \(title)", "Herramientas de \(title)")
  }

  /// What the script says.
  var json: String {
    JSONText.object(
      [
        ("play", play), ("pause", text("Pause", "Pause", "Pausa")), ("allSeries", allSeries),
        ("only", text("{0} only", "Nur {0}", "Solo {0}")),
        ("soundOn", text("Values sound", "Werte klingen", "Los valores suenan")),
        ("soundOff", text("Values are silent", "Werte sind stumm", "Los valores callan")),
        ("complete", text("Complete", "Ende", "Fin")),
        ("goTo", text("Go to which place?", "Zu welcher Stelle?", "¿A qué lugar?")),
        ("notFound", text("There is no {0}", "{0} gibt es nicht", "No hay {0}")),
        ("noNote", text("No further note", "Kein weiterer Vermerk", "No hay más notas")),
        ("oneSeries", text("One series", "Eine Reihe", "Una serie")),
        ("seriesOf", text("{0}: {1} values", "{0}: {1} Werte", "{0}: {1} valores")),
        ("stretch", text("{0} to {1}", "{0} bis {1}", "{0} a {1}")),
        ("valueCount", text("{0} values", "{0} Werte", "{0} valores")),
        ("between", text("from {0} to {1}", "von {0} bis {1}", "de {0} a {1}")),
        ("selected", text("Selected: {0}", "Ausgewählt: {0}", "Seleccionado: {0}")),
        ("deselected", text("Nothing selected", "Nichts ausgewählt", "Nada seleccionado")),
        ("inView", text("In view: {0}", "Zu sehen: {0}", "A la vista: {0}")),
        ("copied", text("Copied", "Kopiert", "Copiado")), ("saved", text("Saved", "Gesichert", "Guardado")),
        (
          "sortedUp",
          text("Sorted by {0}, ascending", "Aufsteigend nach {0}", "Ordenado por {0}, ascendente")
        ),
        (
          "sortedDown",
          text("Sorted by {0}, descending", "Absteigend nach {0}", "Ordenado por {0}, descendente")
        ),
      ].map { ($0.0, JSONText.string($0.1)) })
  }

  /// Keys that only some charts have.
  func help(for chart: PageChart) -> [(String, String)] {
    var result: [(String, String)] = []
    let selecting = chart.node.selecting ?? ChartSelecting()
    if selecting.x.selectsValue || selecting.y.selectsValue || selecting.angle.selectsValue {
      result.append(("V", text("select this value", "diesen Wert auswählen", "seleccionar este valor")))
    }
    if selecting.x.selectsRange || selecting.y.selectsRange {
      let keys = text("Shift + arrows", "Umschalt + Pfeile", "Mayús + flechas")
      result.append((keys, text("select a range", "einen Bereich auswählen", "seleccionar un intervalo")))
    }
    if !result.isEmpty {
      result.append(("Escape", text("select nothing", "nichts auswählen", "no seleccionar nada")))
    }
    if chart.scrolled != nil {
      let what = text(
        "closer, further, as at first", "näher, weiter, wie zuerst", "más cerca, más lejos, como antes")
      result.append(("+ − 0", what))
    }
    return result
  }

  /// Keys and what they do.
  var help: [(String, String)] {
    [
      ("← →", text("previous, next value", "voriger, nächster Wert", "valor anterior, siguiente")),
      ("↑ ↓", text("previous, next series", "vorige, nächste Reihe", "serie anterior, siguiente")),
      (
        "Page Up, Page Down",
        text("a tenth back, on", "ein Zehntel zurück, weiter", "un décimo atrás, adelante")
      ),
      ("Home, End", text("first, last value", "erster, letzter Wert", "primer, último valor")),
      ("[ ]", text("lowest, highest value", "kleinster, größter Wert", "valor mínimo, máximo")),
      (
        "N, Shift + N",
        text(
          "next, previous noted value", "nächster, voriger vermerkter Wert",
          "valor señalado siguiente, anterior")
      ),
      ("G", text("go to a place", "zu einer Stelle gehen", "ir a un lugar")),
      (
        "B",
        text("course as a line of braille", "Verlauf als Zeile in Braille", "curso en una línea de braille")
      ),
      ("Enter, U", text("outline to drill down", "Gliederung zum Eintauchen", "esquema para profundizar")),
      (
        text("Space", "Leertaste", "Espacio"),
        text("play, pause", "abspielen, anhalten", "reproducir, pausar")
      ),
      (
        ". , /",
        text("faster, slower, normal", "schneller, langsamer, normal", "más rápido, más lento, normal")
      ),
      ("M", text("values sound as you move", "Werte klingen beim Bewegen", "los valores suenan al moverse")),
      ("F", text("this series only", "nur diese Reihe", "solo esta serie")),
      ("D, S", text("describe, summary", "Beschreibung, Zusammenfassung", "descripción, resumen")),
      ("X, Y, L, R", text("axes, series, repeat", "Achsen, Reihen, wiederholen", "ejes, series, repetir")),
      ("T", text("table", "Tabelle", "tabla")),
      ("Escape", text("stop", "anhalten", "parar")),
    ]
  }
}
