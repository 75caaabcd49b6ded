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
