import Drawing
import XCTest

final class DumpTests: XCTestCase {
    private let frame = Rect(x: 10, y: 20.456, width: 100, height: 50)

    func testEveryKindOfItemHasItsLine() {
        var list = DisplayList(size: Size(width: 320, height: 200), scale: 2)
        list.append(.fill(.rect(frame), .solid(PixelColor(hex: 0x0F1115))))
        list.append(.fill(.roundedRect(frame, radius: 12), .solid(.white)))
        list.append(.border(.ellipse(frame), width: 1.5, PixelColor(red: 1, green: 2, blue: 3, alpha: 4)))
        list.appendText(
            TextRun(string: "Say \"hi\"\\\n", face: FontFace(family: .display, size: 24, weight: 700)),
            origin: Point(x: 1, y: 2), color: .black)
        list.appendText(
            TextRun(string: "12.5", face: FontFace(size: 13, hasTabularFigures: true)), origin: .zero, color: .black)
        let gradient = Gradient(stops: [
            .init(color: .white, location: 0), .init(color: .clear, location: 1),
        ])
        list.appendFill(.rect(frame), gradient: gradient, from: .zero, to: Point(x: 0, y: 50))
        list.appendImage(ImageResource(width: 1, height: 1, pixels: [0, 0, 0, 0]), frame: frame, opacity: 0.25)
        XCTAssertEqual(
            list.dump(),
            """
            list 320 x 200 @2
            fill rect(10 20.46 100 50) #0F1115FF
            fill rounded(10 20.46 100 50 r12) #FFFFFFFF
            border ellipse(10 20.46 100 50) width 1.5 #01020304
            text "Say \\"hi\\"\\\\\\n" at 1 2 display 24 w700 #000000FF
            text "12.5" at 0 0 text 13 w400 tabular #000000FF
            fill rect(10 20.46 100 50) gradient(#FFFFFFFF 0, #00000000 1) from 0 0 to 0 50
            image 1x1 in rect(10 20.46 100 50) opacity 0.25

            """)
    }

    func testNestingIsIndentation() {
        var list = DisplayList(size: Size(width: 8, height: 8), scale: 1)
        list.append(.pushClip(.rect(frame)))
        list.append(.pushGroup(opacity: 0.5))
        list.append(.pushTransform(.scale(x: 0.7, y: 0.7)))
        list.append(.fill(.rect(frame), .solid(.black)))
        list.append(.popTransform)
        list.append(.popGroup)
        list.append(.popClip)
        list.append(.fill(.rect(frame), .solid(.white)))
        XCTAssertEqual(
            list.dump(),
            """
            list 8 x 8 @1
            clip rect(10 20.46 100 50)
              group opacity 0.5
                transform 0.7 0 0 0.7 0 0
                  fill rect(10 20.46 100 50) #000000FF
            fill rect(10 20.46 100 50) #FFFFFFFF

            """)
    }

    func testAPopWithoutItsPushIsShown() {
        var list = DisplayList(size: .zero, scale: 1)
        list.append(.pushClip(.rect(.zero)))
        list.append(.popGroup)
        XCTAssertEqual(list.dump(), "list 0 x 0 @1\nclip rect(0 0 0 0)\n  unmatched end of group\n")
    }

    func testNumbersAreRoundedAndNeverNegativeZero() {
        var list = DisplayList(size: .zero, scale: 1)
        let odd = Rect(x: -0.001, y: -1.05, width: .nan, height: -.infinity)
        list.append(.fill(.rect(odd), .solid(.clear)))
        list.append(.fill(.rect(Rect(x: 0.005, y: 1.999, width: 1e20, height: 123456.7)), .solid(.clear)))
        XCTAssertEqual(
            list.dump(),
            "list 0 x 0 @1\nfill rect(0 -1.05 nan -inf) #00000000\nfill rect(0.01 2 1e+20 123456.7) #00000000\n")
    }

    func testIndicesThatPointNowhereAreNamed() {
        var list = DisplayList(size: .zero, scale: 1)
        list.append(.text(run: 3, origin: .zero, .black))
        list.append(.image(image: -1, frame: .zero, opacity: 1))
        XCTAssertEqual(
            list.dump(),
            "list 0 x 0 @1\ntext missing run 3 at 0 0 no face #000000FF\nimage missing -1 in rect(0 0 0 0) opacity 1\n")
    }
}
