import Accessibility
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

  /// What the script says.
  var json: String {
    var entries = [
      ("play", text("Play", "Abspielen", "Reproducir")),
      ("pause", text("Pause", "Pause", "Pausa")),
      ("speed", text("Speed", "Tempo", "Velocidad")),
      ("series", series),
      ("allSeries", text("All series", "Alle Reihen", "Todas las series")),
      ("only", text("{0} only", "Nur {0}", "Solo {0}")),
      ("scrub", text("Position", "Position", "Posición")),
      ("sound", text("Sound", "Ton", "Sonido")),
      ("soundOn", text("Values sound", "Werte klingen", "Los valores suenan")),
      ("soundOff", text("Values are silent", "Werte sind stumm", "Los valores callan")),
      ("outline", text("Outline", "Gliederung", "Esquema")),
      ("outlineOf", text("Outline of {0}", "Gliederung von {0}", "Esquema de {0}")),
      ("table", text("Table", "Tabelle", "Tabla")),
      ("keys", text("Keys", "Tasten", "Teclas")),
      ("toolsOf", text("Tools of {0}", "Werkzeuge zu {0}", "Herramientas de {0}")),
      ("legend", text("Legend", "Legende", "Leyenda")),
      ("complete", text("Complete", "Ende", "Fin")),
      ("oneSeries", text("One series", "Eine Reihe", "Una serie")),
      ("seriesOf", text("{0}: {1} values", "{0}: {1} Werte", "{0}: {1} valores")),
      ("stretch", text("{0} to {1}", "{0} bis {1}", "{0} a {1}")),
      ("valueCount", text("{0} values", "{0} Werte", "{0} valores")),
      ("between", text("from {0} to {1}", "von {0} bis {1}", "de {0} a {1}")),
      ("moreRows", text("More rows", "Mehr Zeilen", "Más filas")),
      ("copy", text("Copy", "Kopieren", "Copiar")),
      ("save", text("Save as CSV", "Als CSV sichern", "Guardar como CSV")),
      ("copied", text("Copied", "Kopiert", "Copiado")),
      ("saved", text("Saved", "Gesichert", "Guardado")),
      ("sortedUp", text("Sorted by {0}, ascending", "Aufsteigend nach {0}", "Ordenado por {0}, ascendente")),
      ("sortedDown", text("Sorted by {0}, descending", "Absteigend nach {0}", "Ordenado por {0}, descendente")),
      (
        "keysHint",
        text(
          "Arrow keys move. H lists all keys.", "Pfeiltasten bewegen. H nennt alle Tasten.",
          "Las flechas mueven. H enumera las teclas.")
      ),
    ].map { ($0.0, JSONText.string($0.1)) }
    entries.append(("help", JSONText.array(help.map { JSONText.strings([$0.0, $0.1]) })))
    return JSONText.object(entries)
  }

  private var help: [(String, String)] {
    [
      ("← →", text("previous, next value", "voriger, nächster Wert", "valor anterior, siguiente")),
      ("↑ ↓", text("previous, next series", "vorige, nächste Reihe", "serie anterior, siguiente")),
      ("Page Up, Page Down", text("a tenth back, on", "ein Zehntel zurück, weiter", "un décimo atrás, adelante")),
      ("Home, End", text("first, last value", "erster, letzter Wert", "primer, último valor")),
      ("[ ]", text("lowest, highest value", "kleinster, größter Wert", "valor mínimo, máximo")),
      ("Enter, U", text("outline to drill down", "Gliederung zum Eintauchen", "esquema para profundizar")),
      (text("Space", "Leertaste", "Espacio"), text("play, pause", "abspielen, anhalten", "reproducir, pausar")),
      (". , /", text("faster, slower, normal", "schneller, langsamer, normal", "más rápido, más lento, normal")),
      ("M", text("values sound as you move", "Werte klingen beim Bewegen", "los valores suenan al moverse")),
      ("F", text("this series only", "nur diese Reihe", "solo esta serie")),
      ("D, S", text("describe, summary", "Beschreibung, Zusammenfassung", "descripción, resumen")),
      ("X, Y, L, R", text("axes, series, repeat", "Achsen, Reihen, wiederholen", "ejes, series, repetir")),
      ("T", text("table", "Tabelle", "tabla")),
      ("Escape", text("stop", "anhalten", "parar")),
    ]
  }
}
