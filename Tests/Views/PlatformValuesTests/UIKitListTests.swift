import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIKitListTests {
  private final class DayCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Month: UIViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource
  {
    private lazy var grid: UICollectionView = {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitem: item, count: 7)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      grid.register(DayCell.self, forCellWithReuseIdentifier: "day")
      grid.dataSource = self
      grid.delegate = self
      return grid
    }()
    var days: Int { grid.numberOfItems(inSection: 0) }
    var sections: Int { grid.numberOfSections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 31 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    }
  }

  private final class Coins: UITableView, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 + section }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "coin")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "coin")
    }
  }

  @Test func `grids ask their data source and keep their settings`() {
    let month = Month()
    #expect(month.days == 31 && month.sections == 1)
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    let grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
    #expect(grid.numberOfItems(inSection: 0) == 0)
    #expect((grid.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal)
    #expect(DayCell(frame: .zero).contentView.subviews.count == 1)
  }

  @Test func `lists ask their data source for the numbers of sections and rows`() {
    let coins = Coins(frame: .zero, style: .insetGrouped)
    #expect(coins.style == .insetGrouped && coins.numberOfSections == 1)
    coins.dataSource = coins
    coins.delegate = coins
    #expect(coins.numberOfSections == 2 && coins.numberOfRows(inSection: 1) == 11)
    let cell = coins.tableView(coins, cellForRowAt: IndexPath(row: 3, section: 1))
    #expect(cell.reuseIdentifier == "coin" && cell.detailTextLabel != nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func `paths of rows have a section and an index`() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    path.row = 5
    #expect(path == IndexPath(row: 5, section: 1))
  }

  private struct TabsKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = false
    static func read(from traitCollection: UITraitCollection) -> Bool {
      traitCollection.userInterfaceIdiom == .phone && traitCollection.userInterfaceStyle == .light
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
  }

  private enum SizeTrait: UITraitDefinition { static let defaultValue = 2 }

  @Test func `a bridged key has the value of the traits until the environment sets one`() {
    var values = EnvironmentValues()
    #expect(values[TabsKey.self])
    values.colorScheme = .dark
    #expect(!values[TabsKey.self])
    values[TabsKey.self] = true
    #expect(values[TabsKey.self])
    #expect(UITraitCollection.current[SizeTrait.self] == 2)
  }

  private struct LimitKey: EnvironmentKey { static let defaultValue: Int? = 5 }

  @Test func `an optional value has its default until it is set, also to nil`() {
    var values = EnvironmentValues()
    #expect(values[LimitKey.self] == 5)
    values[LimitKey.self] = nil
    #expect(values[LimitKey.self] == nil)
  }
}
