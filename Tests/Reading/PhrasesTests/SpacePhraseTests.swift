import Foundation
import Testing

@testable import OpenChartsPhrases

@Suite("Languages in three dimensions")
struct SpacePhraseTests {
  /// One sentence of each kind, from the same values.
  private static func sentences(_ identifier: String) -> [String] {
    let locale = Locale(identifier: identifier)
    let words = SpeechLanguage(locale).phrases
    let number = SpokenNumber(locale: locale)
    return [
      words.series(["North", "South"], more: 0, of: .surface),
      words.slopes([
        words.slope(isRising: true, isSteady: true, along: ["Price"]), words.level(along: ["Volume"]),
      ]),
      words.slopes([words.slope(isRising: false, isSteady: false, along: ["Price", "Volume"])]),
      words.forms(hills: 1, hollows: 2, ridges: 1, trenches: 1),
      words.forms(hills: 0, hollows: 0, ridges: 0, trenches: 0),
      words.holes(words.percent(number(9.4))),
      words.above("North", "South", words.percent(number(48))),
      words.correlations(
        [words.pair("Mass", "Length", number(-0.81)), words.pair("Mass", "Age", nil)], isShort: false),
      words.correlations([words.pair("Mass", "Length", number(0.8))], isShort: true),
      words.points,
      words.surfaceMethod(33),
    ]
  }

