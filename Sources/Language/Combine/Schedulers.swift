import Dispatch
import Foundation
import OpenChartsIsolation

/// A context that runs work, such as a queue or a run loop.
public protocol Scheduler {
  func _perform(after seconds: Double, _ action: @escaping @Sendable () -> Void)
}

extension DispatchQueue: Scheduler {
  public func _perform(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 { asyncAfter(deadline: .now() + seconds, execute: action) } else { async(execute: action) }
  }
}

extension OperationQueue: Scheduler {
  public func _perform(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 {
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation(action) }
    } else {
      addOperation(action)
    }
  }
}

extension RunLoop: Scheduler {
  public func _perform(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 {
      add(Timer(after: seconds, repeats: false, action), forMode: .default)
    } else {
      perform(action)
    }
  }
}

extension Publisher {
  /// Delivers events through a queue or a run loop. They arrive after work that is already scheduled there. In a still
  /// picture, this is after the drawing.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    later(on: scheduler, after: 0)
  }

  /// Delivers events after a delay in seconds.
  public func delay<S: Scheduler>(for seconds: Double, scheduler: S) -> AnyPublisher<Output, Failure> {
    later(on: scheduler, after: seconds)
  }

  private func later(on scheduler: some Scheduler, after seconds: Double) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived { receive in
        self._subscribe { event in
          let action = UncheckedSendable { receive(event) }
          scheduler._perform(after: seconds) { action.value() }
        }
      })
  }
}

extension NotificationCenter {
  /// Publishes each notification with a name, from one object or from all.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher(
      Derived { receive in
        let receiver = UncheckedSendable(receive)
        let token = self.addObserver(forName: name, object: object, queue: nil) { receiver.value(.value($0)) }
        return AnyCancellable { self.removeObserver(token) }
      })
  }
}

extension Timer {
  /// Creates a timer that fires first after the interval has passed. On Linux, Foundation's initialiser with only an
  /// interval fires immediately.
  fileprivate convenience init(
    after interval: TimeInterval, repeats: Bool, _ action: @escaping @Sendable () -> Void
  ) {
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { _ in
      action()
    }
  }

  /// Publishes the time repeatedly once it is connected. A still picture is drawn before the first event.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Publishes the time at an interval, after it is connected.
  public final class TimerPublisher: Publisher {
    /// The current time.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval
    /// The permitted delay in seconds; `nil` keeps the default of `Timer`.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func _subscribe(_ receive: @escaping (_PublisherEvent<Date, Never>) -> Void) -> AnyCancellable {
      subject._subscribe(receive)
    }

    /// Starts the timer, which fires until the result is cancelled.
    public func connect() -> any Cancellable {
      let action = UncheckedSendable { [subject] in subject.send(Date()) }
      let timer = Timer(after: interval, repeats: true) { action.value() }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    /// Returns a publisher that starts the timer for each subscriber and stops it when the subscription is cancelled.
    public func autoconnect() -> AnyPublisher<Date, Never> {
      AnyPublisher(
        Derived { receive in
          let subscription = self.subject._subscribe(receive)
          let connection = self.connect()
          return AnyCancellable {
            subscription.cancel()
            connection.cancel()
          }
        })
    }
  }
}
