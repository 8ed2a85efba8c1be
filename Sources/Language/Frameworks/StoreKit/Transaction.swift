import Foundation

/// A purchase of the user. There is no store on Linux, so that there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: UInt64
  /// The identifier of the first purchase of the same product.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The identifier of the group of subscriptions; `nil` for other products.
  public let subscriptionGroupID: String?
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date of the first purchase of the same product.
  public let originalPurchaseDate: Date
  /// The end of a subscription; `nil` for other products.
  public let expirationDate: Date?
  /// The date of a refund; `nil` if there was none.
  public let revocationDate: Date?
  /// Whether the user has moved on to a better subscription.
  public let isUpgraded: Bool
  /// The number of products.
  public let purchasedQuantity: Int
  /// The user's account in the app.
  public let appAccountToken: UUID?

  /// Tells the store that the app has delivered the product. No-op.
  public func finish() async {}

  /// An empty sequence: there is no store on Linux.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    /// The iterator of an empty sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns `nil`.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The purchases during the run of the app: none, at once.
  public static var updates: Transactions { Transactions() }
  /// The purchases that give the user something: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All purchases: none.
  public static var all: Transactions { Transactions() }
  /// The purchases that the app has not finished: none.
  public static var unfinished: Transactions { Transactions() }
  /// Returns `nil`: there are no purchases.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns `nil`: there are no purchases.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
}

/// A value with the result of the check of its signature.
@frozen public enum VerificationResult<SignedType> {
  /// The check failed.
  case unverified(SignedType, VerificationError)
  /// The check succeeded.
  case verified(SignedType)

  /// The reason why a check failed.
  public enum VerificationError: Error, Hashable {
    /// In order of the cases: the certificate was withdrawn, or does not belong to the store; the value is for another
    /// device, cannot be read, has a wrong signature, or lacks a property.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
      invalidSignature,
      missingRequiredProperties
  }

  /// The value, whether or not its signature is right.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// The value; throws a ``VerificationError`` if its signature is wrong.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A failure of the App Store.
public enum StoreKitError: Error {
  /// In order of the cases: an unknown reason, the user's choice, a country without the product, and a missing
  /// permission of the app.
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
  /// A failure of the network.
  case networkError(URLError)
  /// A failure of the system.
  case systemError(any Error)
}
