@_exported import HealthKit
import SwiftUI

extension View {
  /// Asks for permission when the trigger changes: it is refused with ``HKError/Code/errorHealthDataUnavailable``.
  @MainActor public func healthDataAccessRequest(
    store: HKHealthStore, shareTypes: Set<HKSampleType> = [], readTypes: Set<HKObjectType>? = nil,
    trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
  ) -> some View {
    onChange(of: trigger) { completion(.failure(HKError(.errorHealthDataUnavailable))) }
  }
}
