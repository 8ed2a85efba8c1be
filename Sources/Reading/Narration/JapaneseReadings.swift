import Foundation

/// The readings of words in Japanese sentences. espeak-ng reads kana, but spells Chinese characters.
///
///     JapaneseReadings.spoken("値24個の棒グラフです。")    // "あたい24このぼうグラフです。"
enum JapaneseReadings {
  /// Returns a text with kana for the words of the sentences about charts.
  ///
  /// Names from the author do not change.
  static func spoken(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if first.unicodeScalars.allSatisfy({ $0.properties.isIdeographic }),
        let (word, reading) = words.first(where: { rest.hasPrefix($0.0) })
      {
        result += reading
        rest = rest.dropFirst(word.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The words with their readings, longest first.
  private static let words = table.split(separator: " ").map { entry in
    let parts = entry.split(separator: "=").map(String.init)
    return (parts[0], parts[1])
  }.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }

  private static let table = """
    折れ線=おれせん 面=めん 棒=ぼう 散布図=さんぷず 円=えん 割合=わりあい 値=あたい 個=こ 関数=かんすう 行=ぎょう \
    系列=けいれつ 軸=じく 項目=こうもく 件=けん 年=ねん 月=がつ 日=にち 時=じ 分=ふん 秒=びょう 時間=じかん 度=ど 最大値=さいだいち \
    最小値=さいしょうち 中央値=ちゅうおうち 中央=ちゅうおう 半数=はんすう 間=あいだ 上昇=じょうしょう 下降=かこう 変化=へんか \
    傾向=けいこう 増加=ぞうか 減少=げんしょう 当てはめ=あてはめ 直線=ちょくせん 向かい=むかい 全体=ぜんたい 認められ=みとめられ \
    同じ=おなじ 繰り返=くりかえ 外れ値=はずれち 予想値=よそうち 上回=うわまわ 下回=したまわ 欠け=かけ 相関=そうかん 尺度=しゃくど \
    点=てん 分かれ=わかれ 中心=ちゅうしん 内訳=うちわけ 他=た 占める=しめる 所=しょ 別=べつ 線=せん 扇形=おうぎがた \
    基準線=きじゅんせん 億=おく 兆=ちょう 万=まん 乗=じょう 毎=まい 平方=へいほう 立方=りっぽう 華氏=かし 米=べい 無限大=むげんだい \
    終了=しゅうりょう 月曜日=げつようび 火曜日=かようび 水曜日=すいようび 木曜日=もくようび 金曜日=きんようび 土曜日=どようび \
    日曜日=にちようび 午前=ごぜん 午後=ごご 水準=すいじゅん 検定=けんてい 方法=ほうほう 傾き=かたむき 絶対=ぜったい 偏差=へんさ \
    判定=はんてい 位置=いち 曲面=きょくめん 次元=じげん 方向=ほうこう 一貫=いっかん 縁=ふち 除く=のぞく 山=やま 環状=かんじょう 尾根=おね \
    溝=みぞ 底面=ていめん 高さ=たかさ 上に=うえに 最小二乗法=さいしょうにじょうほう 範囲=はんい 縦横=じゅうおう 読み取=よみと 以上=いじょう \
    向き=むき 際立=きわだ 数え=かぞえ 穴=あな 届く=とどく
    """
}
