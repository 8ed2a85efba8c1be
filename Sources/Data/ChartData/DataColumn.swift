import Foundation
import Tables

/// A column of a table in memory.
public enum DataColumn: Sendable, Equatable {
  /// NaN is a missing value.
  case numbers([Double])
  case dates([Date?])
  case names([String?])
  case truths([Bool?])

  var count: Int {
    switch self {
    case .numbers(let values): values.count
    case .dates(let values): values.count
    case .names(let values): values.count
    case .truths(let values): values.count
    }
  }

  var values: TableColumn.Values {
    switch self {
    case .numbers(let values): return .numbers(values)
    case .dates(let values):
      return .dates(values.map { $0?.timeIntervalSinceReferenceDate ?? .nan }, .second)
    case .truths(let values):
      return .booleans(codes: values.map { $0.map { $0 ? 0 : 1 } ?? -1 }, names: ["true", "false"])
    case .names(let values):
      var (places, names): ([String: Int32], [String]) = ([:], [])
      let codes = values.map { name -> Int32 in
        guard let name else { return -1 }
        if let place = places[name] { return place }
        let place = Int32(names.count)
        places[name] = place
        names.append(name)
        return place
      }
      return .text(codes: codes, names: names)
    }
  }
}