  @Test("a sentence of each kind is as stored", arguments: LanguageTests.identifiers)
  func sentences(identifier: String) throws {
    let stored = try #require(Self.stored[identifier]).split(separator: "\n")
    let made = Self.sentences(identifier)
    #expect(made.count == stored.count)
    for (made, stored) in zip(made, stored) { #expect(made == stored) }
  }

  private static let stored: [String: String] = [
    "en_US": """
    Surfaces: North and South.
    The surface rises steadily along Price and neither rises nor falls on the whole along Volume.
    The surface falls on the whole along Price and Volume.
    Away from the edges: 1 hill, 2 hollows, 1 ring-shaped ridge and 1 ring-shaped trench.
    Away from the edges: no hill and no hollow.
    9.4 percent of the floor has no height.
    North lies above South on 48 percent of the floor.
    Correlations (Spearman, from minus 1 to 1): Mass with Length minus 0.81; Mass with Age none found.
    Correlations: Mass with Length 0.8.
    Points
    A surface is read at 33 by 33 places. It rises or falls where its line of least squares does by a \
    tenth of the range of heights and two thirds of the rows agree. Hills and hollows are set off by as \
    much; what reaches an edge or a hole is not counted.
    """,
    "de_DE": """
    Oberflächen: North und South.
    Die Oberfläche steigt entlang Price stetig und hat entlang Volume insgesamt kein Gefälle.
    Die Oberfläche fällt entlang Price und Volume insgesamt.
    Abseits der Ränder: 1 Hügel, 2 Mulden, 1 ringförmiger Kamm und 1 ringförmige Rinne.
    Abseits der Ränder: kein Hügel und keine Mulde.
    Ohne Höhe: 9,4 Prozent der Grundfläche.
    North liegt auf 48 Prozent der Grundfläche über South.
    Korrelationen (Spearman, von minus 1 bis 1): Mass mit Length minus 0,81; Mass mit Age nicht gefunden.
    Korrelationen: Mass mit Length 0,8.
    Punkte
    Eine Oberfläche wird an 33 mal 33 Stellen gelesen. Sie steigt oder fällt, wo ihre Gerade der \
    kleinsten Quadrate es um ein Zehntel der Spanne der Höhen tut und zwei Drittel der Zeilen gleich \
    verlaufen. Hügel und Mulden heben sich ebenso weit ab; was einen Rand oder ein Loch erreicht, zählt nicht.
    """,
    "es_ES": """
    Superficies: North y South.
    La superficie sube de forma constante a lo largo de Price y no sube ni baja en conjunto a lo largo de Volume.
    La superficie baja en conjunto a lo largo de Price y Volume.
    Lejos de los bordes: 1 colina, 2 hondonadas, 1 cresta en anillo y 1 zanja en anillo.
    Lejos de los bordes: ninguna colina ni hondonada.
    El 9,4 por ciento de la base no tiene altura.
    North está por encima de South en el 48 por ciento de la base.
    Correlaciones (Spearman, de menos 1 a 1): Mass con Length menos 0,81; Mass con Age no hallada.
    Correlaciones: Mass con Length 0,8.
    Puntos
    Una superficie se lee en 33 por 33 lugares. Sube o baja donde su recta de mínimos cuadrados lo hace en \
    una décima parte del rango de alturas y dos tercios de las filas coinciden. Las colinas y hondonadas \
    destacan otro tanto; lo que llega a un borde o a un hueco no cuenta.
    """,
    "fr_FR": """
    Surfaces\u{A0}: North et South.
    La surface monte constamment le long de l’axe Price et ne monte ni ne descend dans l’ensemble le long \
    de l’axe Volume.
    La surface descend dans l’ensemble le long des axes Price et Volume.
    À l’écart des bords\u{A0}: 1 colline, 2 creux, 1 crête en anneau et 1 fossé en anneau.
    À l’écart des bords\u{A0}: ni colline ni creux.
    Sans hauteur\u{A0}: 9,4 pour cent de la base.
    North est au-dessus de South sur 48 pour cent de la base.
    Corrélations (Spearman, de moins 1 à 1)\u{A0}: Mass avec Length moins 0,81\u{202F}; Mass avec Age \
    non constatée.
    Corrélations\u{A0}: Mass avec Length 0,8.
    Points
    Une surface est lue en 33 fois 33 points. Elle monte ou descend là où sa droite des moindres carrés \
    le fait d’un dixième de l’étendue des hauteurs et où deux tiers des lignes concordent. Collines et \
    creux se détachent d’autant\u{202F}; ce qui touche un bord ou un trou ne compte pas.
    """,
    "ja_JP": """
    曲面：North、South。
    曲面の傾き：Price方向は一貫して上昇、Volume方向は全体として変化なし。
    曲面の傾き：Price、Volume方向は全体として下降。
    縁を除くと：山1個、くぼみ2個、環状の尾根1か所、環状の溝1か所。
    縁を除くと：山もくぼみもなし。
    底面の9.4パーセントには高さがありません。
    Northは底面の48パーセントでSouthより上にあります。
    相関（スピアマン、マイナス1から1まで）：MassとLengthはマイナス0.81；MassとAgeは認められず。
    相関：MassとLengthは0.8。
    点
    曲面は縦横33か所ずつで読み取っています。最小二乗法の直線が高さの範囲の10分の1以上傾き、3分の2の行が同じ向きのとき、\
    上昇または下降とします。山とくぼみも同じだけ際立つものを数え、縁や穴に届くものは数えません。
    """,
    "ar_EG": """
    السطوح: \u{2068}North\u{2069} و\u{2068}South\u{2069}.
    السطح يرتفع باطراد على امتداد \u{2068}Price\u{2069} ولا يرتفع ولا ينخفض في المجمل على امتداد \u{2068}Volume\u{2069}.
    السطح ينخفض في المجمل على امتداد \u{2068}Price\u{2069} و\u{2068}Volume\u{2069}.
    بعيدًا عن الحواف: تل واحد، منخفضان، مرتفع حلقي واحد وخندق حلقي واحد.
    بعيدًا عن الحواف: لا تلال ولا منخفضات.
    ٩٫٤ في المئة من القاعدة بلا ارتفاع.
    يقع \u{2068}North\u{2069} فوق \u{2068}South\u{2069} على ٤٨ في المئة من القاعدة.
    معاملات الارتباط (سبيرمان، من سالب ١ إلى ١): \u{2068}Mass\u{2069} مع \u{2068}Length\u{2069} سالب ٠٫٨١؛ \
    \u{2068}Mass\u{2069} مع \u{2068}Age\u{2069} لا يوجد.
    معاملات الارتباط: \u{2068}Mass\u{2069} مع \u{2068}Length\u{2069} ٠٫٨.
    النقاط
    يُقرأ السطح عند ٣٣ في ٣٣ موضعًا. ويُعد مرتفعًا أو منخفضًا حيث يميل خط المربعات الصغرى بعُشر مدى \
    الارتفاعات ويتفق معه ثلثا الصفوف. وتبرز التلال والمنخفضات بالقدر نفسه؛ ولا يُحسب ما يبلغ حافة أو فجوة.
    """,
  ]
}
