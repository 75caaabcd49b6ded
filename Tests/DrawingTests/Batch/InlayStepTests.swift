import Drawing
import XCTest

/// The groups that the device draws without an intermediate picture.
final class InlayStepTests: XCTestCase {
    private let blue = PixelColor(hex: 0x4A8BE0)
    private let clear = PixelColor(red: 255, green: 255, blue: 255, alpha: 128)
    private let box = Outline.roundedRect(Rect(20, 20, 200, 150), radius: 12)
    private let inside = Point(x: 60, y: 90)

    private func steps(_ list: DisplayList) -> [BatchStep] {
        MainActor.assumeIsolated {
            let batcher = FrameBatcher()
            batcher.build(
                list, bounds: PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 300), glyphs: BlockGlyphs(),
                background: .black)
            return batcher.steps
        }
    }

    private func kinds(_ list: DisplayList) -> [String] {
        steps(list).map {
            switch $0 {
            case .solid: "solid"
            case .plain: "plain"
            case .taken: "taken"
            case .blended(_, let texture): "\(texture)"
            case .target(let target): "to \(target)"
            case .clear: "clear"
            }
        }
    }

    private func needsLayer(_ list: DisplayList) -> Bool { kinds(list).contains { $0.hasPrefix("to ") } }

    private func list(_ body: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList(400, 300, [])
        body(&list)
        return list
    }

    private func group(_ body: (inout DisplayList) -> Void) -> DisplayList {
        list {
            $0.append(.pushGroup(opacity: 0.6))
            body(&$0)
            $0.append(.popGroup)
        }
    }

    private func write(_ color: PixelColor, at place: Point, in list: inout DisplayList) {
        list.appendText(TextRun(string: "abc", face: FontFace(size: 20)), origin: place, color: color)
    }

    private func carousel(_ card: PixelColor, _ text: PixelColor) -> DisplayList {
        list { list in
            for index in 0..<4 {
                list.append(.pushTransform(.scale(x: 0.9, y: 0.9).then(.translation(x: Double(index) * 97.3, y: 8.2))))
                list.append(.pushGroup(opacity: 0.3 + 0.1 * Double(index)))
                list.append(.fill(.roundedRect(Rect(0, 0, 90, 200), radius: 12), .solid(card)))
                write(text, at: Point(x: 20, y: 100), in: &list)
                list.append(.popGroup)
                list.append(.popTransform)
            }
        }
    }

    func testACarouselOfTranslucentCardsWithTextIsTwoDrawCalls() {
        XCTAssertEqual(kinds(carousel(blue, .white)), ["plain", "atlas"])
    }

    func testACarouselOfCardsWithDarkTextIsThreeDrawCalls() {
        XCTAssertEqual(kinds(carousel(.white, .black)), ["plain", "taken", "atlas"])
    }

    func testDarkTextComesAfterAGroundThatIsDrawnWithTheText() {
        let list = group {
            $0.append(.fill(.rect(Rect(20, 20, 60, 40)), .solid(.white)))
            write(.black, at: Point(x: 30, y: 50), in: &$0)
        }
        XCTAssertEqual(kinds(list), ["atlas", "taken"])
    }

    func testTextDarkerThanItsBoxTakesColourAway() {
        let dark = group {
            $0.append(.fill(box, .solid(.white)))
            write(.black, at: inside, in: &$0)
        }
        XCTAssertEqual(kinds(dark), ["plain", "taken", "atlas"])
        let mixed = group {
            $0.append(.fill(box, .solid(PixelColor(hex: 0x808080))))
            write(PixelColor(hex: 0xFF8000), at: inside, in: &$0)
        }
        XCTAssertEqual(kinds(mixed), ["plain", "taken", "atlas"], "red is added, blue is taken away")
    }

    func testABoxWithinABoxAndTextInThatNeedNoLayer() {
        let list = group {
            $0.append(.fill(box, .solid(blue)))
            $0.append(.fill(.ellipse(Rect(50, 40, 120, 100)), .solid(.white)))
            write(.black, at: Point(x: 90, y: 95), in: &$0)
        }
        XCTAssertFalse(needsLayer(list))
    }

    func testATurnedCardNeedsNoLayer() {
        let list = list {
            $0.append(.pushTransform(Affine(a: 0.96, b: 0.28, c: -0.28, d: 0.96, tx: 60, ty: 0)))
            $0.append(.pushGroup(opacity: 0.5))
            $0.append(.fill(box, .solid(blue)))
            write(.white, at: inside, in: &$0)
            $0.append(.popGroup)
            $0.append(.popTransform)
        }
        XCTAssertFalse(needsLayer(list))
    }

    func testAGroupInAGroupNeedsNoLayer() {
        let list = group {
            $0.append(.fill(box, .solid(blue)))
            $0.append(.pushGroup(opacity: 0.5))
            $0.append(.fill(.rect(Rect(40, 40, 120, 100)), .solid(.white)))
            write(.black, at: inside, in: &$0)
            $0.append(.popGroup)
        }
        XCTAssertFalse(needsLayer(list))
    }

    func testTextOverTheEdgeOfItsBoxNeedsALayer() {
        for place in [Point(x: 5, y: 90), Point(x: 205, y: 90), Point(x: 60, y: 25), Point(x: 18, y: 35)] {
            let list = group {
                $0.append(.fill(box, .solid(blue)))
                write(.white, at: place, in: &$0)
            }
            XCTAssertTrue(needsLayer(list), "\(place)")
        }
    }

    func testBoxesThatOverlapInPartNeedALayer() {
        let list = group {
            $0.append(.fill(box, .solid(blue)))
            $0.append(.fill(.rect(Rect(150, 100, 200, 150)), .solid(.white)))
        }
        XCTAssertTrue(needsLayer(list))
    }

    func testWhatLiesOnMoreThanOneColourNeedsALayer() {
        let gradient = Gradient(stops: [.init(color: blue, location: 0), .init(color: .white, location: 1)])
        let onGradient = group {
            $0.appendFill(box, gradient: gradient, from: Point(x: 0, y: 0), to: Point(x: 0, y: 200))
            write(.white, at: inside, in: &$0)
        }
        XCTAssertTrue(needsLayer(onGradient))
        let onGlass = group {
            $0.append(.fill(box, .solid(clear)))
            write(.black, at: inside, in: &$0)
        }
        XCTAssertTrue(needsLayer(onGlass))
        let onText = group {
            $0.append(.fill(box, .solid(blue)))
            write(.white, at: inside, in: &$0)
            write(.black, at: Point(x: inside.x + 9, y: inside.y), in: &$0)
        }
        XCTAssertTrue(needsLayer(onText))
        let onAGroup = group {
            $0.append(.fill(box, .solid(blue)))
            $0.append(.pushGroup(opacity: 0.5))
            $0.append(.fill(.rect(Rect(40, 40, 120, 100)), .solid(.white)))
            $0.append(.popGroup)
            write(.black, at: inside, in: &$0)
        }
        XCTAssertTrue(needsLayer(onAGroup))
    }

    func testWhatHasMoreThanOneColourNeedsALayer() {
        let gradient = Gradient(stops: [.init(color: blue, location: 0), .init(color: .white, location: 1)])
        let list = group {
            $0.append(.fill(box, .solid(.black)))
            $0.appendFill(.rect(Rect(50, 50, 60, 60)), gradient: gradient, from: .zero, to: Point(x: 0, y: 200))
        }
        XCTAssertTrue(needsLayer(list))
        let framed = group {
            $0.append(.fill(box, .solid(blue)))
            $0.append(.border(box, width: 3, .white))
        }
        XCTAssertTrue(needsLayer(framed))
    }

    func testAClipBetweenTextAndItsBoxNeedsALayer() {
        let list = group {
            $0.append(.fill(box, .solid(.white)))
            $0.append(.pushClip(.ellipse(Rect(70, 70, 40, 40))))
            write(.black, at: inside, in: &$0)
            $0.append(.popClip)
        }
        XCTAssertTrue(kinds(list).contains("\(BatchTexture.layer(1))"), "the clip is drawn by itself, within the group")
    }

    func testABlendModeInAGroupIsOnePicture() {
        var list = DisplayList(400, 300, [])
        list.append(.pushGroup(opacity: 0.6))
        list.append(.fill(box, .solid(blue)))
        list.pushEffect(.blend(.multiply))
        write(.white, at: inside, in: &list)
        list.append(.popEffect)
        list.append(.popGroup)
        XCTAssertEqual(kinds(list), ["\(BatchTexture.image(0))"])
    }

    func testAGroupOfManyPartsIsNotLookedThrough() {
        func cards(_ count: Int) -> DisplayList {
            group {
                $0.append(.fill(box, .solid(blue)))
                for index in 0..<count {
                    let place = Rect(30 + Double(index % 10) * 12, 40 + Double(index / 10) * 12, 8, 8)
                    $0.append(.fill(.rect(place), .solid(.white)))
                }
            }
        }
        XCTAssertFalse(needsLayer(cards(31)))
        XCTAssertTrue(needsLayer(cards(32)))
    }
}

