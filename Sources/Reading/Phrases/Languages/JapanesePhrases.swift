import ChartMath
import Foundation

struct JapanesePhrases: PhraseBook {
  static let code = "ja"
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "ja_JP")) { self.locale = locale }

  let pace = SpeakingPace(
    latin: 0.34, other: 0.1, ideograph: 0.29, digit: 0.49, separator: 0.35, letter: 0.4, pause: 0.05)
  let fullStop = "。"
  let minus = "マイナス"
  let infinity = "無限大"
  let noValue = "値なし"
  let complete = "終了"
  let values = "値"
  let yearTitles = ["年", "年度", "西暦"]

  // Numbers are grouped by four digits.
  let sizes = [1e12, 1e8, 1e4]
  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count)\(size == 1e12 ? "兆" : size == 1e8 ? "億" : "万")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String { "\(mantissa)かける10の\(exponent)乗" }
  func percent(_ number: String) -> String { "\(number)パーセント" }
  func negative(_ number: String) -> String { "\(minus)\(number)" }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    "\(number)\(forms.first ?? "")"
  }
  func title(_ name: String, in forms: [String]) -> String { "\(name)（\(forms.first ?? "")）" }
  let comma = "、"
  let semicolon = "；"
  let gap = ""
  func list(_ items: [String]) -> String { items.joined(separator: comma) }
  func list(_ items: [String], more: Int) -> String { list(items) + (more > 0 ? "ほか\(more)件" : "") }
  func range(_ from: String, _ to: String) -> String { "\(from)から\(to)" }

  /// Appends the word for year unless the formatter has already done so.
  private func year(_ place: String) -> String { place.hasSuffix("年") ? place : place + "年" }

  // Positions precede the value.
  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name, .month, .day, .time: "\(place)の"
    case .number: "\(place)のときの"
    case .year: "\(year(place))の"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    let shown = list(placing == .year ? places.map(year) : places)
    return more > 0 ? "\(shown)ほか\(more)か所の" : at(shown, placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    placing == .year ? "\(year(from))から\(year(to))まで" : "\(from)から\(to)まで"
  }

  func kind(_ form: ChartForm) -> String {
    switch form {
    case .line: "折れ線グラフ"
    case .area: "面グラフ"
    case .bar: "棒グラフ"
    case .point: "散布図"
    case .sector: "円グラフ"
    case .share: "割合のグラフ"
    case .heatMap: "ヒートマップ"
    case .surface: "曲面グラフ"
    case .space: "3次元グラフ"
    case .chart: "グラフ"
    }
  }
  func count(_ values: Int) -> String { "値\(DecimalText(locale: locale)(values))個" }
  func functions(_ number: Int) -> String { "関数\(number)個" }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series)\(form == .heatMap ? "行" : "系列")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(list(parts.compactMap { $0 }))の\(kind(form))です。"
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "色：\(title.isEmpty ? "" : title + comma)\(from)から\(to)まで。"
  }
  func empty(_ form: ChartForm) -> String { "値のない\(kind(form))です。" }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "\(axis.letter)軸：\(title.isEmpty ? "" : title + comma)\(stretch)。"
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + comma
    return categories == 1
      ? "\(axis.letter)軸：\(name)\(from)。"
      : "\(axis.letter)軸：\(name)\(from)から\(to)までの\(categories)項目。"
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    let unit = form == .heatMap ? "行" : form == .surface ? "曲面" : "系列"
    return "\(unit)：\(list(names))\(more > 0 ? "ほか\(more)\(unit)" : "")。"
  }
  func series(_ name: String, as form: ChartForm) -> String { "\(name)（\(mark(form))）" }
  func about(_ series: String, _ sentence: String) -> String { "\(series)：\(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "\(isHighest ? "最大値" : "最小値")は\(place)\(value)です。"
  }
  func allEqual(_ value: String) -> String { "値はすべて\(value)です。" }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "中央値は\(median)です。中央の半数の値は\(lower)から\(upper)の間にあります。"
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch)、値は\(isRising ? "上昇" : "下降")しています。"
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    let plus = isRising ? "プラス" : ""
    return "\(stretch)、値は\(first)から\(last)へ\(isRising ? "上昇" : "下降")しています。"
      + "変化は\(plus)\(change)\(percent.map { "（\(plus)\($0)）" } ?? "")です。"
  }
  func trend(isRising: Bool) -> String { "傾向：値は\(isRising ? "増加" : "減少")しています。" }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + "当てはめた直線は\(from)\(first)から\(to)\(last)へ向かいます。"
  }
  let noTrend = "全体としての増加も減少も認められません。"
  let noTrendInAny = "どの系列にも、全体としての増加や減少は認められません。"
  let total = "合計"
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "\(isLatest ? "最も遅い値" : "最も早い値")は\(place)\(value)です。"
  }
  func components(_ names: [String]) -> String { "各値の要素：\(list(names))。" }
  func marked(_ parts: [String]) -> String { "目印：\(parts.joined(separator: semicolon))。" }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "\(from)から\(middle)を経て\(to)まで"
  }
  func season(rows: Int) -> String { "値\(rows)個ごとに同じパターンが繰り返されます。" }
  func outliers(_ shown: [String], count: Int) -> String {
    // Each value is a complete sentence, so the list needs full stops.
    let list = shown.map { "\($0)。" }.joined()
    return "外れ値が\(count)個あります。\(count == shown.count ? "" : "そのうち、")\(list)"
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(place)\(value)は、予想値\(expected)を\(distance)\(isAbove ? "上回って" : "下回って")います"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "値\(total)個のうち\(count)個が欠けています：\(places)。"
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "\(x)と\(y)の相関（スピアマン）は、マイナス1から1までの尺度で\(coefficient)です。"
  }
  func groups(_ shown: [String]) -> String {
    "点は\(shown.count)個のグループに分かれています：\(shown.joined(separator: semicolon))。"
  }
  func group(points: Int, _ x: String, _ y: String) -> String { "\(x)、\(y)を中心とする点\(points)個" }
  func parts(_ shown: [String], rest: String?) -> String {
    "全体の内訳：\(shown.joined(separator: comma))\(rest.map { "、その他 \($0)" } ?? "")。"
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name)：全体に占める割合は\(from)\(first)から\(to)\(last)になります。"
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let noun =
      switch unit {
      case .place: "か所"
      case .year: "年"
      case .month: "か月"
      case .day: "日"
      }
    return places == total
      ? "\(a)は\(total)\(noun)すべてで\(b)を上回っています。"
      : "\(a)は\(total)\(noun)のうち\(places)\(noun)で\(b)を上回っています。"
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "\(low)から\(high)の間" + (change.map { "、全体の変化は\(isRise ? "プラス" : "")\($0)" } ?? "")
  }
  func heading(_ value: String, by place: String) -> String { "\(place)別の\(value)" }
  func mark(_ form: ChartForm) -> String {
    switch form {
    case .line: "線"
    case .area: "面"
    case .bar, .share: "棒"
    case .point, .space: "点"
    case .sector: "扇形"
    case .heatMap: "マス"
    case .surface: "曲面"
    case .chart: "マーク"
    }
  }
  let rule = "基準線"
  let trendMethod =
    "傾向は1パーセントの水準で検定し（マンとケンドールの方法）、直線はすべての傾きの中央値で当てはめています"
    + "（タイルとセンの方法）。"
  let outlierMethod = "外れ値は中央絶対偏差で判定しています。"
}

