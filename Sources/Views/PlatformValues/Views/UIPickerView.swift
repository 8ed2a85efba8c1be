import Foundation

/// The wheels of UIKit. They keep their settings and are never drawn; a `Picker` is.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Receives no messages.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]

  /// The number of wheels; 0 without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a wheel; 0 without a data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// No-op: rows are not drawn.
  open func reloadAllComponents() {}
  /// No-op: rows are not drawn.
  open func reloadComponent(_ component: Int) {}
  /// Selects a row of a wheel. `animated` has no effect.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = row
  }
  /// Returns the selected row of a wheel; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int { selectedRows[component] ?? -1 }
}

/// The numbers of wheels and of rows of a ``UIPickerView``.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a ``UIPickerView``. Its functions are not called: no row is drawn.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}

/// The date picker of UIKit. It keeps its settings and is never drawn; a `DatePicker` is.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private static let proxy = UIDatePicker()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UIDatePicker { proxy }
  /// The kind of value that the user picks.
  public enum Mode: Int, Sendable {
    /// A time, a day, both, and a duration.
    case time, date, dateAndTime, countDownTimer
  }
  /// The date; the time of the creation by default.
  open var date = Date()
  /// The first date. Stored, but has no effect.
  open var minimumDate: Date?
  /// The last date. Stored, but has no effect.
  open var maximumDate: Date?
  /// The kind of value that the user picks. Stored, but has no effect.
  open var datePickerMode = Mode.dateAndTime
  /// The step in minutes. Stored, but has no effect.
  open var minuteInterval = 1
  /// Sets the date. `animated` has no effect.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
