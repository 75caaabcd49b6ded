import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The view on which a gesture came to rest, in scroll views of two axes: after a change of lengths the content rests
/// on it again, on each axis.
@MainActor
final class ChosenViewTests: XCTestCase {
    private static let sizes = [
        CGSize(width: 500, height: 260), CGSize(width: 210, height: 480), CGSize(width: 333.5, height: 301),
        CGSize(width: 300, height: 300),
    ]
    private static let margin: CGFloat = 12

    private func board(
        _ arrangement: Board.Arrangement, anchor: UnitPoint = .topLeading, isRightToLeft: Bool = false
    ) -> ViewHost {
        host(300, 300) {
            Board(arrangement: arrangement, anchor: anchor)
                .contentMargins(.all, Self.margin, for: .scrollContent)
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    /// Drags up and to the left, or to the right in a right-to-left layout.
    private func flick(_ host: ViewHost, way: CGVector = CGVector(dx: -90, dy: -80), isRightToLeft: Bool = false) {
        let middle = CGPoint(x: host.size.width / 2, y: host.size.height / 2)
        let dx = isRightToLeft ? -way.dx : way.dx
        host.drag(from: middle, to: CGPoint(x: middle.x + dx, y: middle.y + way.dy), over: 0.15)
    }

    /// The distance of a cell from the position given by the anchor, in points.
    private func distance(
        _ host: ViewHost, _ cell: Int, _ anchor: UnitPoint, isRightToLeft: Bool = false
    ) -> CGVector? {
        guard let frame = host.frame(ofID: cell) else { return nil }
        let share = isRightToLeft ? 1 - anchor.x : anchor.x
        let page = CGSize(width: host.size.width - 2 * Self.margin, height: host.size.height - 2 * Self.margin)
        return CGVector(
            dx: frame.minX + share * (frame.width - page.width) - Self.margin,
            dy: frame.minY + anchor.y * (frame.height - page.height) - Self.margin)
    }

    private func cell(_ host: ViewHost, _ anchor: UnitPoint, isRightToLeft: Bool = false) -> Int? {
        (0..<Board.count).first { cell in
            distance(host, cell, anchor, isRightToLeft: isRightToLeft).map { abs($0.dx) < 0.01 && abs($0.dy) < 0.01 }
                ?? false
        }
    }

    private func assertAligned(
        _ host: ViewHost, _ cell: Int, _ anchor: UnitPoint, isRightToLeft: Bool = false, _ message: String
    ) {
        let distance = distance(host, cell, anchor, isRightToLeft: isRightToLeft)
        XCTAssertEqual(distance?.dx ?? .nan, 0, accuracy: 0.01, "x, cell \(cell), \(message)")
        XCTAssertEqual(distance?.dy ?? .nan, 0, accuracy: 0.01, "y, cell \(cell), \(message)")
    }

    private func velocity(_ host: ViewHost) -> CGVector { host.scrollGeometry(ofID: "board")?.velocity ?? .zero }

    func testAResizeLeadsToTheCellAgainOnBothAxes() async {
        for arrangement in [Board.Arrangement.plane, .lazyGrid] {
            for anchor in [UnitPoint.topLeading, .center, .bottomTrailing] {
                for isRightToLeft in [false, true] {
                    let host = board(arrangement, anchor: anchor, isRightToLeft: isRightToLeft)
                    flick(host, isRightToLeft: isRightToLeft)
                    host.wait(4)
                    guard let cell = cell(host, anchor, isRightToLeft: isRightToLeft), cell > Board.columns else {
                        return XCTFail("\(arrangement), \(anchor): no cell is aligned away from the edges")
                    }
                    for size in Self.sizes {
                        host.size = size
                        host.wait(1)
                        assertAligned(
                            host, cell, anchor, isRightToLeft: isRightToLeft,
                            "\(arrangement), \(anchor), right to left \(isRightToLeft), \(size)")
                    }
                }
            }
        }
    }

    func testAResizeOnTheWayLeadsToTheCellThatWasChosenWithTheVelocityThatThereIs() async {
        for arrangement in [Board.Arrangement.plane, .lazyGrid] {
            for moment in [0.05, 0.2, 0.4] {
                let twin = board(arrangement, anchor: .center)
                flick(twin)
                twin.wait(4)
                guard let cell = cell(twin, .center) else { return XCTFail("no cell is aligned") }
                let host = board(arrangement, anchor: .center)
                flick(host)
                host.wait(moment)
                let before = velocity(host)
                XCTAssertGreaterThan(hypot(before.dx, before.dy), 20, "in motion")
                host.size = CGSize(width: 420, height: 250)
                host.frame(at: host.time)
                let after = velocity(host)
                XCTAssertEqual(after.dx, before.dx, accuracy: 1e-6)
                XCTAssertEqual(after.dy, before.dy, accuracy: 1e-6)
                host.wait(4)
                assertAligned(host, cell, .center, "\(arrangement), resized \(moment) s after the gesture")
            }
        }
    }

    func testOtherLengthsLeadToTheCellAgainAtRestAndOnTheWay() async {
        for arrangement in [Board.Arrangement.plane, .lazyGrid] {
            for moment in [0.2, 4] {
                let twin = board(arrangement)
                flick(twin)
                twin.wait(4)
                guard let cell = cell(twin, .topLeading) else { return XCTFail("no cell is aligned") }
                let host = board(arrangement)
                flick(host)
                host.wait(moment)
                host.click(id: "other")
                host.wait(4)
                assertAligned(host, cell, .topLeading, "\(arrangement), other lengths after \(moment) s")
            }
        }
    }

    func testEachAxisLeadsToItsOwnViewWhereNoneRestsOnBoth() async {
        let host = board(.stairs)
        flick(host, way: CGVector(dx: -120, dy: -20))
        host.wait(4)
        func steps() -> (x: Int, y: Int)? {
            let all = (0..<Board.count).compactMap { step in distance(host, step, .topLeading).map { (step, $0) } }
            guard let x = all.first(where: { abs($0.1.dx) < 0.01 })?.0,
                let y = all.first(where: { abs($0.1.dy) < 0.01 })?.0
            else { return nil }
            return (x, y)
        }
        guard let chosen = steps(), chosen.x != chosen.y else { return XCTFail("\(String(describing: steps()))") }
        for size in Self.sizes {
            host.size = size
            host.wait(1)
            XCTAssertEqual(steps()?.x, chosen.x, "\(size)")
            XCTAssertEqual(steps()?.y, chosen.y, "\(size)")
        }
    }

    func testAGestureAlongOneAxisKeepsTheColumnThatTheEndOfTheContentHides() async {
        let host = board(.fixedPlane)
        flick(host, way: CGVector(dx: -120, dy: -80))
        host.wait(4)
        guard let first = cell(host, .topLeading), first % Board.columns > 3 else { return XCTFail("too near") }
        // So wide that the column before that one also rests at the end of the content.
        host.size = CGSize(width: 700, height: 300)
        host.wait(1)
        XCTAssertGreaterThan(distance(host, first - 1, .topLeading)?.dx ?? 0, 1)
        flick(host, way: CGVector(dx: 0, dy: 100))
        host.wait(4)
        host.size = CGSize(width: 300, height: 300)
        host.wait(1)
        guard let second = cell(host, .topLeading) else { return XCTFail("no cell is aligned in the end") }
        XCTAssertEqual(second % Board.columns, first % Board.columns)
        XCTAssertLessThan(second / Board.columns, first / Board.columns)
    }

    func testAResizeKeepsThePageOnBothAxes() async {
        let host = host(300, 300) {
            ScrollView([.horizontal, .vertical]) {
                Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length * 5 }
            }
            .scrollTargetBehavior(.paging).id("board")
        }
        flick(host)
        host.wait(4)
        flick(host, way: CGVector(dx: -160, dy: 0))
        host.wait(4)
        for size in Self.sizes {
            host.size = size
            host.wait(1)
            let offset = host.scrollGeometry(ofID: "board")?.contentOffset ?? .zero
            XCTAssertEqual(offset.x, size.width * 2, accuracy: 0.01, "\(size)")
            XCTAssertEqual(offset.y, size.height, accuracy: 0.01, "\(size)")
        }
    }
}

/// Cells that grow with the window, to scroll both ways.
private struct Board: View {
    enum Arrangement {
        /// Columns and rows of cells that all exist.
        case plane
        /// The same, with sizes that do not depend on the window.
        case fixedPlane
        case lazyGrid
        /// Each a step to the right and down from the previous one.
        case stairs
    }

