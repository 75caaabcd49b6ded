import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The numbers of built-in shapes are animated.
@MainActor
final class ShapeAnimationTests: XCTestCase {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func middle<S: Shape>(_ start: S, _ end: S) -> Path {
        var shape = start
        var change = end.animatableData - start.animatableData
        change.scale(by: 0.5)
        shape.animatableData = start.animatableData + change
        return shape.path(in: rect)
    }

    func testTheMiddleOfAShapesAnimationHasTheMiddleOfItsNumbers() async {
        func rounded(_ radius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: radius) }
        func uneven(_ radius: CGFloat) -> UnevenRoundedRectangle {
            UnevenRoundedRectangle(topLeadingRadius: radius, bottomTrailingRadius: 2 * radius)
        }
        XCTAssertEqual(middle(rounded(4), rounded(20)), rounded(12).path(in: rect))
        XCTAssertEqual(
            middle(rounded(4).inset(by: 2), rounded(20).inset(by: 6)), rounded(12).inset(by: 4).path(in: rect))
        XCTAssertEqual(middle(Circle().inset(by: 2), Circle().inset(by: 6)), Circle().inset(by: 4).path(in: rect))
        XCTAssertEqual(middle(uneven(4), uneven(8)), uneven(6).path(in: rect))
        XCTAssertEqual(middle(uneven(4).inset(by: 2), uneven(8).inset(by: 6)), uneven(6).inset(by: 4).path(in: rect))
        XCTAssertEqual(
            middle(rounded(4).trim(from: 0, to: 0.2), rounded(20).trim(from: 0, to: 0.8)),
            rounded(12).trim(from: 0, to: 0.5).path(in: rect))
    }

    private struct Card: View {
        @State private var isOpen = false

        var body: some View {
            VStack(spacing: 0) {
                RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 100, height: 60)
                Color.green.frame(width: 100, height: 60).cornerRadius(radius)
                Color.blue.frame(width: 50, height: 50).id("pad")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen = true } }
            }
        }

        private var radius: CGFloat { isOpen ? 20 : 4 }
    }

    func testTheRadiusOfACardIsAnimatedInFillsAndClips() async {
        let host = host(200, 200) { Card() }
        host.click(id: "pad")
        let start = host.time
        host.frame(at: start + .milliseconds(500))
        let radii = host.displayList.items.compactMap { item -> Double? in
            switch item {
            case .fill(.roundedRect(_, let radius), _), .pushClip(.roundedRect(_, let radius)): radius
            default: nil
            }
        }
        XCTAssertEqual(radii.count, 2)
        for radius in radii { XCTAssertEqual(radius, 12, accuracy: 0.5) }
    }
}
