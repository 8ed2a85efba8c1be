import Foundation
import SwiftUI
import Testing

/// Classes that Foundation has only on Apple's systems, and their names for methods.
@Suite struct SelectorSpellingTests {
  private final class Doubler: ValueTransformer, @unchecked Sendable {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  }

  @Test func aTransformerIsFoundByItsName() {
    let name = NSValueTransformerName("SelectorSpellingTests.Doubler")
    #expect(ValueTransformer.valueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubler(), forName: name)
    let transformer = ValueTransformer.valueTransformer(forName: name)
    #expect(transformer?.transformedValue(21) as? Int == 42)
    // Without an override, the way back is the same conversion.
    #expect(transformer?.reverseTransformedValue(4) as? Int == 8)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer.valueTransformer(forName: name) == nil)
  }

  @Test func aTimerWithASelectorKeepsItsIntervalAndDoesNothing() {
    let timer = Timer.scheduledTimer(
      timeInterval: 2, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)
    #expect(timer.isValid && timer.timeInterval == 2)
    timer.fire()
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
