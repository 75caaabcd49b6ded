import XCTest

@testable import Drawing

/// Groups whose parts are drawn into one another look like their picture drawn with the group's opacity.
final class InlayTests: XCTestCase {
    private func color(_ random: inout RepeatableRandom, alpha: UInt8 = 255) -> PixelColor {
        PixelColor(
            red: UInt8(random.integer(0..<256)), green: UInt8(random.integer(0..<256)),
            blue: UInt8(random.integer(0..<256)), alpha: alpha)
    }

    private func backdrop(_ random: inout RepeatableRandom) -> DisplayList {
        var list = DisplayList(90, 70, [])
        for _ in 0..<5 {
            let place = Rect(
                random.number(-5...80), random.number(-5...60), random.number(4...60), random.number(4...60))
            list.append(.fill(.rect(place), .solid(color(&random))))
        }
        return list
    }

    /// A box between pixels, a box inside it, and text inside that.
    private func card(_ random: inout RepeatableRandom, in list: inout DisplayList) {
        let x = random.number(2...6)
        let y = random.number(2...6)
        list.append(.fill(.roundedRect(Rect(x, y, 75, 55), radius: random.number(0...9)), .solid(color(&random))))
        if random.chance(0.5) {
            list.append(
                .fill(
                    .ellipse(Rect(x + 6, y + 5, 60.5, 45.5)),
                    .solid(color(&random, alpha: random.chance(0.5) ? 255 : 130))))
        } else {
            list.appendText(
                TextRun(string: "ab", face: FontFace(size: 12)), origin: Point(x: x + 30, y: y + 30),
                color: color(&random, alpha: random.chance(0.5) ? 255 : 130))
        }
    }

    func testAnInlaidGroupIsItsPictureLaidDownWithItsOpacity() {
        for seed in 0..<80 {
            var random = RepeatableRandom(seed: seed)
            let opacity = random.number(0.05...0.95)
            let inner = random.number(0.05...1)
            let turn = random.chance(0.3) ? 0.05 : 0
            let below = backdrop(&random)
            var after = below
            var group = below
            after.append(.pushTransform(Affine(a: 1, b: turn, c: -turn, d: 1, tx: 2, ty: 0)))
            group.append(.pushTransform(Affine(a: 1, b: turn, c: -turn, d: 1, tx: 2, ty: 0)))
            group.append(.pushGroup(opacity: opacity))
            group.append(.pushGroup(opacity: inner))
            var same = random
            card(&random, in: &after)
            card(&same, in: &group)
            group.append(.popGroup)
            group.append(.popGroup)
            XCTAssertTrue(isInlaid(group), "seed \(seed)")
            check(group, below, after, opacity * inner, "seed \(seed)")
        }
    }

    private func check(
        _ list: DisplayList, _ below: DisplayList, _ above: DisplayList, _ opacity: Double, _ message: String
    ) {
        let (picture, before, after) = (list.drawn(90, 70), below.drawn(90, 70), above.drawn(90, 70))
        for y in 0..<70 {
            for x in 0..<90 {
                let wanted = mixed(before[x, y], after[x, y], opacity)
                XCTAssertLessThanOrEqual(Picture.distance(picture[x, y], wanted), 3, "\(message), pixel \(x) \(y)")
            }
        }
    }

