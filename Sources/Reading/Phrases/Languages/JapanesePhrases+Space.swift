extension JapanesePhrases {
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String {
    "\(list(axes))方向は\(isSteady ? "一貫して" : "全体として")\(isRising ? "上昇" : "下降")"
  }
  func level(along axes: [String]) -> String { "\(list(axes))方向は全体として変化なし" }
  func slopes(_ parts: [String]) -> String { "曲面の傾き：\(list(parts))。" }
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String {
    let parts = [
      hills > 0 ? "山\(hills)個" : nil, hollows > 0 ? "くぼみ\(hollows)個" : nil,
      ridges > 0 ? "環状の尾根\(ridges)か所" : nil, trenches > 0 ? "環状の溝\(trenches)か所" : nil,
    ].compactMap { $0 }
    return "縁を除くと：\(parts.isEmpty ? "山もくぼみもなし" : list(parts))。"
  }
  func holes(_ share: String) -> String { "底面の\(share)には高さがありません。" }
  func above(_ a: String, _ b: String, _ share: String) -> String {
    "\(a)は底面の\(share)で\(b)より上にあります。"
  }
  func correlations(_ pairs: [String], isShort: Bool) -> String {
    "相関\(isShort ? "" : "（スピアマン、マイナス1から1まで）")：\(pairs.joined(separator: semicolon))。"
  }
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String {
    "\(a)と\(b)は\(coefficient ?? "認められず")"
  }
  func surfaceMethod(_ lines: Int) -> String {
    "曲面は縦横\(lines)か所ずつで読み取っています。最小二乗法の直線が高さの範囲の10分の1以上傾き、3分の2の行が同じ向きのとき、"
      + "上昇または下降とします。山とくぼみも同じだけ際立つものを数え、縁や穴に届くものは数えません。"
  }
}
