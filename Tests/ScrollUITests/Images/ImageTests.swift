import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class ImageTests: XCTestCase {
    private let picture = ImageResource(
        width: 40, height: 20, pixels: (0..<800).flatMap { [UInt8($0 % 256), 0, 0, 255] })

    private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 200, height: 100), root: view)
        let picture = picture
        host.images = ImageLoader { $0.hasPrefix("card") ? picture : nil }
        host.frame(at: .zero)
        return host
    }

    func testAPictureIsAsLargeAsItsPixels() async {
        XCTAssertEqual(host { Image("card").id("it") }.frame(ofID: "it")?.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(host { Image("card@2x").id("it") }.frame(ofID: "it")?.size, CGSize(width: 20, height: 10))
        XCTAssertEqual(
            host { Image(picture, scale: 4).id("it") }.frame(ofID: "it")?.size, CGSize(width: 10, height: 5))
    }

    func testAResizablePictureTakesWhatItIsOffered() async {
        XCTAssertEqual(
            host { Image("card").resizable().id("it") }.frame(ofID: "it")?.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(
            host { Image("card").resizable().scaledToFit().id("it").frame(width: 60) }.frame(ofID: "it")?.size,
            CGSize(width: 60, height: 30))
        XCTAssertEqual(
            host { Image("card").resizable().scaledToFill().id("it").frame(width: 60, height: 60) }
                .frame(ofID: "it")?.size, CGSize(width: 120, height: 60))
    }

    func testAPictureThatIsNotThereIsAnEmptyFrame() async {
        let dump = host { Image("nothing") }.displayList.dump()
        XCTAssertTrue(dump.contains("border rect(88 38 24 24) width 1"), dump)
    }

    func testATemplateHasTheColorOfTheForeground() async {
        let dump = host { Image("card").renderingMode(.template).foregroundStyle(.white) }.displayList.dump()
        XCTAssertTrue(dump.contains("colors 0 0 0 1, 0 0 0 1, 0 0 0 1"), dump)
    }

    func testCapInsetsKeepTheCorners() async {
        let insets = EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        let items = host { Image("card").resizable(capInsets: insets) }.displayList.items
        let frames = items.compactMap { item -> Rect? in
            if case .image(_, let frame, _) = item { frame } else { nil }
        }
        XCTAssertEqual(frames.count, 9)
        XCTAssertEqual(frames.first, Rect(x: 0, y: 0, width: 6, height: 5))
        XCTAssertEqual(frames.last, Rect(x: 192, y: 93, width: 8, height: 7))
    }

    func testTilesLieSideBySide() async {
        let items = host { Image("card").resizable(resizingMode: .tile) }.displayList.items
        XCTAssertEqual(items.filter { if case .image = $0 { true } else { false } }.count, 25)
    }

    func testASmallPictureIsTakenFromMeansAndALargeOneFromSquares() async {
        let small = host { Image("card").resizable().frame(width: 9, height: 5) }.displayList.images
        XCTAssertEqual(small.map(\.width), [10])
        let low = host { Image("card").resizable().interpolation(.low).frame(width: 9, height: 5) }
        XCTAssertEqual(low.displayList.images.map(\.width), [40])
        let squares = host { Image("card").resizable().interpolation(.none) }.displayList.images
        XCTAssertEqual(squares.map(\.isPixelated), [true])
    }
}