/// The triangles that need no texture.
extension InlayStepTests {
    private func panel(_ rect: Rect) -> DisplayItem { .fill(.rect(rect), .solid(clear)) }

    func testALargeTranslucentShapeNeedsNoTexture() {
        let list = list { $0.append(panel(Rect(10, 10, 64, 64))) }
        XCTAssertEqual(kinds(list), ["plain"])
    }

    func testASmallTranslucentShapeIsDrawnWithTheText() {
        let list = list {
            $0.append(panel(Rect(10, 10, 63, 64)))
            write(.white, at: inside, in: &$0)
        }
        XCTAssertEqual(kinds(list), ["atlas"])
    }

    func testSmallTranslucentShapesBesideALargeOneNeedNoTextureEither() {
        let list = list {
            $0.append(panel(Rect(10, 10, 100, 100)))
            $0.append(panel(Rect(200, 10, 9, 9)))
        }
        XCTAssertEqual(kinds(list), ["plain"])
    }

    func testATranslucentShapeOverDarkTextStaysAboveIt() {
        let list = list {
            $0.append(.pushGroup(opacity: 0.6))
            $0.append(.fill(box, .solid(.white)))
            write(.black, at: inside, in: &$0)
            $0.append(.popGroup)
            $0.append(panel(Rect(40, 40, 100, 100)))
        }
        XCTAssertEqual(kinds(list), ["plain", "taken", "atlas"])
        guard case .plain(let plain)? = steps(list).first else { return XCTFail("\(kinds(list))") }
        let alone = DisplayList(400, 300, list.items.prefix(2) + [.popGroup])
        XCTAssertEqual(steps(alone).first, .plain(plain), "the panel is none of it")
    }

    func testATranslucentShapeOverTextStaysAboveIt() {
        let list = list {
            write(.white, at: inside, in: &$0)
            $0.append(panel(Rect(10, 10, 100, 100)))
            $0.append(panel(Rect(200, 10, 100, 100)))
        }
        guard case .plain(let plain)? = steps(list).first, case .blended(let textured, .atlas)? = steps(list).last
        else { return XCTFail("\(kinds(list))") }
        XCTAssertEqual(plain.count, 6, "the panel beside the text")
        XCTAssertEqual(textured.count, 12, "the text and the panel over it")
    }

    func testAnOpaqueShapeOverATranslucentOneWaitsForIt() {
        let list = list {
            $0.append(panel(Rect(10, 10, 100, 100)))
            $0.append(.fill(.rect(Rect(50, 50, 100, 100)), .solid(.black)))
        }
        XCTAssertEqual(kinds(list), ["plain", "solid"])
    }
}
