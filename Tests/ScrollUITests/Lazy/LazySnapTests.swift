import Foundation
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Motions to a row that was chosen while its position was an estimate.
@MainActor
final class LazySnapTests: XCTestCase {
    private struct Cards: View {
        let axis: Axis
        let anchor: UnitPoint
        let lengths: [CGFloat]

        var body: some View {
            ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                if axis == .horizontal {
                    LazyHStack(spacing: 0) { cards }.scrollTargetLayout()
                } else {
                    LazyVStack(spacing: 0) { cards }.scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never, anchor: anchor))
            .defaultScrollItem(lengths.count - 1, anchor: anchor)
            .id("cards")
        }

        private var cards: some View {
            ForEach(lengths.indices, id: \.self) { index in
                Color.red.frame(width: axis == .horizontal ? lengths[index] : 50)
                    .frame(height: axis == .horizontal ? 50 : lengths[index]).id(index)
            }
        }
    }

    /// The signed distance of each card from the line on which it should rest, in points.
    private func distances(_ host: ViewHost, _ cards: Cards, mirrored: Bool) -> [CGFloat] {
        let share = cards.axis == .vertical ? cards.anchor.y : mirrored ? 1 - cards.anchor.x : cards.anchor.x
        return cards.lengths.indices.compactMap { host.frame(ofID: $0) }.map { frame in
            cards.axis == .horizontal
                ? frame.minX + share * frame.width - share * host.size.width
                : frame.minY + share * frame.height - share * host.size.height
        }
    }

    private func places(_ host: ViewHost, _ cards: Cards) -> [Int: CGFloat] {
        cards.lengths.indices.reduce(into: [:]) { places, card in
            let frame = host.frame(ofID: card)
            places[card] = cards.axis == .vertical ? frame?.minY : frame?.minX
        }
    }

    /// The speed in points per second.
    private func speed(_ host: ViewHost, _ axis: Axis) -> CGFloat {
        let velocity = host.scrollGeometry(ofID: "cards")?.velocity ?? .zero
        return axis == .vertical ? velocity.dy : velocity.dx
    }

    /// Seconds between frames.
    private static let interval = 1.0 / 60

    /// Flings from the last card towards the first ones, none of which was measured, and checks every frame: nothing
    /// jumps, and the velocity is that of the cards.
    private func check(_ axis: Axis, _ anchor: UnitPoint, mirrored: Bool, way: CGFloat, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let cards = Cards(axis: axis, anchor: anchor, lengths: (0..<40).map { _ in random.length(40...160) })
        let host = host(270, 270) {
            cards.environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight)
        }
        let message = "\(axis), anchor \(anchor), mirrored \(mirrored), way \(way), seed \(seed)"
        host.wait(0.1)
        let middle = CGPoint(x: 135, y: 135)
        let end = axis == .vertical ? CGPoint(x: 135, y: 135 + way) : CGPoint(x: 135 + (mirrored ? -way : way), y: 135)
        host.drag(from: middle, to: end, over: 0.05)
        var (seen, speed) = (places(host, cards), speed(host, axis))
        while host.needsFrame {
            host.frame(at: host.time + .seconds(Self.interval))
            let (now, latest) = (places(host, cards), self.speed(host, axis))
            let expected = -(speed + latest) / 2 * Self.interval
            for (card, place) in now {
                guard let before = seen[card] else { continue }
                let change = abs(latest - speed) * Self.interval
                XCTAssertEqual(place - before, expected, accuracy: 0.1 + change / 2, "card \(card): \(message)")
            }
            (seen, speed) = (now, latest)
        }
        let nearest = distances(host, cards, mirrored: mirrored).min { abs($0) < abs($1) }
        XCTAssertEqual(nearest ?? .nan, 0, accuracy: 0.01, message)
    }

    func testASnapEndsOnItsRowThoughTheRowsOnTheWayAreMeasuredOnlyThen() async {
        let anchors = [UnitPoint.topLeading, .center, .bottomTrailing]
        let snaps = anchors.flatMap { anchor in
            ([60, 125] as [CGFloat]).flatMap { way in
                [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)].map { ($0.0, anchor, $0.1, way) }
            }
        }
        for seed in FuzzSeeds.all(slice: 1, oneIn: 100) {
            for (axis, anchor, isMirrored, way) in Repetition.cases(snaps, few: 6) {
                check(axis, anchor, mirrored: isMirrored, way: way, seed: seed)
            }
        }
    }
}