extension JapanesePhrases {
  func unit(_ sign: String) -> String? { Self.units[sign] }

  private static let units = [
    "mm": "ミリメートル", "cm": "センチメートル", "m": "メートル", "km": "キロメートル", "km²": "平方キロメートル", "m²": "平方メートル",
    "m³": "立方メートル", "km³": "立方キロメートル", "g": "グラム", "kg": "キログラム", "g/cm³": "グラム毎立方センチメートル",
    "µg/m³": "マイクログラム毎立方メートル", "l": "リットル", "°C": "度", "°F": "華氏度", "ms": "ミリ秒", "s": "秒", "min": "分",
    "h": "時間", "m/s": "メートル毎秒", "km/h": "キロメートル毎時", "mph": "マイル毎時", "W": "ワット", "kW": "キロワット",
    "kWh": "キロワット時", "MWh": "メガワット時", "GWh": "ギガワット時", "TWh": "テラワット時", "hPa": "ヘクトパスカル", "kB": "キロバイト",
    "MB": "メガバイト", "GB": "ギガバイト", "%": "パーセント", "€": "ユーロ", "EUR": "ユーロ", "$": "ドル", "USD": "米ドル",
    "£": "ポンド",
  ]
}

extension JapanesePhrases {
  func control(_ word: ControlWord) -> String {
    switch word {
    case .chart: "グラフ"
    case .description: "説明"
    case .features: "特徴"
    case .statistics: "統計"
    case .data: "データ"
    case .series: "系列"
    case .value: "値"
    case .dataOf: "{0}のデータ"
    case .play: "再生"
    case .pause: "一時停止"
    case .speed: "速度"
    case .allSeries: "すべての系列"
    case .position: "再生位置"
    case .sound: "音"
    case .outline: "アウトライン"
    case .table: "表"
    case .keys: "キー操作"
    case .legend: "凡例"
    case .moreRows: "さらに行を表示"
    case .copy: "コピー"
    case .save: "CSVとして保存"
    case .keysHint: "矢印キーで移動します。Hですべてのキーを案内します。"
    case .outlineOf: "{0}のアウトライン"
    case .toolsOf: "{0}のツール"
    case .only: "{0}のみ"
    case .soundOn: "値を音で鳴らします"
    case .soundOff: "値の音を消します"
    case .complete: "終了"
    case .goTo: "どこへ移動しますか？"
    case .notFound: "{0}はありません"
    case .noNote: "これ以上の注記はありません"
    case .atFirst: "最初の値です"
    case .atLast: "最後の値です"
    case .atLowest: "最小の値です"
    case .atHighest: "最大の値です"
    case .oneSeries: "系列は1つです"
    case .seriesOf: "{0}：{1}"
    case .stretch: "{0}から{1}まで"
    case .between: "最小{0}、最大{1}"
    case .selected: "選択：{0}"
    case .deselected: "選択なし"
    case .inView: "表示範囲：{0}"
    case .copied: "コピーしました"
    case .saved: "保存しました"
    case .sortedUp: "{0}の昇順"
    case .sortedDown: "{0}の降順"
    case .pageKeys: "Page Up、Page Down"
    case .endKeys: "Home、End"
    case .noteKeys: "N、Shift + N"
    case .drillKeys: "Enter、U"
    case .spaceKey: "スペース"
    case .escapeKey: "Escape"
    case .rangeKeys: "Shift + 矢印"
    case .moveValue: "前の値、次の値"
    case .moveSeries: "前の系列、次の系列"
    case .moveTenth: "10分の1戻る、進む"
    case .moveEnd: "最初の値、最後の値"
    case .moveExtreme: "最小値、最大値"
    case .moveNote: "次の注記、前の注記"
    case .movePosition: "指定の位置へ移動"
    case .braille: "推移を点字1行で表示"
    case .drill: "アウトラインで詳しく見る"
    case .playPause: "再生、一時停止"
    case .speeds: "速く、遅く、標準"
    case .soundMoving: "移動中に値を音で鳴らす"
    case .onlyThis: "この系列のみ"
    case .describe: "説明、要約"
    case .tellAxes: "軸、系列、繰り返し"
    case .showTable: "表"
    case .stop: "停止"
    case .selectValue: "この値を選択"
    case .selectRange: "範囲を選択"
    case .selectNothing: "選択を解除"
    case .zoom: "拡大、縮小、元に戻す"
    case .frontView: "正面"
    case .backView: "背面"
    case .leftView: "左"
    case .rightView: "右"
    case .topView: "上"
    case .bottomView: "下"
    case .firstView: "最初の視点"
    case .viewPose: "方位角{0}°、仰角{1}°"
    case .turnChart: "グラフを回転"
    case .turnBack: "最初の視点に戻す"
    case .turnedPart: "回転したグラフには{1}個の点のうち{0}個が表示されます。"
    case .liveParts: "グラフのテキスト、表、音"
    case .liveLost: "プログラムとの接続が切れました。再接続しています…"
    case .liveScript: "このページは別の場所で動くプログラムを表示するため、スクリプトが必要です。"
    case .liveWalk: "矢印キーで値をたどります"
    case .liveActions: "アクション"
    case .refresh: "更新"
    case .cancel: "キャンセル"
    case .back: "戻る"
    case .search: "検索"
    case .page: "ページ"
    case .pageOf: "{1}ページ中{0}ページ"
    case .increase: "増やす"
    case .decrease: "減らす"
    case .time: "時刻"
    case .edit: "編集"
    case .on: "オン"
    case .off: "オフ"
    case .expanded: "展開"
    case .collapsed: "折りたたみ"
    case .chosen: "選択中"
    case .inProgress: "進行中"
    case .noResults: "結果なし"
    case .noResultsFor: "「{0}」の結果はありません"
    case .newSearch: "つづりを確かめるか、別の言葉で検索してください。"
    case .delete: "削除"
    case .moveUp: "上へ移動"
    case .moveDown: "下へ移動"
    case .countTitle: "件数"
    case .countOf: "{0}の件数"
    case .totalOf: "{0}の合計"
    case .meanOf: "{0}の平均"
    case .medianOf: "{0}の中央値"
    case .percentileOf: "{1}の{0}パーセンタイル"
    case .rowCount: "{0}行"
    case .missingNames: "（なし）"
    case .rowWithout: "{0}のない1行"
    case .rowOutside: "軸の範囲外の1行"
    case .emptyName: "（空）"
    case .rowsWithout: "{1}のない{0}行"
    case .rowsOutside: "軸の範囲外の{0}行"
    case .sampleOf: "{1}行から選んだ{0}行の標本"
    case .lowestOf: "{0}の最小値"
    case .highestOf: "{0}の最大値"
    case .distributionOf: "{0}の分布"
    case .candles: "始値、高値、安値、終値"
    case .coloredBy: "{0}（色は{1}）"
    case .sizedBy: "{0}（大きさは{1}）"
    case .yearTitle: "年"
    case .valueTitle: "値"
    case .otherNames: "その他"
    case .priceTitle: "価格"
    }
  }
}
