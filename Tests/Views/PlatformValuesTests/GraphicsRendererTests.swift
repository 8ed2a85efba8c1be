import AppKit
import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GraphicsRendererTests {
  private let size = CGSize(width: 40, height: 20)

  private func renderer(scale: CGFloat = 2, opaque: Bool = false) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  /// The pixels of a picture of the same size by views.
  private func png(_ view: some View, scale: CGFloat = 2) throws -> Data {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 20))
    renderer.scale = scale
    return try renderer.png()
  }

  @Test("An image has the size and the scale of its format, and three pixels per point without one")
  func sizes() {
    let image = renderer(scale: 2).image { _ in }
    #expect(image.size == size && image.scale == 2 && image.cgImage?.width == 80)
    #expect(UIGraphicsImageRenderer(size: size).image { _ in }.scale == 3)
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    let moved = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 4, height: 4))
    }
    #expect(
      moved
        == UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        })
  }

  @Test("Rectangles, paths and clips are drawn as in views")
  func shapes() throws {
    let left = renderer().pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(
      try left == png(Color(UIColor.red).frame(width: 20).frame(maxWidth: .infinity, alignment: .leading)))
    let oval = renderer().pngData { context in
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
    }
    #expect(try oval == png(Ellipse().fill(Color(UIColor.blue))))
    let path = renderer().pngData { _ in
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
    let clipped = renderer().pngData { context in
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).addClip()
      UIColor.blue.set()
      context.fill(CGRect(x: -5, y: -5, width: 90, height: 90))
    }
    #expect(path == oval && clipped == oval)
    let opaque = renderer(opaque: true).pngData { _ in }
    #expect(try opaque == png(Color(UIColor.black)))
  }

  @Test("States are saved, transforms apply to later drawing, and a path keeps its position")
  func states() {
    let plain = renderer().pngData { $0.cgContext.fill(CGRect(x: 10, y: 5, width: 20, height: 10)) }
    let moved = renderer().pngData { renderer in
      let context = renderer.cgContext
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 5))
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.restoreGState()
      #expect(
        context.ctm.isIdentity && context.boundingBoxOfPath == CGRect(x: 10, y: 5, width: 20, height: 10))
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(moved == plain)
    let drawn = renderer().pngData { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.move(to: CGPoint(x: 10, y: 10))
      context?.addLine(to: CGPoint(x: 30, y: 10))
      context?.setLineWidth(10)
      context?.strokePath()
    }
    #expect(drawn == plain)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Cleared areas are transparent, within the clip")
  func clearing() throws {
    let cleared = renderer().pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.clip(to: CGRect(x: 20, y: 0, width: 40, height: 20))
      context.cgContext.clear(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let blended = renderer().pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.fill(CGRect(x: 20, y: 0, width: 20, height: 20), blendMode: .clear)
    }
    let half = renderer().pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(cleared == half && blended == half)
  }

  @Test("A gradient ends at its points unless it is continued")
  func gradients() throws {
    let colors = [UIColor.red.cgColor, UIColor.red.cgColor] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    func drawn(_ options: CGGradientDrawingOptions) -> Data {
      renderer().pngData {
        $0.cgContext.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
      }
    }
    func filled(_ x: CGFloat, _ width: CGFloat) -> Data {
      renderer().pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: x, y: 0, width: width, height: 20))
      }
    }
    #expect(drawn([]) == filled(10, 10) && drawn(.drawsAfterEndLocation) == filled(10, 30))
    #expect(drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == filled(0, 40))
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test("Text is drawn at its point in its colour, aligned in its box, and upright in AppKit")
  func texts() throws {
    let text = "Hi"
    func ink(_ data: Data) -> Int { data.count }
    let blank = renderer().pngData { _ in }
    let left = renderer().pngData { _ in text.draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
    }
    #expect(left != blank)
    let boxed = renderer().pngData { _ in
      (text as NSString).draw(
        in: CGRect(origin: .zero, size: size), withAttributes: [.foregroundColor: UIColor.red])
    }
    #expect(boxed == left)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let width = text.size().width
    let right = renderer().pngData { _ in
      text.draw(in: CGRect(x: 0, y: 0, width: width, height: 20), withAttributes: [.paragraphStyle: style])
    }
    #expect(right == renderer().pngData { _ in text.draw(at: .zero) })
    let height = text.size().height
    let mac = NSImage(size: NSSize(width: 40, height: 20), flipped: false) { _ in
      text.draw(at: NSPoint(x: 0, y: 20 - height))
      return true
    }
    let phone = renderer().image { _ in text.draw(at: .zero) }
    #expect(mac.image.pngData() == phone.pngData())
  }

  @Test("Images are drawn in their size or a box, tinted and with an opacity")
  func images() throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    func filled(_ color: UIColor, _ rect: CGRect) -> Data {
      renderer().pngData { context in
        color.setFill()
        context.fill(rect)
      }
    }
    let place = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(renderer().pngData { _ in red.draw(at: place.origin) } == filled(.red, place))
    let whole = CGRect(origin: .zero, size: size)
    #expect(renderer().pngData { _ in red.draw(in: whole) } == filled(.red, whole))
    #expect(renderer().pngData { _ in red.withTintColor(.blue).draw(in: whole) } == filled(.blue, whole))
    let symbol = try #require(UIImage(systemName: "star.fill"))
    #expect(renderer().pngData { _ in symbol.draw(in: whole) } != renderer().pngData { _ in })
    // Core Graphics draws the first row at the largest y.
    let halves = try #require(
      renderer().image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      }.cgImage)
    let flipped = renderer().pngData { $0.cgContext.draw(halves, in: whole) }
    #expect(flipped == filled(.red, CGRect(x: 0, y: 10, width: 40, height: 10)))
  }

  @Test("A view of SwiftUI is drawn into an image, in the size of its controller")
  func hosting() throws {
    let controller = UIHostingController(rootView: Color(UIColor.red).frame(width: 40, height: 20))
    let view = try #require(controller.view)
    #expect(view.intrinsicContentSize == size)
    #expect(controller.sizeThatFits(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)) == size)
    view.bounds = CGRect(origin: .zero, size: size)
    let drawn = renderer().pngData { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(try drawn == png(Color(UIColor.red)))
    #expect(renderer().pngData { view.layer.render(in: $0.cgContext) } == drawn)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test func `a view is drawn with the corners and the border of its layer`() throws {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    let drawn = renderer().pngData { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(try drawn == png(RoundedRectangle(cornerRadius: 8, style: .circular).fill(Color(UIColor.red))))
    let inner = UIView(frame: CGRect(origin: .zero, size: size))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    let clipped = renderer().pngData { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    let square = renderer().pngData { _ in inner.drawHierarchy(in: inner.bounds, afterScreenUpdates: true) }
    #expect(clipped != square)
    inner.layer.borderWidth = 2
    inner.layer.borderColor = UIColor.green.cgColor
    let bordered = renderer().pngData { _ in inner.drawHierarchy(in: inner.bounds, afterScreenUpdates: true) }
    #expect(
      try bordered
        == png(Rectangle().fill(Color(UIColor.blue)).strokeBorder(Color(UIColor.green), lineWidth: 2)))
  }

  @Test("The older functions, AppKit's images and bitmaps draw the same")
  func others() throws {
    let wanted = renderer().image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let older = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(older?.pngData() == wanted.pngData() && UIGraphicsGetCurrentContext() == nil)
    let locked = NSImage(size: NSSize(width: 40, height: 20))
    locked.lockFocus()
    NSColor.red.setFill()
    NSBezierPath(rect: NSRect(x: 0, y: 15, width: 10, height: 5)).fill()
    locked.unlockFocus()
    #expect(locked.image.pngData() == wanted.pngData() && locked.size == size)
    let bitmap = try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    bitmap.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    bitmap.fill(CGRect(x: 0, y: 15, width: 10, height: 5))
    #expect(bitmap.makeImage()?.width == 40)
    #expect(
      UIImage(cgImage: bitmap.makeImage()!).pngData()
        == renderer(scale: 1).pngData { _ in
          UIColor.red.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
        })
  }

  @Test("A canvas draws with Core Graphics")
  func canvas() throws {
    let canvas = Canvas { context, size in
      context.withCGContext { inner in
        inner.setFillColor(UIColor.red.cgColor)
        inner.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
      }
    }
    let wanted = renderer().pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(try png(canvas) == wanted)
  }
}
