import Foundation

/// A product of the App Store. There is no store on Linux, so that ``products(for:)`` finds none.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on until it is cancelled.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The identifier that the developer chose.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name in the user's language.
  public let displayName: String
  /// The description in the user's language.
  public let description: String
  /// The price in the currency of the store.
  public let price: Decimal
  /// The price with its currency.
  public let displayPrice: String
  /// Whether the user's family may use the product.
  public let isFamilyShareable: Bool
  /// The subscription; `nil` for other products.
  public let subscription: SubscriptionInfo?
  /// The format of the price.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// Returns no products: there is no store on Linux.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// The user has bought the product.
    case success(VerificationResult<Transaction>)
    /// The user has cancelled the purchase.
    case userCancelled
    /// The purchase waits for someone's approval.
    case pending
  }

  /// A setting of a purchase. Has no effect.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// The user's account in the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: token.uuidString)
    }
    /// The number of products.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
  }

  /// Returns ``PurchaseResult/userCancelled``: there is no store on Linux.
  @MainActor public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }

  /// A period of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of a period.
    public enum Unit: Hashable, Sendable {
      /// In order of the cases: a day, a week, a month, and a year.
      case day, week, month, year
    }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
  }

  /// A lower price at the beginning of a subscription, or for a time.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How an offer is paid for.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }
    /// The identifier; `nil` for an introductory offer.
    public let id: String?
    /// The price in the currency of the store.
    public let price: Decimal
    /// The price with its currency.
    public let displayPrice: String
    /// The length of one period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// How the offer is paid for.
    public let paymentMode: PaymentMode
  }

  /// The properties of a product that is a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of the subscriptions of which the user can have one.
    public let subscriptionGroupID: String
    /// The time between two payments.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The offer for new subscribers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for former subscribers.
    public let promotionalOffers: [SubscriptionOffer]
    /// False: there is no account on Linux.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// No states: there is no account on Linux.
    public var status: [Status] { get async throws { [] } }

    /// The state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The user is subscribed.
      public static let subscribed = RenewalState(rawValue: 1)
      /// The subscription has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// The store tries to collect a payment.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// A payment is late, and the user is still subscribed.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The store has ended the subscription.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// The state of the user's subscription.
    public struct Status: Hashable, Sendable {
      /// The state.
      public let state: RenewalState
      /// The last payment.
      public let transaction: VerificationResult<Transaction>
    }
  }
}
