import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Apps that use Combine and UIKit beside SwiftUI.
extension FolderPreviewTests {
  @Test func `a model with timers, notifications and publishers of requests is drawn`() throws {
    try file(
      "Load.swift",
      #"""
      import Combine
      import SwiftUI
      @MainActor final class Model: ObservableObject {
        @Published var state = "waiting"
        @Published var count = 0
        private var requests: Set<AnyCancellable> = []
        init() {
          Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak self] _ in self?.add() }
          NotificationCenter.default.addObserver(
            self, selector: #selector(add), name: Notification.Name("never"), object: nil)
          NotificationCenter.default.addObserver(
            forName: Notification.Name("added"), object: nil, queue: nil) { [weak self] _ in self?.add() }
          URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:9/rows.json")!)
            .tryMap { (output: URLSession.DataTaskPublisher.Output) in output.data.count }
            .receive(on: DispatchQueue.main)
            .sink(
              receiveCompletion: { [weak self] completion in
                if case .failure(let error) = completion {
                  self?.state = (error as? URLError)?.code == .cannotFindHost ? "offline" : "\(error)"
                }
              }, receiveValue: { _ in })
            .store(in: &requests)
        }
        @objc func add() { count += 1 }
      }
      struct Load: View {
        @StateObject private var model = Model()
        var body: some View {
          Text("\(model.state) \(model.count)").onAppear {
            NotificationCenter.default.post(name: Notification.Name("added"), object: nil)
          }
        }
      }
      #Preview { Load() }
      """#)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(picture("Load").contains("offline 2"), "\(picture("Load"))")
  }

  @Test func `a controller with a grid is a box beside the rest of the screen`() throws {
    try file(
      "Month.swift",
      #"""
      import SwiftUI
      struct Month: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> some UIViewController { MonthController() }
        func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
      }
      final class DayCell: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      final class MonthController: UIViewController {
        private let button: UIButton = {
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(reload), for: .touchUpInside)
          return button
        }()
        private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          grid.register(DayCell.self, forCellWithReuseIdentifier: "day")
          grid.dataSource = self
          view.addSubview(grid)
        }
        @objc private func reload() { grid.reloadData() }
      }
      extension MonthController: UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 31 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "day", for: path) as! DayCell
          cell.tag = path.item
          return cell
        }
      }
      #Preview("Month") { VStack { Text("November"); Month().frame(height: 200) } }
      """#)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.allSatisfy { $0.contains("is a view of UIKit") }, "\(result.error)")
    #expect(picture("Month-Month").contains("November"))
  }

  @Test func `a screen of purchases, mails and secrets is drawn without a store and an account`() throws {
    try file(
      "Account.swift",
      #"""
      import AVFoundation
      import MessageUI
      import Security
      import StoreKit
      import SwiftUI
      @MainActor final class Store: ObservableObject {
        @Published var products: [Product] = []
        @Published var state = "loading"
        func load() async {
          products = (try? await Product.products(for: ["pro"])) ?? []
          for await result in StoreKit.Transaction.currentEntitlements {
            if case .verified(let transaction) = result, transaction.revocationDate == nil { state = transaction.productID }
          }
          do { try await AppStore.sync() } catch StoreKitError.userCancelled { state = "no account" } catch {}
        }
        func buy(_ product: Product) async throws -> Bool {
          switch try await product.purchase() {
          case .success(let verification):
            await (try verification.payloadValue).finish()
            return true
          case .userCancelled, .pending: return false
          }
        }
      }
      struct MailView: UIViewControllerRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIViewController(context: Context) -> MFMailComposeViewController {
          let controller = MFMailComposeViewController()
          controller.mailComposeDelegate = context.coordinator
          controller.setSubject("Export")
          return controller
        }
        func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
        final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
          func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
          ) { controller.dismiss(animated: true) }
        }
      }
      func secret() -> String {
        let item: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token",
          kSecValueData as String: Data("abc".utf8),
        ]
        SecItemDelete(item as CFDictionary)
        guard SecItemAdd(item as CFDictionary, nil) == errSecSuccess else { return "not added" }
        let query = [
          kSecClass: kSecClassGenericPassword, kSecAttrAccount: "token", kSecReturnData: true,
          kSecMatchLimit: kSecMatchLimitOne,
        ] as CFDictionary
        var result: AnyObject?
        SecItemCopyMatching(query, &result)
        return (result as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "not found"
      }
      struct Account: View {
        @StateObject private var store = Store()
        var body: some View {
          VStack {
            Text("\(store.products.count) \(store.state)")
            Text("\(MFMailComposeViewController.canSendMail()) \(secret())")
          }
          .task { await store.load(); AudioServicesPlaySystemSound(1057) }
        }
      }
      #Preview { Account() }
      """#)
    let result = preview()
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.isEmpty, "\(result.error)")
    let text = picture("Account")
    #expect(text.contains("0 no account") && text.contains("false abc"), "\(text)")
  }
}
