import XCTest

@testable import Drawing

/// Items below an opaque item are not drawn; the picture must not change by it.
final class CoversTests: XCTestCase {
    private struct Card {
        var rect: Rect
        var color: UInt32
    }

    func testTheUppermostCardIsSeenEverywhere() {
        for seed in 0..<150 {
            var random = RepeatableRandom(seed: seed)
            let cards = (0..<random.integer(1..<40)).map { _ in
                Card(
                    rect: Rect(
                        Double(random.integer(-20..<200)), Double(random.integer(-20..<120)),
                        Double(random.integer(1..<200)), Double(random.integer(1..<120))),
                    color: UInt32(random.integer(0..<0x100_0000)))
            }
            let items = cards.map { DisplayItem.fill(.rect($0.rect), .solid(PixelColor(hex: $0.color))) }
            let picture = DisplayList(220, 140, items).drawn(220, 140, background: PixelColor(hex: 0x010203))
            for y in 0..<140 {
                for x in 0..<220 {
                    let upper = cards.last { $0.rect.holds(Double(x) + 0.5, Double(y) + 0.5) }
                    let wanted = 0xFF00_0000 | (upper?.color ?? 0x010203)
                    if picture[x, y] != wanted { return XCTFail("seed \(seed), pixel \(x) \(y)") }
                }
            }
        }
    }

    func testWhatIsNotOpaqueOrLiesInAGroupHidesNothing() {
        let all = Rect(0, 0, 100, 100)
        let half = PixelColor(red: 255, green: 255, blue: 255, alpha: 128)
        let below = DisplayItem.fill(.rect(all), .solid(PixelColor(hex: 0xFF0000)))
        let veils: [[DisplayItem]] = [
            [.fill(.rect(all), .solid(half))],
            [.pushGroup(opacity: 0.5), .fill(.rect(all), .solid(.white)), .popGroup],
            [
                .pushGroup(opacity: 0.5), .fill(.rect(all), .solid(.black)), .fill(.rect(all), .solid(.white)),
                .popGroup,
            ],
        ]
        for veil in veils {
            let picture = DisplayList(100, 100, [below] + veil).drawn(100, 100)
            XCTAssertEqual(picture[50, 50], 0xFFFF_8080, "\(veil)")
        }
    }

    func testTheCornersOfACardShowWhatIsBelow() {
        let items: [DisplayItem] = [
            .fill(.rect(Rect(0, 0, 200, 100)), .solid(PixelColor(hex: 0xFF0000))),
            .fill(.roundedRect(Rect(0, 0, 200, 100), radius: 30), .solid(.white)),
        ]
        let picture = DisplayList(200, 100, items).drawn(200, 100)
        XCTAssertEqual(picture[0, 0], 0xFFFF_0000)
        XCTAssertEqual(picture[199, 99], 0xFFFF_0000)
        XCTAssertEqual(picture[100, 0], 0xFFFF_FFFF)
    }

    func testOnlyTheCornersOfACardAreDrawnBelowIt() {
        let resolved = ResolvedFrame()
        let card = RoundedBox(.roundedRect(Rect(0, 0, 200, 100), radius: 30)).flatMap { Form($0, under: .identity) }
        guard let card else { return XCTFail("no card") }
        resolved.append(.fill(card, .solid(.white)), bounds: card.bounds)
        let covers = Covers()
        covers.find(in: resolved)
        var seen = 0
        covers.forEachVisiblePiece(of: card.bounds, at: -1) { seen += $0.area }
        XCTAssertEqual(seen, 4 * 30 * 30)
    }
}

extension Rect {
    fileprivate func holds(_ x: Double, _ y: Double) -> Bool {
        x > self.x && x < maxX && y > self.y && y < maxY
    }
}
