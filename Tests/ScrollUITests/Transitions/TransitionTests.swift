import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class TransitionTests: XCTestCase {
    /// A box that appears and disappears above another one.
    private struct Stage<T: View>: View {
        @State private var isThere: Bool
        let animation: Animation?
        let box: () -> T

        init(_ isThere: Bool, _ animation: Animation? = .linear(duration: 1), @ViewBuilder box: @escaping () -> T) {
            _isThere = State(wrappedValue: isThere)
            self.animation = animation
            self.box = box
        }

        var body: some View {
            VStack(spacing: 0) {
                if isThere { box() }
                Color.blue.frame(width: 50, height: 30).id("next")
                    .onTapGesture { withAnimation(animation) { isThere.toggle() } }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    private static var box: some View { Color(white: 1).frame(width: 40, height: 21) }

    private func stage<T: View>(
        _ isThere: Bool, _ animation: Animation? = .linear(duration: 1), @ViewBuilder box: @escaping () -> T
    ) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Stage(isThere, animation, box: box) }
        host.frame(at: .zero)
        return host
    }

    /// The frame and opacity with which the white box is drawn; nil if it is not.
    private func seen(_ host: ViewHost) -> (frame: Rect, opacity: Double)? {
        var opacities = [1.0]
        var transforms = [Affine.identity]
        for item in host.displayList.items {
            switch item {
            case .pushGroup(let opacity): opacities.append((opacities.last ?? 1) * opacity)
            case .popGroup: opacities.removeLast()
            case .pushTransform(let transform): transforms.append(transform)
            case .popTransform: transforms.removeLast()
            case .fill(.rect(let rect), .solid(let color)) where color.red == 255 && color.green == 255:
                let transform = transforms.last ?? .identity
                let (a, b) = (Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.maxY))
                let (c, d) = (transform.apply(a), transform.apply(b))
                return (Rect(x: c.x, y: c.y, width: d.x - c.x, height: d.y - c.y), opacities.last ?? 1)
            default: break
            }
        }
        return nil
    }

    /// Toggles and goes to the middle of the animation.
    private func toggleHalfway(_ host: ViewHost) {
        host.click(id: "next")
        host.advance(to: host.time + .milliseconds(480))
    }

    func testAViewFadesByDefaultAndLeavesTheLayoutAtOnce() async {
        let host = stage(true) { Self.box }
        XCTAssertEqual(host.frame(ofID: "next")?.minY, 21)
        let before = seen(host)?.frame
        toggleHalfway(host)
        XCTAssertEqual(seen(host)?.opacity ?? .nan, 0.5, accuracy: 0.02)
        XCTAssertEqual(seen(host)?.frame, before, "drawn where it was")
        host.wait(2)
        XCTAssertNil(seen(host))
        XCTAssertEqual(host.frame(ofID: "next")?.minY, 0)
        XCTAssertFalse(host.needsFrame)
    }

    func testTheLayoutGoalIsThereAtOnce() async {
        let host = stage(true, nil) { Self.box }
        host.click(id: "next")
        XCTAssertEqual(host.frame(ofID: "next")?.minY, 0)
        XCTAssertNil(seen(host))
    }

    func testAViewThatComesInFadesIn() async {
        let host = stage(false) { Self.box }
        toggleHalfway(host)
        XCTAssertEqual(seen(host)?.opacity ?? .nan, 0.5, accuracy: 0.02)
        host.wait(2)
        XCTAssertEqual(seen(host)?.opacity, 1)
    }

    func testNothingComesInWithTheFirstFrame() async {
        let host = stage(true) { Self.box.transition(.move(edge: .leading)) }
        XCTAssertEqual(seen(host)?.frame.x, 30)
    }

    private func offset(_ isThere: Bool, _ transition: AnyTransition) -> (x: Double, y: Double, opacity: Double)? {
        let rest = seen(stage(true) { Self.box })?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let host = stage(isThere) { Self.box.transition(transition) }
        toggleHalfway(host)
        return seen(host).map { (($0.frame.x - rest.x).rounded(), ($0.frame.y - rest.y).rounded(), $0.opacity) }
    }

    func testAMoveGoesByTheViewsOwnLength() async {
        XCTAssertEqual(offset(true, .move(edge: .leading))?.x, -20)
        XCTAssertEqual(offset(false, .move(edge: .trailing))?.x, 20)
    }

    func testASlideComesFromLeadingAndGoesToTrailing() async {
        XCTAssertEqual(offset(false, .slide)?.x, -20)
        XCTAssertEqual(offset(true, .slide)?.x, 20)
    }

    func testAPushGoesAcrossAndFades() async {
        XCTAssertEqual(offset(false, .push(from: .trailing))?.x, 20)
        XCTAssertEqual(offset(true, .push(from: .trailing))?.x, -20)
        XCTAssertEqual(offset(true, .push(from: .trailing))?.opacity ?? .nan, 0.5, accuracy: 0.02)
    }

    func testAnOffsetAndACombinationAddUp() async {
        let result = offset(false, .offset(x: 60).combined(with: .opacity))
        XCTAssertEqual(result?.x ?? .nan, 30, accuracy: 1)
        XCTAssertEqual(result?.opacity ?? .nan, 0.5, accuracy: 0.02)
    }

    func testAScaleGrowsAroundItsAnchor() async {
        let host = stage(false) { Self.box.transition(.scale(scale: 0, anchor: .center)) }
        toggleHalfway(host)
        XCTAssertEqual(seen(host)?.frame.width ?? .nan, 20, accuracy: 1)
    }

    func testAnAsymmetricTransitionGoesAnotherWay() async {
        let transition = AnyTransition.asymmetric(insertion: .move(edge: .leading), removal: .opacity)
        XCTAssertEqual(offset(false, transition)?.x, -20)
        XCTAssertEqual(offset(true, transition)?.x, 0)
        XCTAssertEqual(offset(true, transition)?.opacity ?? .nan, 0.5, accuracy: 0.02)
    }

    func testTheIdentityTransitionIsAtOnce() async {
        let host = stage(true) { Self.box.transition(.identity) }
        host.click(id: "next")
        XCTAssertNil(seen(host))
    }

    private struct Side: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    func testATransitionOfModifiersGoesBetweenThem() async {
        let transition = AnyTransition.modifier(active: Side(x: 30), identity: Side(x: 0))
        XCTAssertEqual(offset(false, transition)?.x ?? .nan, 15, accuracy: 1)
        XCTAssertEqual(offset(true, transition)?.x ?? .nan, 15, accuracy: 1)
    }

    private struct Drop: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 30).opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    func testATransitionOfTheProgramsOwnSeesThePhases() async {
        XCTAssertEqual(offset(false, AnyTransition(Drop()))?.x ?? .nan, -15, accuracy: 1)
        XCTAssertEqual(offset(true, AnyTransition(Drop()))?.x ?? .nan, 15, accuracy: 1)
    }

    func testATransitionsOwnAnimationNeedsNoneFromTheChange() async {
        let host = stage(true, nil) { Self.box.transition(.opacity.animation(.linear(duration: 1))) }
        toggleHalfway(host)
        XCTAssertEqual(seen(host)?.opacity ?? .nan, 0.5, accuracy: 0.02)
    }

    func testAPartsOwnAnimationIsThatOfNoOtherPart() async {
        let combined = AnyTransition.move(edge: .leading).combined(with: .opacity.animation(.linear(duration: 0.25)))
        let coming = stage(false) { Self.box.transition(combined) }
        toggleHalfway(coming)
        XCTAssertEqual(seen(coming)?.frame.x ?? .nan, 30 - 20, accuracy: 1, "half of the move of one second")
        XCTAssertEqual(seen(coming)?.opacity ?? .nan, 1, accuracy: 0.02)
        let going = stage(true) { Self.box.transition(combined) }
        going.click(id: "next")
        going.advance(to: going.time + .milliseconds(110))
        XCTAssertEqual(seen(going)?.frame.x ?? .nan, 30 - 5, accuracy: 1.5, "an eighth of the move")
        XCTAssertEqual(seen(going)?.opacity ?? .nan, 0.5, accuracy: 0.1)
    }

    func testAPartWithoutAnAnimationIsImmediate() async {
        let combined = AnyTransition.move(edge: .leading).combined(with: .opacity.animation(nil))
        let host = stage(false) { Self.box.transition(combined) }
        toggleHalfway(host)
        XCTAssertEqual(seen(host)?.frame.x ?? .nan, 10, accuracy: 1)
        XCTAssertEqual(seen(host)?.opacity ?? .nan, 1)
    }

    func testTheTransitionCountsThroughModifiersButNotThroughContainers() async {
        let padded = stage(true) { Self.box.transition(.slide).padding(0) }
        toggleHalfway(padded)
        XCTAssertEqual(seen(padded)?.frame.x ?? .nan, 50, accuracy: 1)
        let held = stage(true) { HStack { Self.box.transition(.slide) } }
        toggleHalfway(held)
        XCTAssertEqual(seen(held)?.frame.x ?? .nan, 30, accuracy: 1)
        XCTAssertEqual(seen(held)?.opacity ?? .nan, 0.5, accuracy: 0.02)
    }

    func testRowsOfAForEachComeAndGo() async {
        struct Rows: View {
            @State private var rows = [0, 1, 2]
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(rows, id: \.self) { row in
                        Color(white: row == 1 ? 1 : 0.5).frame(width: 40, height: 21)
                    }
                    Color.blue.frame(width: 50, height: 30).id("next")
                        .onTapGesture { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 1 } } }
                }
            }
        }
        let host = host(100, 200) { Rows() }
        toggleHalfway(host)
        XCTAssertEqual(seen(host)?.opacity ?? .nan, 0.5, accuracy: 0.02)
        host.wait(1)
        XCTAssertNil(seen(host))
    }

    func testAnotherIDIsAnotherViewThatFadesIn() async {
        struct Named: View {
            @State private var id = 1
            var body: some View {
                VStack(spacing: 0) {
                    TransitionTests.box.id(id)
                    Color.blue.frame(width: 50, height: 30).id("next")
                        .onTapGesture { withAnimation(.linear(duration: 1)) { id += 1 } }
                }
            }
        }
        let host = host(100, 100) { Named() }
        toggleHalfway(host)
        XCTAssertEqual(seen(host)?.opacity ?? .nan, 0.5, accuracy: 0.02)
    }
}
