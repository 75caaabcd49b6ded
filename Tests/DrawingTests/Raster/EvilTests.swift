import Drawing
import XCTest

/// Whatever a caller passes, the process survives and writes nothing out of bounds.
final class EvilTests: XCTestCase {
    private let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 0.3, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e9, -1e9, 1e18,
        1e300, -1e300,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude, Double(Int.max), Double(Int32.max),
    ]

    func testNoNumberTraps() {
        for seed in 0..<3000 {
            var random = RepeatableRandom(seed: seed)
            let (width, height) = (random.integer(0..<24), random.integer(0..<24))
            let picture = evilList(&random).drawn(width, height)
            XCTAssertTrue(picture.isUntouchedOutside, "seed \(seed)")
        }
    }

    func testGeometryThatMakesNoSenseDrawsNothing() {
        for bad in [Double.nan, .infinity, -.infinity] {
            for frame in [Rect(bad, 0, 9, 9), Rect(0, bad, 9, 9), Rect(0, 0, bad, 9), Rect(0, 0, 9, bad)] {
                for outline in [Outline.rect(frame), .roundedRect(frame, radius: 3), .ellipse(frame)] {
                    let list = DisplayList(9, 9, [.fill(outline, .solid(.white)), .border(outline, width: 2, .white)])
                    XCTAssertEqual(list.drawn(9, 9).coveredArea, 0, "\(outline)")
                }
            }
        }
    }

    func testAHugeRectDrawsItsVisiblePart() {
        let list = DisplayList(9, 9, [.fill(.rect(Rect(-1e9, 4, 2e9, 1e9)), .solid(.white))])
        XCTAssertEqual(list.drawn(9, 9).coveredArea, 45)
    }

    func testEveryListDrawsIntoNothingAndIntoOnePixel() {
        let items: [DisplayItem] = [
            .pushClip(.ellipse(Rect(-3, -3, 9, 9))), .pushGroup(opacity: 0.5),
            .fill(.rect(Rect(0, 0, 9, 9)), .solid(.white)),
            .fill(.ellipse(Rect(0, 0, 9, 9)), .solid(.white)), .border(.rect(Rect(0, 0, 9, 9)), width: 0.5, .white),
        ]
        for (width, height) in [(0, 0), (1, 0), (0, 1), (1, 1), (1, 40), (40, 1)] {
            let picture = DisplayList(width, height, items).drawn(width, height)
            XCTAssertTrue(picture.isUntouchedOutside, "\(width) x \(height)")
        }
    }

    func testScopesThatAreNeverClosedOrNeverOpenedAreHarmless() {
        var items: [DisplayItem] = [.popClip, .popGroup, .popTransform]
        for _ in 0..<2000 {
            items += [.pushGroup(opacity: 0.99), .pushClip(.ellipse(Rect(0.5, 0.5, 7, 7)))]
            items += [.fill(.rect(Rect(0, 0, 5, 5)), .solid(.white)), .pushTransform(.scale(x: 0.999, y: 1))]
        }
        XCTAssertTrue(DisplayList(8, 8, items).drawn(8, 8).isUntouchedOutside)
        XCTAssertEqual(
            DisplayList(
                8, 8, [.pushClip(.rect(Rect(0, 0, 4, 8))), .popGroup, .fill(.rect(Rect(0, 0, 8, 8)), .solid(.white))]
            )
            .drawn(8, 8).coveredArea, 32, "a pop of another kind closes nothing")
    }

    private func evilList(_ random: inout RepeatableRandom) -> DisplayList {
        func number() -> Double {
            random.chance(0.5) ? random.number(-30...30) : numbers[random.integer(0..<numbers.count)]
        }
        func point() -> Point { Point(x: number(), y: number()) }
        func outline() -> Outline {
            let frame = Rect(number(), number(), number(), number())
            switch random.integer(0..<3) {
            case 0: return .rect(frame)
            case 1: return .roundedRect(frame, radius: number())
            default: return .ellipse(frame)
            }
        }
        var list = DisplayList(size: Size(width: number(), height: number()), scale: random.chance(0.7) ? 1 : number())
        let stops = [
            Gradient.Stop(color: .white, location: number()), .init(color: .clear, location: number()),
            .init(color: .black, location: number()),
        ]
        for _ in 0..<random.integer(1..<8) {
            switch random.integer(0..<11) {
            case 0: list.append(.fill(outline(), .solid(.white)))
            case 1: list.append(.border(outline(), width: number(), PixelColor(red: 9, green: 9, blue: 9, alpha: 9)))
            case 2: list.appendFill(outline(), gradient: Gradient(stops: stops), from: point(), to: point())
            case 3:
                let run = TextRun(string: "ab", face: FontFace(size: 8))
                list.appendText(run, origin: point(), color: .white)
            case 4:
                let image = ImageResource(width: 2, height: 1, pixels: [1, 2, 3, 4, 255, 255, 255, 255])
                list.appendImage(image, frame: Rect(number(), number(), number(), number()), opacity: number())
            case 5: list.append(.pushClip(outline()))
            case 6: list.append(.pushGroup(opacity: number()))
            case 7:
                list.append(
                    .pushTransform(
                        Affine(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())))
            case 8: list.append(.pushTransform(.scale(x: number(), y: number())))
            case 9: list.append([.popClip, .popGroup, .popTransform][random.integer(0..<3)])
            default: list.append(.text(run: Int32(random.integer(-2..<9)), origin: point(), .white))
            }
        }
        return list
    }
}
