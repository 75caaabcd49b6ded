import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class EffectModifierTests: XCTestCase {
    private func dump<V: View>(@ViewBuilder _ view: @MainActor () -> V) -> String {
        let host = ViewHost(size: CGSize(width: 100, height: 80), root: view)
        host.frame(at: .zero)
        return host.displayList.dump()
    }

    func testEachEffectIsAnOperationOfTheList() async {
        XCTAssertTrue(dump { Color.white.blur(radius: 3) }.contains("blur 3\n"))
        XCTAssertTrue(dump { Color.white.blur(radius: 3, opaque: true) }.contains("blur 3 opaque"))
        XCTAssertTrue(
            dump { Color.white.shadow(color: .black, radius: 4, x: 1, y: 2) }
                .contains("shadow #000000FF radius 4 offset 1 2"))
        XCTAssertTrue(dump { Color.white.brightness(0.5) }.contains("colors 1 0 0 0.5, 0 1 0 0.5, 0 0 1 0.5"))
        XCTAssertTrue(dump { Color.white.contrast(2) }.contains("colors 2 0 0 -0.5"))
        XCTAssertTrue(dump { Color.white.colorInvert() }.contains("colors -1 0 0 1"))
        XCTAssertTrue(dump { Color.white.grayscale(1) }.contains("colors 0.21 0.72 0.07 0"))
        XCTAssertTrue(dump { Color.white.colorMultiply(.red) }.contains("colors"))
        XCTAssertTrue(dump { Color.white.blendMode(.multiply) }.contains("blend multiply"))
        XCTAssertTrue(dump { Color.white.luminanceToAlpha() }.contains("luminance to alpha"))
        XCTAssertTrue(dump { Color.white.compositingGroup() }.contains("isolated"))
        XCTAssertTrue(dump { Color.white.mask { Circle() } }.contains("mask\n"))
        XCTAssertTrue(
            dump { Color.white.transformEffect(CGAffineTransform(translationX: 5, y: 6)) }
                .contains("transform 1 0 0 1 5 6"))
        XCTAssertTrue(
            dump { Color.white.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }.contains("projection"))
    }

    func testEffectsThatChangeNothingLeaveNoTrace() async {
        let plain = dump { Color.white }
        XCTAssertEqual(dump { Color.white.blur(radius: 0) }, plain)
        XCTAssertEqual(dump { Color.white.brightness(0) }, plain)
        XCTAssertEqual(dump { Color.white.contrast(1) }, plain)
        XCTAssertEqual(dump { Color.white.blendMode(.normal) }, plain)
        XCTAssertEqual(dump { Color.white.shadow(color: .clear, radius: 9) }, plain)
        XCTAssertEqual(dump { Color.white.rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0)) }, plain)
    }

    func testNoEffectChangesTheLayout() async {
        func frame<V: View>(_ view: V) -> CGRect? {
            let host = ViewHost(size: CGSize(width: 300, height: 300)) {
                VStack {
                    Color.red.frame(width: 30, height: 20)
                    view.id("it")
                    Color.red.frame(width: 30, height: 20)
                }
            }
            host.frame(at: .zero)
            return host.frame(ofID: "it")
        }
        let box = Color.blue.frame(width: 50, height: 40)
        let plain = frame(box)
        XCTAssertEqual(frame(box.blur(radius: 9).shadow(radius: 5, x: 30).contrast(3).blendMode(.screen)), plain)
        XCTAssertEqual(frame(box.mask { Circle() }.compositingGroup().hueRotation(.degrees(20))), plain)
    }

    func testHitsFollowATurnInSpaceAndAClip() async {
        let probe = Probe()
        let host = ViewHost(size: CGSize(width: 200, height: 200)) {
            Color.red.frame(width: 200, height: 100).onTapGesture { probe.hit("turned") }
                .rotation3DEffect(.degrees(80), axis: (x: 0, y: 1, z: 0))
                .overlay {
                    Color.blue.clipShape(Circle()).frame(width: 20, height: 20).onTapGesture { probe.hit("clip") }
                }
        }
        host.frame(at: .zero)
        host.click(at: CGPoint(x: 20, y: 100))
        XCTAssertEqual(probe["turned"], 0)
        host.click(at: CGPoint(x: 91.5, y: 91.5))
        XCTAssertEqual(probe["clip"], 0)
        XCTAssertEqual(probe["turned"], 1)
        host.click(at: CGPoint(x: 100, y: 100))
        XCTAssertEqual(probe["clip"], 1)
    }

    func testATurnInSpaceIsAFormulaOfItsAngle() async throws {
        let rotation = SpatialRotation(
            angle: .pi / 3, axis: SIMD3(0, 2, 0), anchor: .center, anchorZ: 0, perspective: 0.5)
        let projection = EffectOperation.rotation3D(rotation).projection(
            origin: .zero, size: CGSize(width: 100, height: 60))
        let right = try XCTUnwrap(projection?.apply(Point(x: 100, y: 0)))
        // x = 50 cos 60°, z = -50 sin 60°; w = 1 - z · 0.5 / 100
        let w = 1 + 50 * sin(Double.pi / 3) * 0.005
        XCTAssertEqual(right.x, 50 + 25 / w, accuracy: 1e-9)
        XCTAssertEqual(right.y, 30 - 30 / w, accuracy: 1e-9)
    }

    /// The transforms of SwiftUI 6.5.4 for views of 100 x 50: half a right angle around x with the anchor 2 points in front and a perspective of 2,
    /// and a third of a half turn around y with the anchor 1 point in front, also in a right-to-left layout. Source: the symbol tests
    /// `Rotation3DEffectDualTests` of OpenSwiftUI, which run against Apple's.
    func testATurnInSpaceIsThatOfSwiftUI() async {
        func turn(_ angle: Double, _ axis: SIMD3<Double>, _ anchorZ: Double, _ perspective: Double) -> EffectOperation {
            .rotation3D(
                SpatialRotation(angle: angle, axis: axis, anchor: .center, anchorZ: anchorZ, perspective: perspective))
        }
        let aroundX = turn(.pi / 4, SIMD3(1, 0, 0), 2, 2)
        let aroundY = turn(.pi / 3, SIMD3(0, 1, 0), 1, 1)
        let size = CGSize(width: 100, height: 50)
        let expected: [(EffectOperation, [Double])] = [
            (
                aroundX,
                [1, 0, 0, -0.7071067812, 0.3535533906, -0.0141421356, 19.0918830920, 18.2824855787, 1.3818376618]
            ),
            (
                aroundX.mirrored(in: size),
                [1, 0, 0, -0.7071067812, 0.3535533906, -0.0141421356, 19.0918830920, 18.2824855787, 1.3818376618]
            ),
            (aroundY, [0.9330127019, 0.2165063509, 0.0086602540, 0, 1, 0, 2.7333395016, -10.7003175473, 0.5719872981]),
            (
                aroundY.mirrored(in: size),
                [0.0669872981, -0.2165063509, -0.0086602540, 0, 1, 0, 47.7666604984, 10.9503175473, 1.4380127019]
            ),
        ]
        for (operation, numbers) in expected {
            guard let projection = operation.projection(origin: .zero, size: size) else { return XCTFail("none") }
            let m = ProjectionTransform(projection)
            let found = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
            for (one, other) in zip(found, numbers) { XCTAssertEqual(Double(one), other, accuracy: 1e-9) }
        }
    }

    func testEffectsAreAnimatedByTheirNumbers() async {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Fading() }
        host.frame(at: .zero)
        host.click(at: CGPoint(x: 50, y: 50))
        host.frame(at: host.time)
        host.frame(at: host.time + .milliseconds(500))
        XCTAssertTrue(host.displayList.dump().contains("blur 5\n"), host.displayList.dump())
    }

    private struct Fading: View {
        @State private var isOn = false
        var body: some View {
            Color.red.blur(radius: isOn ? 10 : 0)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }

    private struct Swinging: View {
        @State private var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 40, height: 40).id("scaled").scaleEffect(0.5, anchor: anchor)
                Color.red.frame(width: 40, height: 40).id("turned").rotationEffect(.degrees(180), anchor: anchor)
                Color.red.frame(width: 40, height: 40).id("spatial")
                    .rotation3DEffect(.degrees(180), axis: (x: 0, y: 0, z: 1), anchor: anchor)
                Color.blue.frame(width: 50, height: 50).id("pad")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
            .frame(width: 100, alignment: .leading)
        }

        private var anchor: UnitPoint { isOn ? .trailing : .leading }
    }

    func testAnAnchorIsAnimated() async {
        let host = host(100, 200) { Swinging() }
        host.click(id: "pad")
        host.frame(at: host.time + .milliseconds(500))
        XCTAssertEqual(host.frame(ofID: "scaled")?.minX ?? .nan, 10, accuracy: 0.5)
        XCTAssertEqual(host.frame(ofID: "turned")?.minX ?? .nan, 0, accuracy: 2)
        XCTAssertEqual(host.frame(ofID: "spatial")?.minX ?? .nan, 0, accuracy: 2)
    }

    func testVisualEffectsMixNumberByNumber() async {
        let still = EmptyVisualEffect().blur(radius: 0).saturation(1).rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0))
        let moved = EmptyVisualEffect().blur(radius: 8).saturation(0).rotation3DEffect(
            .degrees(60), axis: (x: 0, y: 1, z: 0))
        let half = zip(still.operations, moved.operations).map { $0.interpolated(towards: $1, amount: 0.5) }
        XCTAssertEqual(half[0], .blur(4, isOpaque: false))
        XCTAssertEqual(half[1], .color(ColorEffect(.saturation, 0.5)))
        guard case .rotation3D(let rotation) = half[2] else { return XCTFail("\(half[2])") }
        XCTAssertEqual(rotation.angle, .pi / 6, accuracy: 1e-12)
    }

    func testEveryBlendModeHasItsNameInBothLists() async {
        for mode in ScrollUI.BlendMode.allCases { XCTAssertEqual(mode.drawn.rawValue, mode.rawValue) }
        XCTAssertEqual(ScrollUI.BlendMode.allCases.count, Drawing.BlendMode.allCases.count)
    }
}