    private func isInlaid(_ list: DisplayList) -> Bool {
        MainActor.assumeIsolated {
            let frame = ResolvedFrame()
            let bounds = PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 70)
            FrameResolver().resolve(list, bounds: bounds, glyphs: BlockGlyphs(), into: frame)
            let inlays = frame.commands.filter {
                switch $0.action {
                case .fill(_, .inlay), .mask(_, _, .inlay): true
                default: false
                }
            }
            return inlays.count == 1
                && !frame.commands.contains { if case .beginGroup = $0.action { true } else { false } }
        }
    }

    func testTextInATranslucentCardLetsTheBackdropThroughOnce() {
        var list = DisplayList(60, 30, [.fill(.rect(Rect(0, 0, 60, 30)), .solid(PixelColor(hex: 0x0000FF)))])
        list.append(.pushGroup(opacity: 0.5))
        list.append(.fill(.rect(Rect(0, 0, 60, 30)), .solid(PixelColor(hex: 0xFF0000))))
        list.appendText(
            TextRun(string: "a", face: FontFace(size: 9)), origin: Point(x: 20, y: 20), color: PixelColor(hex: 0x00FF00)
        )
        list.append(.popGroup)
        let full = TextMask(width: 8, height: 8, left: 0, top: 8, coverage: Array(repeating: 255, count: 64))
        let picture = list.drawn(60, 30, text: .mask(full))
        XCTAssertLessThanOrEqual(Picture.distance(picture[24, 16], 0xFF00_8080), 1, "no red shows through the letter")
        XCTAssertLessThanOrEqual(Picture.distance(picture[4, 4], 0xFF80_0080), 1)
    }

    func testSumsAndDifferencesOfChannelsStopAtTheEnds() {
        XCTAssertEqual(added(0xFF10_80F0, 0x0010_8020), 0xFF20_FFFF)
        XCTAssertEqual(subtracted(0x0010_8020, from: 0xFF20_7010), 0xFF10_0000)
        for seed in 0..<500 {
            var random = RepeatableRandom(seed: seed)
            let (left, right) = (
                UInt32.random(in: 0...UInt32.max, using: &random), UInt32.random(in: 0...UInt32.max, using: &random)
            )
            for shift: UInt32 in [0, 8, 16, 24] {
                let (a, b) = (Int(left >> shift & 255), Int(right >> shift & 255))
                XCTAssertEqual(Int(added(left, right) >> shift & 255), min(255, a + b))
                XCTAssertEqual(Int(subtracted(right, from: left) >> shift & 255), max(0, a - b))
            }
        }
    }

    func testFourPixelsAreAddedScaledAndTakenAwayAsOneIs() {
        for seed in 0..<500 {
            var random = RepeatableRandom(seed: seed)
            let left = (0..<4).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
            let right = (0..<4).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
            let share = UInt32(random.integer(0..<257))
            let (four, other) = (SIMD4(left), SIMD4(right))
            for lane in 0..<4 {
                XCTAssertEqual(added(four, other)[lane], added(left[lane], right[lane]), "seed \(seed)")
                XCTAssertEqual(subtracted(other, from: four)[lane], subtracted(right[lane], from: left[lane]))
                XCTAssertEqual(scaled(four, weights(share))[lane], scaled(left[lane], share), "seed \(seed)")
            }
        }
    }

    func testWhatIsPaintedDoesNotDependOnWhereARowBegins() {
        for seed in 0..<50 {
            var random = RepeatableRandom(seed: seed)
            let paint = InlayPaint(color(&random), in: color(&random), opacity: random.number(0...1))
            let before = (0..<19).map { _ in UInt32.random(in: 0 ... .max, using: &random) | 0xFF00_0000 }
            let coverage = (0..<19).map { _ in random.chance(0.4) ? 0 : UInt8(random.integer(0..<256)) }
            var (whole, parts) = (before, before)
            paint.blend(&whole, x: 0, count: 19, coverage: coverage)
            for index in 0..<19 { paint.blend(&parts[index], x: index, count: 1, coverage: Array(coverage[index...])) }
            XCTAssertEqual(whole, parts, "seed \(seed)")
        }
    }

    private func mixed(_ under: UInt32, _ over: UInt32, _ share: Double) -> UInt32 {
        [0, 8, 16, 24].reduce(0) { sum, shift in
            let low = Double(under >> shift & 0xFF)
            let high = Double(over >> shift & 0xFF)
            return sum | UInt32((low + (high - low) * share).rounded()) << shift
        }
    }
}
