import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *position*.
@MainActor
final class MeasuredPositionTests: XCTestCase {
    func testPositionBasic() async { measured("position/basic") { PositionBasicCase.MeasuredRoot() } }
    func testPositionSafeAreaPadding() async {
        measured("position/safe-area-padding") { PositionSafeAreaPaddingCase.MeasuredRoot() }
    }
}

/// position() takes the whole proposal in every container; the positioned child does not move the layout
/// frame.
private enum PositionBasicCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 10) {
                ZStack {
                    Color.gray
                    Slab(w: 40, h: 40).position(x: 50, y: 30).id("inZStack")
                    Slab(w: 30, h: 30).position(x: 150, y: 60).id("point")
                }
                .frame(width: 200, height: 90)
                .id("zstack")
                HStack(spacing: 10) {
                    Slab(w: 24, h: 16).id("left")
                    Slab(w: 30, h: 30).position(x: 20, y: 20).id("inHStack")
                    Slab(w: 32, h: 16).id("right")
                }
                .frame(height: 50)
                .id("hstack")
                VStack(spacing: 4) {
                    Slab(w: 38.5, h: 16).id("above")
                    Slab(w: 30, h: 20).position(x: 40, y: 10).id("inVStack")
                    Slab(w: 36.5, h: 16).id("below")
                }
                .id("vstack")
            }
            .id("stack")
        }
    }
}

/// safeAreaPadding shrinks nothing it is framed by; on a scroll view it becomes a content inset, so the
/// content starts 20 lower and a flexible content keeps the full width.
private enum PositionSafeAreaPaddingCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(spacing: 20) {
                Color.orange
                    .safeAreaPadding(20)
                    .frame(width: 100, height: 150)
                    .id("padded")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<6, id: \.self) { Color.green.frame(height: 30).id("prow\($0)") }
                    }
                    .id("paddedScrollContent")
                }
                .safeAreaPadding(.vertical, 20)
                .frame(width: 100, height: 150)
                .id("paddedScroll")
            }
            .id("row")
        }
    }
}
