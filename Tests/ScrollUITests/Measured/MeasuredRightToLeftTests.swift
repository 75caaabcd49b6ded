import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *layout* from right to left.
@MainActor
final class MeasuredRightToLeftTests: XCTestCase {
    func testLayoutRtlGrid() async { measured("layout/rtl-grid") { LayoutRtlGridCase.MeasuredRoot() } }
    func testLayoutRtlShapes() async { measured("layout/rtl-shapes") { LayoutRtlShapesCase.MeasuredRoot() } }
    func testLayoutRtlStacks() async { measured("layout/rtl-stacks") { LayoutRtlStacksCase.MeasuredRoot() } }
    func testLayoutRtlScroll() async { measured("layout/rtl-scroll") { LayoutRtlScrollCase.MeasuredRoot() } }
}

/// Right-to-left lazy grid: columns run from the right.
private enum LayoutRtlGridCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 16) {
                Slab(w: 150, h: 110).id("grid")
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
                    ForEach(0..<5, id: \.self) { Slab(w: 40, h: 20).id("l\($0)") }
                }
                .frame(width: 200)
                .id("lazy")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}

/// Right-to-left: position(x:) and offset(x:) leave the layout frames alone; the row and the column mirror.
private enum LayoutRtlShapesCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 10) {
                    Slab(w: 40, h: 30).id("arrow")
                    Slab(w: 40, h: 30).id("fixedArrow")
                    Slab(w: 15, h: 12).id("image")
                    Slab(w: 15, h: 12).id("flippedImage")
                }
                .id("row")
                Slab(w: 120, h: 20).id("gradient")
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 160, height: 40).id("positionBox")
                    Slab(w: 20, h: 20).position(x: 30, y: 20).id("positioned")
                }
                .frame(width: 160, height: 40)
                Slab(w: 20, h: 20).offset(x: 40).id("offset")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}

/// Right-to-left: row, padding, frame alignment, ZStack and guide mirror, a left-to-right row inside does not.
private enum LayoutRtlStacksCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    Slab(w: 40, h: 30).id("a")
                    Slab(w: 60, h: 30).id("b")
                    Spacer()
                    Slab(w: 30, h: 30).id("c")
                }
                .id("hstack")
                Slab(w: 50, h: 20)
                    .padding(.leading, 30)
                    .id("padded")
                Slab(w: 40, h: 20)
                    .frame(width: 120, alignment: .leading)
                    .id("framed")
                ZStack(alignment: .topLeading) {
                    Slab(w: 100, h: 40).id("zback")
                    Slab(w: 20, h: 20).id("zfront")
                }
                .id("zstack")
                HStack {
                    Slab(w: 30, h: 20).id("ltrA")
                    Slab(w: 30, h: 20).id("ltrB")
                }
                .environment(\.layoutDirection, .leftToRight)
                .id("island")
                Slab(w: 25, h: 16).id("text")
                Slab(w: 30, h: 20)
                    .alignmentGuide(.leading) { _ in -10 }
                    .id("guided")
            }
            .frame(width: 300, alignment: .leading)
            .id("vstack")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}

/// Right-to-left: a horizontal scroll view starts with the right end of its content, which runs from the right.
private enum LayoutRtlScrollCase {
    struct MeasuredRoot: View {
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6) { i in
                        Slab(w: 50, h: 40).id("s\(i)")
                    }
                }
                .id("content")
            }
            .frame(width: 180, height: 60)
            .id("scroll")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
