import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("Names of UIKit in the code of apps")
@MainActor
struct UIKitNamesTests {
  private struct PhotoPicker: UIViewControllerRepresentable {
    @Binding var image: UIImage?

    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      picker.delegate = context.coordinator
      picker.cameraViewTransform = CGAffineTransform(scaleX: 2, y: 2)
      picker.modalPresentationStyle = .fullScreen
      return picker
    }
    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
      let parent: PhotoPicker
      init(_ parent: PhotoPicker) { self.parent = parent }
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        parent.image = info[.originalImage] as? UIImage
        picker.dismiss(animated: true)
      }
    }
  }

  private struct Search: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UISearchBar {
      let bar = UISearchBar(frame: .zero)
      bar.delegate = context.coordinator
      bar.placeholder = "Find"
      return bar
    }
    func updateUIView(_ uiView: UISearchBar, context: Context) { uiView.text = text }
    func makeCoordinator() -> Coordinator { Coordinator($text) }

    final class Coordinator: NSObject, UISearchBarDelegate {
      @Binding var text: String
      init(_ text: Binding<String>) { _text = text }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    }
  }

  @Test func `a picker and a search field of UIKit are drawn as boxes`() {
    let view = VStack {
      PhotoPicker(image: .constant(nil))
      Search(text: .constant(""))
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
    let text = renderer.transcript()
    #expect(text.contains("PhotoPicker") && text.contains("Search"))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  private final class Wheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      10 + component
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  }

  @Test func `wheels ask their data source and keep the selected rows`() {
    let wheels = Wheels(frame: .zero)
    #expect(wheels.numberOfRows(inComponent: 1) == 0)
    wheels.dataSource = wheels
    wheels.delegate = wheels
    #expect(wheels.numberOfComponents == 2)
    #expect(wheels.numberOfRows(inComponent: 1) == 11)
    wheels.selectRow(4, inComponent: 1, animated: false)
    #expect(wheels.selectedRow(inComponent: 0) == -1)
    #expect(wheels.selectedRow(inComponent: 1) == 4)
  }

  private final class Screen: UIViewController {
    let name: String
    init(name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  }

  @Test func `controllers know their parents`() {
    let home = Screen(name: "Home")
    let detail = Screen(name: "Detail")
    let navigation = UINavigationController(rootViewController: home)
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.topViewController === detail)
    #expect(detail.navigationController === navigation && navigation.children.count == 2)
    let popped = navigation.popViewController(animated: true)
    #expect(popped === detail && detail.parent == nil)
    let last = navigation.popViewController(animated: true)
    #expect(last == nil && navigation.children.count == 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(home.tabBarController === tabs && tabs.selectedViewController === navigation)
  }

  @Test func `a view is in one superview, and constraints leave its frame`() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let first = UIStackView(arrangedSubviews: [label])
    let second = UIView()
    second.addSubview(label)
    #expect(first.subviews.isEmpty && label.superview == second)
    #expect(Set([first as UIView, second, second]).count == 2)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: second.safeAreaLayoutGuide.topAnchor, constant: 8),
      label.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    label.removeFromSuperview()
    #expect(second.subviews.isEmpty && label.superview == nil)
  }

  @Test func `a point hits the view in front`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    back.addSubview(front)
    window.addSubview(back)
    #expect(window.hitTest(CGPoint(x: 25, y: 25), with: nil) === front)
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(window.hitTest(CGPoint(x: 90, y: 90), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    back.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 25, y: 25), with: nil) === window)
  }

  @Test func `controls keep their values`() {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    segments.addTarget(nil, action: Selector("changed"), for: .valueChanged)
    #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "Week")
    let field = UITextField()
    field.placeholder = "Name"
    field.keyboardType = .decimalPad
    field.returnKeyType = .done
    field.selectAll(nil)
    #expect(field.text == "" && !field.isEditing && field.keyboardType == .decimalPad)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    field.addGestureRecognizer(tap)
    #expect(tap.view === field && tap.state == .possible)
    let button = UIBarButtonItem(title: "Save", style: .done, target: field, action: nil)
    #expect(button.target === field)
  }

  @Test func `animations of views make their changes at once`() {
    let view = UIView()
    var hasEnded = false
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { hasEnded = $0 })
    #expect(view.alpha == 0 && hasEnded)
  }
}
