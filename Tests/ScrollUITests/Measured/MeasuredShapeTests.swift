import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *shape*.
@MainActor
final class MeasuredShapeTests: XCTestCase {
    func testShapeAspectRatio() async { measured("shape/aspect-ratio") { ShapeAspectRatioCase.MeasuredRoot() } }
    func testShapeBuiltin() async { measured("shape/builtin") { ShapeBuiltinCase.MeasuredRoot() } }
    func testShapePaintShapes() async { measured("shape/paint-shapes") { ShapePaintShapesCase.MeasuredRoot() } }
}

/// aspectRatio fit and fill with two, one or a flexible dimension: fit stays inside the proposal, fill
/// overflows it and is centred on the frame.
private enum ShapeAspectRatioCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 8) {
                HStack(alignment: .top, spacing: 8) {
                    Color.red.aspectRatio(1.6, contentMode: .fit).id("fitWideImage").frame(width: 100, height: 40).id(
                        "fitWide")
                    Color.red.aspectRatio(1.6, contentMode: .fit).id("fitTallImage").frame(width: 40, height: 100).id(
                        "fitTall")
                    Color.red.aspectRatio(1.6, contentMode: .fill).id("fillImage").frame(width: 40, height: 60).id(
                        "fill")
                    Color.red.aspectRatio(1.6, contentMode: .fill).id("fillClippedImage").frame(width: 40, height: 60)
                        .clipped().id("fillClipped")
                    Color.red.aspectRatio(1, contentMode: .fit).id("squareImage").frame(width: 60, height: 40).id(
                        "square")
                    Color.red.aspectRatio(1.0 / 3.0, contentMode: .fill).id("thirdImage").frame(width: 30, height: 30)
                        .id("third")
                }
                .id("row1")
                HStack(alignment: .top, spacing: 8) {
                    Color.red.aspectRatio(1.6, contentMode: .fit).id("widthOnlyImage").frame(width: 100).id("widthOnly")
                    Color.red.aspectRatio(1.6, contentMode: .fit).id("heightOnlyImage").frame(height: 30).id(
                        "heightOnly")
                    Slab(w: 64, h: 40).id("rigidImage").frame(width: 100, height: 40).id("rigid")
                    Color.red.aspectRatio(0.3125, contentMode: .fit).id("flexibleImage")
                }
                .frame(height: 100)
                .id("row2")
                Color.blue.aspectRatio(2, contentMode: .fit).id("colorRatio").frame(width: 100, height: 100).id(
                    "colorRatioFrame")
            }
            .id("stack")
        }
    }
}

/// A circle in a wide frame is a centred square; other shapes fill.
private enum ShapeBuiltinCase {
    struct MeasuredRoot: View {
        var body: some View {
            VStack(spacing: 8) {
                Slab(w: 324, h: 50).id("row1")
                HStack(spacing: 8) {
                    Capsule().fill(Color.red).frame(width: 100, height: 40).id("capsule")
                    Capsule().fill(Color.red).frame(width: 100, height: 40).id("capsuleCircular")
                    Capsule().fill(Color.purple).frame(width: 30, height: 60).id("capsuleTall")
                    Circle().fill(Color.mint).id("circleWide").frame(width: 70, height: 40)
                }
                .id("row2")
                HStack(spacing: 8) {
                    Ellipse().fill(Color.teal).frame(width: 90, height: 40).id("ellipse")
                    Rectangle().fill(Color.gray).frame(width: 60, height: 40).id("rect")
                    RoundedRectangle(cornerRadius: 40).fill(Color.indigo).frame(width: 60, height: 40).id("clamped")
                    Circle().fill(Color.pink).id("any").frame(width: 60, height: 40)
                }
                .id("row3")
            }
            .id("stack")
        }
    }
}

/// A flexible circle among fixed shapes in a row of height 100: its width is what the fixed ones leave, its
/// height the same.
private enum ShapePaintShapesCase {
    struct MeasuredRoot: View {
        var body: some View {
            HStack(spacing: 10) {
                Circle().fill(Color.black).id("circle")
                Rectangle().fill(Color.red).frame(width: 40).id("rect")
                RoundedRectangle(cornerRadius: 8).fill(Color.blue).frame(width: 40, height: 40).id("rounded")
                Capsule().fill(Color.green).frame(width: 60, height: 30).id("capsule")
                Ellipse().fill(Color.black).frame(width: 50, height: 30).id("ellipse")
            }
            .frame(height: 100)
            .id("row")
        }
    }
}
