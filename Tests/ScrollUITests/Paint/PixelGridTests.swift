import Drawing
import Foundation
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Content that scrolls moves as a whole: its parts keep their distances and sizes, also those that lie halfway between
/// two pixels.
@MainActor
final class PixelGridTests: XCTestCase {
    func testPartsOfACardKeepTheirDistancesWhileItScrolls() async {
        for axis in [Axis.vertical, .horizontal] {
            for (length, gap) in [(60.0, 8.0), (61, 8.5), (44.5, 7.5), (50.25, 6.25), (100.0 / 3, 5)] {
                check(Cards(axis: axis, length: length, gap: gap, first: 0))
            }
        }
    }

    func testPartsOfACardKeepTheirDistancesFarDownAList() async {
        check(Cards(axis: .vertical, length: 50.25, gap: 6.25, first: 9_000_000))
    }

    private func check(_ cards: Cards) {
        let host = host(300, 300) { cards }
        host.wait(0.1)
        host.press(at: CGPoint(x: 290, y: 290))
        var distances: [String: Set<[Int]>] = [:]
        for frame in 0..<60 {
            let moved = 290 - CGFloat(frame) * 3.3
            let pointer = InputEvent.Pointer(location: CGPoint(x: moved, y: moved))
            host.send(InputEvent(.pointerMoved(pointer), at: host.time))
            host.wait(1.0 / 60)
            for (name, distance) in distancesInCards(host) { distances[name, default: []].insert(distance) }
        }
        XCTAssertGreaterThan(distances.count, 5)
        for (name, distances) in distances where distances.count > 1 { XCTFail("\(cards): \(name): \(distances)") }
    }

    /// For each card of which all parts are drawn, the distances of their edges from its corner, in thousandths of a point.
    private func distancesInCards(_ host: ViewHost) -> [(String, [Int])] {
        var edges: [Double] = []
        var found: [(String, [Int])] = []
        for item in host.displayList.items {
            switch item {
            case .fill(.roundedRect(let rect, _), _): edges = [rect.x, rect.y, rect.maxX, rect.maxY]
            case .fill(.rect(let rect), _): edges += [rect.x, rect.y, rect.maxX, rect.maxY]
            case .text(let run, let origin, _) where edges.count == 8:
                edges += [origin.x, origin.y]
                let distances = edges.enumerated().map { Int((($1 - edges[$0 % 2]) * 1000).rounded()) }
                found.append((host.displayList.runs[Int(run)].string, distances))
            default: break
            }
        }
        return found
    }
}

private struct Cards: View {
    let axis: Axis
    let length: CGFloat
    let gap: CGFloat
    let first: Int

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                if axis == .vertical { LazyVStack(spacing: gap) { rows } } else { LazyHStack(spacing: gap) { rows } }
            }
            .onAppear { if first > 0 { proxy.scrollTo(first, anchor: .top) } }
        }
    }

    private var rows: some View {
        ForEach(0..<10_000_000, id: \.self) { index in
            HStack(spacing: 2.5) {
                Color.red.frame(width: 5, height: 7)
                Text("\(index)").padding(.vertical, 2.5)
            }
            .frame(width: axis == .vertical ? 201 : length, height: axis == .vertical ? length : 201)
            .background(.blue, in: .rect(cornerRadius: 6))
        }
    }
}
