import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Models of Core Data and their code") struct CoreDataModelTests {
  private func model(_ entities: String) -> CoreDataModel {
    CoreDataModel(name: "Shop", contents: Array("<?xml version=\"1.0\"?>\n<model>\(entities)</model>".utf8))
  }

  @Test func `entities, attributes and relationships are read`() {
    let model = model(
      """
      <!-- <entity name="Old"/> -->
      <entity name="Item" representedClassName=".Article" parentEntity="Base" codeGenerationType="class">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &lt; &#34;b&#x22;"/>
        <attribute name='count' attributeType='Integer 16' usesScalarValueType='YES'/>
        <relationship name="parts" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Item"
          inverseName="whole"/>
        <fetchIndex name="byTitle"/>
      </entity>
      <entity name="Base" isAbstract="YES"></entity>
      """)
    #expect(model.entities.map(\.name) == ["Item", "Base"])
    let item = model.entities[0]
    #expect(item.className == "Article" && item.parent == "Base" && item.generation == .classes)
    #expect(item.attributes.map(\.name) == ["title", "count"] && item.attributes[1].isScalar)
    #expect(item.attributes[0].defaultText == "a < \"b\"" && item.attributes[0].isOptional)
    let parts = item.relationships[0]
    #expect(parts.isToMany && parts.isOrdered && parts.inverse == "whole" && parts.deletionRule == "Cascade")
    #expect(model.entities[1].isAbstract && model.entities[1].className == "NSManagedObject")
  }

  @Test(arguments: [
    "", "<", "<entity", "<entity name=\"A", "<entity name='A'", "<!--", "<!-- --", "</", "<>", "< />",
    "<attribute name=\"a\"/>", "<entity name=\"a b\"/>", "<entity name=\"A;exit()\"/>", "<entity =\"\"/>",
  ])
  func `a file that is no model has no entities`(text: String) {
    #expect(CoreDataModel(name: "M", contents: Array(text.utf8)).entities.isEmpty)
  }

  @Test func `classes have Xcode's names and types`() throws {
    let model = model(
      """
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="amount" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="rank" attributeType="Integer 32" usesScalarValueType="NO"/>
        <attribute name="default" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="other" attributeType="Transformable" customClassName="A{}"/>
        <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
        <relationship name="owner" maxCount="1" destinationEntity="Nobody"/>
      </entity>
      <entity name="Tag" representedClassName="Tag" codeGenerationType="category"/>
      <entity name="Hand" representedClassName="Hand"/>
      """)
    let code = try #require(CoreDataClasses(model: model, isDeclared: { _ in false }).code)
    #expect(
      code == """
        import CoreData
        import Foundation

        @objc(Item)
        public class Item: NSManagedObject {}
        extension Item {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
            return NSFetchRequest<Item>(entityName: "Item")
          }
          @NSManaged public var timestamp: Date?
          @NSManaged public var amount: Double
          @NSManaged public var rank: NSNumber?
          @NSManaged public var `default`: [String]?
          @NSManaged public var other: NSObject?
          @NSManaged public var tags: NSSet?
          @NSManaged public var owner: NSManagedObject?
          @NSManaged public func addToTags(_ value: Tag)
          @NSManaged public func removeFromTags(_ value: Tag)
          @NSManaged public func addToTags(_ values: NSSet)
          @NSManaged public func removeFromTags(_ values: NSSet)
        }
        extension Item: Identifiable {}

        extension Tag {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Tag> {
            return NSFetchRequest<Tag>(entityName: "Tag")
          }
        }

        """)
    let declared = CoreDataClasses(model: model, isDeclared: { $0 == "Item" }).code
    #expect(declared?.contains("Item") == false)
  }

  @Test func `managed properties and accessors get bodies, and lines stay`() {
    let source = """
      @objc(Item) public class Item: NSManagedObject {
        @NSManaged public var name: String? // its name
        @NSManaged
        private(set) var `default`: [String: Int]
        @NSManaged public func addToTags(_ values: NSSet)
        @objc(removeObjectFromTagsAtIndex:)
        @NSManaged public func removeFromTags(at idx: Int)
        @NSManaged public func replaceTags(at idx: Int, with value: Tag)
        @NSManaged public func insertIntoTags(_ value: Tag, at idx: Int)
        @nonobjc class func other() -> String { #keyPath(Item.tags.name) }
      }
      """
    #expect(
      PortableSource.text(source) { _ in true } == """
        import CoreData;  public class Item: NSManagedObject {
          public var name: String? { get { _managedValue(forKey: "name") } set { _setManagedValue(newValue, forKey: "name") } } // its name
          
          private(set) var `default`: [String: Int] { get { _managedValue(forKey: "default") } set { _setManagedValue(newValue, forKey: "default") } }
          public func addToTags(_ values: NSSet) { _change("tags", adding: values) }
          
          public func removeFromTags(at idx: Int) { _replace("tags", at: idx, with: nil) }
          public func replaceTags(at idx: Int, with value: Tag) { _replace("tags", at: idx, with: value) }
          public func insertIntoTags(_ value: Tag, at idx: Int) { _insert("tags", value, at: idx) }
          class func other() -> String { "tags.name" }
        }
        """)
  }

  @Test func `overrides in extensions are renamed, and those in classes stay`() {
    let source = """
      import CoreData
      extension Item {
        public override func awakeFromInsert() { id = UUID() }
      }
      extension Tag: Named {
        override func awakeFromInsert() {}
      }
      extension Other { func f() {} }
      final class Row: NSManagedObject {
        override func awakeFromInsert() {}
      }
      """
    #expect(
      PortableSource.text(source) { _ in true } == """
        import CoreData
        extension Item: _AwakingFromInsert {
          public func _awakeFromInsert() { id = UUID() }
        }
        extension Tag: Named, _AwakingFromInsert {
          func _awakeFromInsert() {}
        }
        extension Other { func f() {} }
        final class Row: NSManagedObject {
          override func awakeFromInsert() {}
        }
        """)
  }

  @Test func `a model belongs to the app if its project names it`() throws {
    func project(_ more: String) throws -> XcodeProject {
      let text = """
        { objects = { P = {isa = PBXProject; mainGroup = G; targets = (); };
          G = {isa = PBXGroup; children = (M); path = App; sourceTree = "<group>"; };
          M = {isa = XCVersionGroup; path = "My Shop.xcdatamodeld"; sourceTree = "<group>"; };
          \(more) }; rootObject = P; }
        """
      return try #require(XcodeProject([UInt8](text.utf8), folder: "/a") { _ in [] })
    }
    let named = try project("")
    #expect(XcodeProject.hasModel("/a/App/My Shop.xcdatamodeld", in: [named]))
    #expect(!XcodeProject.hasModel("/a/App/Old.xcdatamodeld", in: [named]))
    #expect(XcodeProject.hasModel("/a/App/Old.xcdatamodeld", in: []))
    let synchronized = try project("S = {isa = PBXFileSystemSynchronizedRootGroup; path = B; };")
    #expect(XcodeProject.hasModel("/a/App/Old.xcdatamodeld", in: [named, synchronized]))
  }

  @Test func `the current version of a model is read`() throws {
    let folder = try TemporaryFolder()
    for version in ["Shop", "Shop 2", "Shop 3"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/app/Shop.xcdatamodeld/\(version).xcdatamodel",
        withIntermediateDirectories: true)
    }
    for (version, entity) in [("Shop", "Old"), ("Shop 2", "New"), ("Shop 3", "Draft")] {
      _ = try folder.file(
        "app/Shop.xcdatamodeld/\(version).xcdatamodel/contents", "<model><entity name=\"\(entity)\"/></model>"
      )
    }
    let entities = { CoreDataModels(in: [folder.path + "/app/"]).models.map { $0.entities.map(\.name) } }
    #expect(entities() == [["Draft"]])
    #expect(
      CoreDataModels.watchedFiles(in: [folder.path]).last?.hasSuffix("Shop 3.xcdatamodel/contents") == true)
    _ = try folder.file(
      "app/Shop.xcdatamodeld/.xccurrentversion",
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key>
      <string>Shop 2.xcdatamodel</string>
      </dict></plist>
      """)
    #expect(entities() == [["New"]])
  }
}