    static let columns = 8
    static let count = 80

    let arrangement: Arrangement
    let anchor: UnitPoint
    @State private var isOther = false

    var body: some View {
        ScrollView([.horizontal, .vertical]) { cells.scrollTargetLayout() }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: anchor))
            .id("board")
            .overlay(alignment: .topLeading) {
                Color.blue.frame(width: 20, height: 20).id("other").onTapGesture { isOther.toggle() }
            }
    }

    @ViewBuilder private var cells: some View {
        switch arrangement {
        case .plane: Plane(columns: Self.columns) { numbered }
        case .fixedPlane:
            Plane(columns: Self.columns) {
                ForEach(0..<Self.count, id: \.self) { Color.red.frame(width: 110, height: 110).id($0) }
            }
        case .lazyGrid:
            LazyVGrid(
                columns: Array(repeating: GridItem(.fixed(isOther ? 170 : 130), spacing: 10), count: Self.columns)
            ) { numbered }
        case .stairs: Stairs { numbered }
        }
    }

    private var numbered: some View {
        ForEach(0..<Self.count, id: \.self) { index in
            Color.red
                .frame(minWidth: 40, minHeight: isOther && index % 3 == 0 ? 160 : 60)
                .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    length * (axis == .horizontal && isOther ? 0.7 : 0.4)
                }
                .id(index)
        }
    }
}

