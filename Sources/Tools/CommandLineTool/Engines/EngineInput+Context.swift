import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

extension EngineInput {
  /// The largest number of numeric columns that are read only to choose an aggregate.
  private static let mostNumbers = 12

  /// The named columns, and the context columns that decide whether values are added up, so that the aggregate is the
  /// same as for a file. No context columns if the command line names the aggregate, or if one cannot be read.
  func withContext(_ names: [String], of source: EngineSource, zone: ZoneOffsets) -> [String] {
    guard arguments.aggregate == nil, arguments.bins == nil else { return names }
    let context = Self.context(of: names, in: source.fields)
    guard !context.isEmpty else { return names }
    let all = names + context
    let narrowed = source.using(Set(all))
    guard let fields = try? narrowed.fields(all),
      (try? narrowed.rows(of: fields, where: nil, limit: 1, zone: zone)) != nil
    else { return names }
    return all
  }

  /// The columns whose names can decide whether the named numbers are added up: possible factors of products, other
  /// numbers if a sample size is named, and the two ends of a flow.
  static func context(of names: [String], in fields: [EngineField]) -> [String] {
    func has(_ list: Set<String>, _ field: EngineField) -> Bool {
      !list.isDisjoint(with: nameWords(field.name))
    }
    let unknown = fields.filter { field in
      field.kind == .number && names.contains(field.name) && !has(RoleWords.counts, field)
        && !has(RoleWords.amounts, field)
    }
    guard !unknown.isEmpty else { return [] }
    let others = fields.filter { !names.contains($0.name) }
    let isSize = unknown.contains { RoleWords.sampleSizes.contains(nameWords($0.name).joined()) }
    let numbers = fields.filter { $0.kind == .number }
    var context: [EngineField] = []
    if isSize || numbers.contains(where: { has(RoleWords.counts, $0) }) {
      let otherNumbers = others.filter { $0.kind == .number }
      let counts = otherNumbers.filter { has(RoleWords.counts, $0) }.prefix(4)
      let rest = otherNumbers.filter { !counts.contains($0) }
      context += counts + rest.prefix(Self.mostNumbers - counts.count)
    }
    let texts = fields.filter { $0.kind == .text }
    for flow in RoleWords.flows
    where texts.contains(where: { has(flow.from, $0) }) && texts.contains(where: { has(flow.to, $0) }) {
      context += others.filter { field in
        field.kind == .text && (has(flow.from, field) || has(flow.to, field)) && !context.contains(field)
      }
    }
    return context.map(\.name)
  }
}
