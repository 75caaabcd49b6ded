import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *transform*.
@MainActor
final class MeasuredTransformTests: XCTestCase {
    func testTransformSteps() async { measured("transform/steps") { TransformStepsCase.MeasuredRoot() } }
}

/// Animating rotation, scale and offset changes no layout frame.
private enum TransformStepsCase {
    struct MeasuredRoot: View {
        @State private var moved = false
        var body: some View {
            HStack(spacing: 40) {
                Slab(w: 40, h: 40).rotationEffect(.degrees(moved ? 90 : 0)).id("spin")
                Slab(w: 40, h: 40).scaleEffect(moved ? 1.5 : 1).id("grow")
                Slab(w: 40, h: 40).offset(x: moved ? 20 : 0).id("slide")
            }
            .id("row")
            .onAppear {
                Meter.on("turn") { withAnimation(.linear(duration: 0.3)) { moved = true } }
            }
        }
    }
}