/// Columns as wide as their widest view, rows as high as their highest.
private struct Plane: Layout {
    let columns: Int
    private static let spacing: CGFloat = 10

    private func lines(_ subviews: Subviews) -> (widths: [CGFloat], heights: [CGFloat]) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        var widths = Array(repeating: CGFloat.zero, count: columns)
        var heights = Array(repeating: CGFloat.zero, count: (sizes.count + columns - 1) / columns)
        for (index, size) in sizes.enumerated() {
            widths[index % columns] = max(widths[index % columns], size.width)
            heights[index / columns] = max(heights[index / columns], size.height)
        }
        return (widths, heights)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (widths, heights) = lines(subviews)
        return CGSize(
            width: widths.reduce(0, +) + Self.spacing * CGFloat(widths.count - 1),
            height: heights.reduce(0, +) + Self.spacing * CGFloat(heights.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (widths, heights) = lines(subviews)
        for (index, subview) in subviews.enumerated() {
            let (column, row) = (index % columns, index / columns)
            let x = widths[..<column].reduce(0) { $0 + $1 + Self.spacing }
            let y = heights[..<row].reduce(0) { $0 + $1 + Self.spacing }
            subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
        }
    }
}

private struct Stairs: Layout {
    private func place(_ subviews: Subviews, _ put: (LayoutSubview, CGPoint) -> Void) -> CGSize {
        subviews.reduce(into: CGSize.zero) { end, subview in
            let size = subview.sizeThatFits(.unspecified)
            put(subview, CGPoint(x: end.width, y: end.height))
            end = CGSize(width: end.width + size.width, height: end.height + size.height)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        place(subviews) { _, _ in }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        _ = place(subviews) {
            $0.place(at: CGPoint(x: bounds.minX + $1.x, y: bounds.minY + $1.y), proposal: .unspecified)
        }
    }
}
