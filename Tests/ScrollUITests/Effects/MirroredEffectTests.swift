import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Effects and transitions of a right-to-left layout are the mirror images of those from left to right.
@MainActor
final class MirroredEffectTests: XCTestCase {
    private static let width: CGFloat = 200

    /// A box off the middle, with an effect.
    private struct Stage: View {
        let direction: LayoutDirection
        let probe: Probe
        let effect: (AnyView) -> AnyView

        var body: some View {
            effect(AnyView(Color.red.frame(width: 60, height: 40).id("box").onTapGesture { probe.hit("box") }))
                .padding(.leading, 50)
                .frame(width: MirroredEffectTests.width, height: 120, alignment: .leading)
                .environment(\.layoutDirection, direction)
        }
    }

    private struct Shear: GeometryEffect {
        var animatableData: Double = 0.4

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(a: 1, b: 0.2, c: animatableData, d: 1, tx: 7, ty: 3))
        }
    }

    private static let effects: [(name: String, effect: (AnyView) -> AnyView)] = [
        ("offset", { AnyView($0.offset(x: 25, y: 10)) }),
        ("scale", { AnyView($0.scaleEffect(0.5, anchor: .topLeading)) }),
        ("stretch", { AnyView($0.scaleEffect(x: 1.5, y: 0.5, anchor: .trailing)) }),
        ("rotation", { AnyView($0.rotationEffect(.degrees(30), anchor: .bottomLeading)) }),
        (
            "turn in space",
            {
                AnyView(
                    $0.rotation3DEffect(
                        .degrees(50), axis: (x: 0.3, y: 1, z: 0.2), anchor: .leading, anchorZ: 10, perspective: 0.6))
            }
        ),
        ("transform", { AnyView($0.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 12, ty: 0))) }),
        ("an effect of the program's own", { AnyView($0.modifier(Shear())) }),
        (
            "visual effect",
            { AnyView($0.visualEffect { effect, _ in effect.rotationEffect(.degrees(20)).offset(x: 9) }) }
        ),
    ]

    private func stage(_ direction: LayoutDirection, _ probe: Probe, _ effect: @escaping (AnyView) -> AnyView)
        -> ViewHost
    {
        host(Self.width, 120) { Stage(direction: direction, probe: probe, effect: effect) }
    }

    /// Returns for each point of a grid whether a click there hits the box.
    private func hits(_ direction: LayoutDirection, _ effect: @escaping (AnyView) -> AnyView) -> [[Bool]] {
        let probe = Probe()
        let host = stage(direction, probe, effect)
        return stride(from: 4.5, to: 120, by: 10).map { y in
            stride(from: 3.3, through: Self.width - 3.2, by: (Self.width - 6.6) / 24).map { x in
                let before = probe["box"]
                host.click(at: CGPoint(x: x, y: y))
                return probe["box"] > before
            }
        }
    }

    func testFramesInsideAnEffectAreMirrored() async throws {
        for (name, effect) in Self.effects where name != "visual effect" {
            let left = try XCTUnwrap(stage(.leftToRight, Probe(), effect).frame(ofID: "box"))
            let right = try XCTUnwrap(stage(.rightToLeft, Probe(), effect).frame(ofID: "box"))
            XCTAssertNotEqual(left, CGRect(x: 50, y: 40, width: 60, height: 40), name)
            XCTAssertEqual(right.minX, Self.width - left.maxX, accuracy: 1e-9, name)
            XCTAssertEqual(right.maxX, Self.width - left.minX, accuracy: 1e-9, name)
            XCTAssertEqual(right.minY, left.minY, accuracy: 1e-9, name)
            XCTAssertEqual(right.maxY, left.maxY, accuracy: 1e-9, name)
        }
    }

    func testHitsAreMirrored() async {
        for (name, effect) in Self.effects {
            let (left, right) = (hits(.leftToRight, effect), hits(.rightToLeft, effect))
            XCTAssertTrue(left.joined().contains(true), name)
            XCTAssertEqual(right, left.map { $0.reversed() }, name)
        }
    }

    func testWhatIsDrawnIsMirrored() async throws {
        for (name, effect) in Self.effects where name != "turn in space" {
            let left = try XCTUnwrap(stage(.leftToRight, Probe(), effect).drawnBounds, name)
            let right = try XCTUnwrap(stage(.rightToLeft, Probe(), effect).drawnBounds, name)
            XCTAssertEqual(right.minX, Self.width - left.maxX, accuracy: 1e-6, name)
            XCTAssertEqual(right.maxX, Self.width - left.minX, accuracy: 1e-6, name)
            XCTAssertEqual(right.minY, left.minY, accuracy: 1e-6, name)
        }
    }

    /// A box that appears at a click.
    private struct Appearing: View {
        let direction: LayoutDirection
        let transition: AnyTransition
        @State private var isThere = false

        var body: some View {
            ZStack(alignment: .leading) {
                Color.clear.contentShape(Rectangle()).id("pad")
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = true } }
                if isThere { Color.red.frame(width: 60, height: 40).id("box").transition(transition) }
            }
            .environment(\.layoutDirection, direction)
        }
    }

    func testTransitionsAreMirrored() async throws {
        let transitions: [(String, AnyTransition)] = [
            ("leading", .move(edge: .leading)), ("trailing", .move(edge: .trailing)), ("slide", .slide),
            ("push", .push(from: .leading)), ("offset", .offset(x: 40)), ("top", .move(edge: .top)),
        ]
        for (name, transition) in transitions {
            let frames = try LayoutDirection.allCases.map { direction in
                let host = host(Self.width, 120) { Appearing(direction: direction, transition: transition) }
                host.click(id: "pad")
                host.wait(0.25)
                return try XCTUnwrap(host.frame(ofID: "box"), name)
            }
            XCTAssertNotEqual(frames[0].origin, CGPoint(x: 0, y: 40), name)
            XCTAssertEqual(frames[1].minX, Self.width - frames[0].maxX, accuracy: 1e-9, name)
            XCTAssertEqual(frames[1].minY, frames[0].minY, accuracy: 1e-9, name)
        }
    }
}

extension ViewHost {
    /// The bounds of the first fill, with the transforms around it.
    @MainActor fileprivate var drawnBounds: CGRect? {
        var transforms = [Affine.identity]
        for item in displayList.items {
            switch item {
            case .pushTransform(let transform): transforms.append(transform)
            case .popTransform: transforms.removeLast()
            case .fill(.rect(let rect), _):
                let corners = [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)]
                    .map { (transforms.last ?? .identity).apply(Point(x: $0.0, y: $0.1)) }
                let (xs, ys) = (corners.map(\.x), corners.map(\.y))
                guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                    return nil
                }
                return CGRect(x: left, y: top, width: right - left, height: bottom - top)
            default: break
            }
        }
        return nil
    }
}
