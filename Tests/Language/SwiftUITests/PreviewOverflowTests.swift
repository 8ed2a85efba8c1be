import Foundation
import SwiftUI
import Testing

@testable import OpenChartsPreviews

/// Pictures of previews whose views draw outside their frames.
@MainActor @Suite struct PreviewOverflowTests {
  private func scene(
    _ size: PreviewSize = .phone, @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) async -> RenderedScene {
    let request = PreviewRequest(
      folder: ".", stem: nil, format: "svg", isDark: false, width: nil, height: nil, scale: 1, report: "")
    return await PreviewCase(file: "", position: 0, name: nil, previewSize: size, makeView: view).scene(
      request)
  }

  private func height(@ViewBuilder _ view: @escaping @MainActor () -> some View) async -> CGFloat {
    await scene(view: view).size.height
  }

  private func scene(@ViewBuilder view: @escaping @MainActor () -> some View) async -> RenderedScene {
    await scene(.phone, view)
  }

  /// 50 points wide and 20 points high.
  private var bar: some View { Color.red.frame(width: 50, height: 20) }

  @Test func aPictureShowsWhatAViewDrawsOutsideItsFrame() async {
    let bar = bar
    // 2 points above the bar, 10 below.
    #expect(await height { bar.shadow(radius: 6, x: 0, y: 4) } == 32)
    #expect(await height { bar.offset(y: -30) } == 50)
    #expect(await height { bar.overlay { Color.blue.frame(width: 10, height: 60) } } == 60)
    // 99 points are in the middle of the phone on whole points; half a point above and below is a whole one.
    let rotated = await height { Color.red.frame(width: 99, height: 20).rotationEffect(.degrees(90)) }
    #expect(rotated == 100)
    #expect(await height { Rectangle().stroke(lineWidth: 8).frame(width: 50, height: 20) } == 28)
  }

  @Test func invisibleOverflowLeavesThePictureAsHighAsTheView() async {
    let bar = bar
    #expect(await height { bar.overlay { Color.blue.frame(width: 10, height: 60) }.clipped() } == 20)
    #expect(await height { bar.overlay { Color.blue.frame(width: 10, height: 60).opacity(0) } } == 20)
    #expect(await height { bar.overlay { Color.clear.frame(width: 10, height: 60) } } == 20)
    #expect(
      await height { bar.overlay { Color.blue.frame(height: 60).mask { Circle().frame(width: 9) } } } == 20)
    // Half of a line of 1 point.
    #expect(await height { Rectangle().stroke(lineWidth: 1).frame(width: 50, height: 20) } == 20)
    // Below the screen.
    #expect(await height { bar.overlay { Color.blue.offset(y: 2000) } } == 20)
  }

  @Test func overflowEndsAtTheScreen() async {
    let bar = bar
    // 416 points of the screen's 852 are above the bar.
    #expect(
      await height { bar.overlay(alignment: .bottom) { Color.blue.frame(width: 10, height: 900) } } == 436)
    #expect(await scene { bar.offset(x: 300) }.size.width == 393)
  }

  @Test func onlySidesThatFollowTheViewGrow() async {
    let square = Color.red.frame(width: 10, height: 10).overlay { Color.blue.frame(width: 30, height: 30) }
    #expect(await scene(.fitting) { square }.size == CGSize(width: 30, height: 30))
    #expect(await scene(PreviewSize(width: 12, height: 16)) { square }.size == CGSize(width: 12, height: 16))
  }

  @Test func elementsMoveWithTheirDrawing() async {
    let picture = await scene {
      Text("Total").overlay(alignment: .top) { Color.blue.frame(width: 4, height: 4).offset(y: -10) }
    }
    #expect(picture.list.accessibility.first?.frame.y == 10)
  }
}
