import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Views that replace each other, and views that follow another one.
@MainActor
final class MatchedGeometryTests: XCTestCase {
    /// A small card at the top left, or a large one at the bottom right.
    private struct Hero: View {
        @Namespace private var heroes
        @State private var isLarge = false
        var animation: Animation? = .linear(duration: 1)
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isLarge {
                    card.frame(width: 200, height: 100).padding(.leading, 100).padding(.top, 200)
                } else {
                    card.frame(width: 60, height: 40)
                }
                Button("Go") { withAnimation(animation) { isLarge.toggle() } }.id("go").padding(.top, 150)
            }
        }

        private var card: some View {
            ZStack(alignment: .bottomTrailing) {
                Rectangle().fill(.red).id("card")
                Rectangle().fill(.blue).frame(width: 10, height: 10).id("badge")
            }
            .matchedGeometryEffect(id: "hero", in: heroes)
        }
    }

    private func assertFrame(
        _ host: ViewHost, _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        line: UInt = #line
    ) {
        let frame = host.frame(ofID: id) ?? .null
        for (value, expected) in [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)] {
            XCTAssertEqual(value, expected, accuracy: 0.5, "\(id) \(frame)", line: line)
        }
    }

    func testANewViewBeginsWhereTheOldOneWasAndGoesToItsPlace() async {
        let host = host { Hero() }
        assertFrame(host, "card", 0, 0, 60, 40)
        host.click(id: "go")
        let start = host.frame(ofID: "card") ?? .null
        XCTAssertLessThan(start.width, 75, "\(start)")
        host.wait(0.48)
        assertFrame(host, "card", 50, 100, 130, 70)
        assertFrame(host, "badge", 50 + 120, 100 + 60, 10, 10)
        host.wait(1)
        assertFrame(host, "card", 100, 200, 200, 100)
        host.click(id: "go")
        host.wait(0.48)
        assertFrame(host, "card", 50, 100, 130, 70)
        host.wait(1)
        assertFrame(host, "card", 0, 0, 60, 40)
    }

    func testTheOldViewGoesAlongWhileItFades() async {
        let host = host { Hero() }
        host.click(id: "go")
        host.wait(0.48)
        let reds = host.displayList.items.compactMap { item -> Rect? in
            guard case .fill(.rect(let rect), .solid(let color)) = item, color.red > 200, color.blue < 100 else {
                return nil
            }
            return rect
        }
        XCTAssertEqual(reds.count, 2, "the new one, and what is still seen of the old one")
        let transforms = host.displayList.items.compactMap { item -> Affine? in
            if case .pushTransform(let transform) = item { return transform }
            return nil
        }
        let place = transforms.first.map { $0.apply(Point(x: 60, y: 40)) } ?? Point(x: 0, y: 0)
        XCTAssertEqual(place.x, 180, accuracy: 1, "its far corner is that of the new one")
        XCTAssertEqual(place.y, 170, accuracy: 1)
    }

    func testWithoutAnAnimationTheyAreSwappedAtOnce() async {
        let host = host { Hero(animation: nil) }
        host.click(id: "go")
        assertFrame(host, "card", 100, 200, 200, 100)
    }

    func testReducedMotionMovesNothing() async {
        let host = host { Hero() }
        host.reduceMotion = true
        host.click(id: "go")
        assertFrame(host, "card", 100, 200, 200, 100)
        host.wait(0.1)
        XCTAssertFalse(
            host.displayList.items.contains { if case .pushTransform = $0 { true } else { false } })
    }

    // MARK: Following

    private struct Tabs: View {
        @Namespace private var tabs
        @State private var chosen = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 20) {
                    ForEach(0..<3, id: \.self) { index in
                        Text("tab").frame(width: 40 + CGFloat(index) * 20, height: 30)
                            .matchedGeometryEffect(id: index, in: tabs)
                            .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
                            .id("tab \(index)")
                    }
                }
                Rectangle().fill(.red).id("mark")
                    .matchedGeometryEffect(id: chosen, in: tabs, isSource: false)
                    .frame(width: 10, height: 10)
                    .id("room")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    func testAViewThatIsNoSourceLiesWhereTheSourceLies() async {
        let host = host { Tabs() }
        assertFrame(host, "mark", 0, 0, 40, 30)
        assertFrame(host, "room", 0, 40, 10, 10)
        host.click(id: "tab 2")
        host.wait(0.48)
        let under = host.frame(ofID: "mark") ?? .null
        XCTAssertEqual(under.minX, 70, accuracy: 1)
        XCTAssertEqual(under.width, 60, accuracy: 1)
        host.wait(1)
        assertFrame(host, "mark", 140, 0, 80, 30)
    }

    func testAFollowerGoesAlongWhenItsSourceIsLaidOutElsewhere() async {
        struct Shifting: View {
            @Namespace private var names
            @State private var room: CGFloat = 0
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Rectangle().fill(.blue).id("mark")
                        .matchedGeometryEffect(id: 1, in: names, anchor: .topLeading, isSource: false)
                        .frame(width: 10, height: 10)
                    Text("source").frame(width: 50, height: 20)
                        .matchedGeometryEffect(id: 1, in: names)
                        .padding(.leading, room)
                        .onTapGesture { room += 70 }
                        .id("source")
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let host = host { Shifting() }
        assertFrame(host, "mark", 0, 0, 50, 20)
        host.click(at: CGPoint(x: 25, y: 10))
        host.wait(0.1)
        assertFrame(host, "mark", 70, 0, 50, 20)
    }

    func testPropertiesAndAnchorSayWhatIsTakenOver() async {
        struct Partly: View {
            @Namespace private var names
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 100, height: 60).matchedGeometryEffect(id: 1, in: names)
                    Color.blue.id("place")
                        .matchedGeometryEffect(
                            id: 1, in: names, properties: .position, anchor: .bottomTrailing, isSource: false
                        )
                        .frame(width: 20, height: 10)
                    Color.blue.id("size")
                        .matchedGeometryEffect(id: 1, in: names, properties: .size, isSource: false)
                        .frame(width: 20, height: 10).padding(.top, 100)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let host = host { Partly() }
        assertFrame(host, "place", 80, 50, 20, 10)
        assertFrame(host, "size", 0, 100, 100, 60)
    }

    func testNamespacesKeepIdsApart() async {
        struct Two: View {
            @Namespace private var one
            @Namespace private var other
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 100, height: 60).matchedGeometryEffect(id: 1, in: one)
                    Color.blue.id("mark").matchedGeometryEffect(id: 1, in: other, isSource: false)
                        .frame(width: 20, height: 10)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let host = host { Two() }
        assertFrame(host, "mark", 0, 60, 20, 10)
    }
}
