import Foundation

struct Sale: Identifiable {
  let day: Date
  let count: Int
  var id: Date { day }
}

/// A season of daily sales, the same in each run.
let season: [Sale] = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let start = calendar.date(from: DateComponents(year: 2024, month: 3, day: 1)) ?? .distantPast
  return (0..<90).map { day in
    let weekday = day % 7
    let wave = 40 * sin(Double(day) / 14)
    return Sale(
      day: start.addingTimeInterval(Double(day) * 86_400),
      count: 120 + Int(wave) + (weekday >= 5 ? 45 : weekday * 6) + (day * 37) % 19)
  }
}()

struct Style: Identifiable {
  let name: String
  let share: Double
  var id: String { name }
}

let styles = [
  Style(name: "Cachapa", share: 916), Style(name: "Injera", share: 850), Style(name: "Crêpe", share: 802),
  Style(name: "Jian Bing", share: 753), Style(name: "Dosa", share: 654),
]
