import Dispatch
import Foundation
import Isolation

/// Where and when work is done.
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
  /// Hands events on through a queue or a run loop. They arrive after what is under way there: in a still picture
  /// that is after the drawing.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    later(on: scheduler, after: 0)
  }

  /// Hands events on after some seconds.
  public func delay<S: Scheduler>(for seconds: Double, scheduler: S) -> AnyPublisher<Output, Failure> {
    later(on: scheduler, after: seconds)
  }

  private func later(on scheduler: some Scheduler, after seconds: Double) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived { receive in
        self._subscribe { event in
          let carried = AuthorValue { receive(event) }
          scheduler._perform(after: seconds) { carried.value() }
        }
      })
  }
}

extension NotificationCenter {
  /// Sends each notification of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher(
      Derived { receive in
        let receiver = AuthorValue(receive)
        let token = self.addObserver(forName: name, object: object, queue: nil) { receiver.value(.value($0)) }
        return AnyCancellable { self.removeObserver(token) }
      })
  }
}

extension Timer {
  /// Fires for the first time when the interval has passed. Foundation on Linux fires one that is told the interval alone
  /// at once.
  fileprivate convenience init(
    after interval: TimeInterval, repeats: Bool, _ action: @escaping @Sendable () -> Void
  ) {
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { _ in
      action()
    }
  }

  /// Sends the time again and again once it is connected. A still picture is drawn before the first time.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Sends the time from when it is connected.
  public final class TimerPublisher: Publisher {
    /// The time that it is.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// Seconds from one time to the next.
    public let interval: TimeInterval
    /// Seconds by which a time may be late.
    public let tolerance: TimeInterval?
    /// Where the timer runs.
    public let runLoop: RunLoop
    /// The mode of the run loop in which it runs.
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

    /// Starts the timer, which runs until the result is cancelled.
    public func connect() -> any Cancellable {
      let carried = AuthorValue { [subject] in subject.send(Date()) }
      let timer = Timer(after: interval, repeats: true) { carried.value() }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    /// Runs while somebody subscribes.
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
