import Drawing
import XCTest

/// The coverage of each pixel by a shape: sums must equal areas.
final class CoverageTests: XCTestCase {
    func testACircleCoversItsAreaAtEveryPlaceAndSize() {
        for seed in 0..<300 {
            var random = RepeatableRandom(seed: seed)
            let scale = random.number(0.5...3)
            let radius = random.number(1...60) / scale
            let frame = Rect(
                random.number(1...3), random.number(1...3), 2 * radius, 2 * radius)
            let side = Int((2 * radius + 4) * scale) + 4
            let list = DisplayList(side, side, scale: scale, [.fill(.ellipse(frame), .solid(.white))])
            let area = Double.pi * radius * radius * scale * scale
            XCTAssertEqual(
                list.drawn(side, side).coveredArea / area, 1, accuracy: 0.005,
                "seed \(seed), radius \(radius * scale), at \(frame.x * scale) \(frame.y * scale)")
        }
    }

    func testACircleTooLargeForAMaskCoversItsArea() {
        for (seed, radius) in [64.5, 100, 250.25].enumerated() {
            var random = RepeatableRandom(seed: seed)
            let frame = Rect(random.number(1...2), random.number(1...2), 2 * radius, 2 * radius)
            let side = Int(2 * radius) + 4
            let picture = DisplayList(side, side, [.fill(.ellipse(frame), .solid(.white))]).drawn(side, side)
            XCTAssertEqual(picture.coveredArea / (.pi * radius * radius), 1, accuracy: 0.0005, "radius \(radius)")
        }
    }

    func testARoundedRectCoversItsAreaHoweverItIsStretched() {
        for seed in 0..<200 {
            var random = RepeatableRandom(seed: seed)
            let frame = Rect(
                random.number(1...4), random.number(1...4), random.number(8...60), random.number(8...60))
            let radius = random.number(0...40)
            let stretch = Affine.scale(x: random.number(0.3...2), y: random.number(0.3...2))
            let list = DisplayList(
                140, 140,
                [
                    .pushTransform(stretch), .fill(.roundedRect(frame, radius: radius), .solid(.white)),
                    .popTransform,
                ])
            let fitting = min(radius, frame.width / 2, frame.height / 2)
            let area = (frame.width * frame.height - (4 - .pi) * fitting * fitting) * stretch.a * stretch.d
            XCTAssertEqual(list.drawn(140, 140).coveredArea / area, 1, accuracy: 0.005, "seed \(seed)")
        }
    }

    func testATurnedRoundedRectCoversItsArea() {
        for seed in 0..<100 {
            var random = RepeatableRandom(seed: seed)
            let angle = random.number(-3...3)
            let (sine, cosine) = (sinValue(angle), sinValue(angle + .pi / 2))
            let turn = Affine(
                a: cosine, b: sine, c: -sine, d: cosine, tx: 60 + random.number(0...1), ty: 60 + random.number(0...1))
            let frame = Rect(-random.number(5...25), -random.number(5...25), 40, 30)
            let list = DisplayList(
                120, 120,
                [.pushTransform(turn), .fill(.roundedRect(frame, radius: 9), .solid(.white)), .popTransform])
            let area = 40.0 * 30 - (4 - .pi) * 81
            XCTAssertEqual(list.drawn(120, 120).coveredArea / area, 1, accuracy: 0.002, "seed \(seed), angle \(angle)")
        }
    }

    func testABorderCoversTheOuterAreaLessTheInner() {
        for seed in 0..<200 {
            var random = RepeatableRandom(seed: seed)
            let frame = Rect(random.number(1...4), random.number(1...4), random.number(20...90), random.number(20...90))
            let width = random.number(0.4...6)
            let radius = random.number(0...30)
            let list = DisplayList(
                100, 100, [.border(.roundedRect(frame, radius: radius), width: width, .white)])
            let outer = min(radius, frame.width / 2, frame.height / 2)
            let inner = max(0, outer - width)
            let area =
                frame.width * frame.height - (4 - .pi) * outer * outer
                - ((frame.width - 2 * width) * (frame.height - 2 * width) - (4 - .pi) * inner * inner)
            XCTAssertEqual(list.drawn(100, 100).coveredArea / area, 1, accuracy: 0.01, "seed \(seed), width \(width)")
        }
    }

    func testAHairlineIsAsBrightAsItIsWide() {
        for tenth in 0..<10 {
            let offset = Double(tenth) / 10
            let list = DisplayList(40, 20, [.fill(.rect(Rect(4 + offset, 4.25, 30, 0.5)), .solid(.white))])
            XCTAssertEqual(list.drawn(40, 20).coveredArea, 15, accuracy: 0.1, "offset \(offset)")
        }
    }

    func testAShapeSmallerThanAPixelIsStillThere() {
        let list = DisplayList(4, 4, [.fill(.ellipse(Rect(1.25, 1.25, 0.5, 0.5)), .solid(.white))])
        XCTAssertEqual(list.drawn(4, 4).coveredArea, .pi / 16, accuracy: 0.01)
    }
}

/// Sine by its series: the tests import as little as possible.
private func sinValue(_ angle: Double) -> Double {
    let turns = (angle / (2 * .pi)).rounded()
    let x = angle - turns * 2 * .pi
    var term = x
    var sum = x
    for index in 1..<16 {
        let even = 2 * index
        term *= -x * x / Double(even * (even + 1))
        sum += term
    }
    return sum
}
