import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private struct Slide: GeometryEffect {
    var x: Double

    var animatableData: Double {
        get { x }
        set { x = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: size.height))
    }
}

private struct Slider: View {
    @State private var x = 0.0
    let tapped: () -> Void

    var body: some View {
        Color.red
            .frame(width: 20, height: 20)
            .onTapGesture {
                tapped()
                withAnimation(.linear(duration: 1)) { x = 100 }
            }
            .modifier(Slide(x: x))
            .id("box")
    }
}

@MainActor
final class GeometryEffectTests: XCTestCase {
    func testItsNumbersAreAnimatedAndHitsFollow() async {
        var taps = 0
        let host = host(300, 100) { Slider { taps += 1 } }
        // The view is 20 by 20 in the middle, drawn 20 points lower.
        host.click(at: CGPoint(x: 150, y: 50))
        host.wait(0.02)
        XCTAssertEqual(taps, 0)
        host.click(at: CGPoint(x: 150, y: 70))
        host.wait(0.5)
        XCTAssertEqual(taps, 1)
        host.click(at: CGPoint(x: 200, y: 70))
        host.wait(0.02)
        XCTAssertEqual(taps, 2, "halfway it is drawn fifty points further on")
        XCTAssertEqual(host.frame(ofID: "box")?.size, CGSize(width: 20, height: 20))
    }

    func testAnglesAreReckonedWith() {
        let quarter = Angle.degrees(90)
        XCTAssertEqual((quarter + .degrees(30) - .degrees(20)).degrees, 100, accuracy: 1e-12)
        XCTAssertEqual((2 * quarter / 3).degrees, 60, accuracy: 1e-12)
        XCTAssertEqual((-quarter).degrees, -90, accuracy: 1e-12)
        XCTAssertLessThan(-quarter, Angle())
    }
}
