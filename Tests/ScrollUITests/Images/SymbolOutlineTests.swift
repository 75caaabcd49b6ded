import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Symbols as outlines: here a square of 16 units, and a wide one of two parts. A 17-point face has characters 8.5
/// points wide.
@MainActor
final class SymbolOutlineTests: XCTestCase {
    private let square = SymbolOutline(size: CGSize(width: 16, height: 16), paths: [VectorPath.box(0, 0, 16, 16)])
    private let wide = SymbolOutline(
        size: CGSize(width: 32, height: 16), paths: [VectorPath.box(0, 0, 16, 16), VectorPath.box(8, 0, 32, 16)])

    private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 200, height: 100), root: view)
        let (square, wide) = (square, wide)
        host.images = ImageLoader { _ in
            nil
        } symbols: { names in
            switch names.first {
            case "star", "star.fill": .outline(square)
            case "wide": .outline(wide)
            default: nil
            }
        }
        host.frame(at: .zero)
        return host
    }

    private func fills(_ host: ViewHost) -> [(path: VectorPath, origin: Point, paint: Paint)] {
        host.displayList.items.compactMap {
            if case .fill(.path(let path, let origin), let paint) = $0 { (path, origin, paint) } else { nil }
        }
    }

    private func size<V: View>(@ViewBuilder _ view: () -> V) -> CGSize {
        host { view().id("it") }.frame(ofID: "it")?.size ?? .zero
    }

    // MARK: Size

    func testASymbolIsASixthAndABitHigherThanTheFontIsLarge() async {
        XCTAssertEqual(size { Image(systemName: "star") }.height, 20.4, accuracy: 1e-9)
        XCTAssertEqual(size { Image(systemName: "star").font(.system(size: 30)) }, CGSize(width: 36, height: 36))
        XCTAssertEqual(size { Image(systemName: "wide").font(.system(size: 30)) }, CGSize(width: 72, height: 36))
        XCTAssertEqual(
            size { Image(systemName: "star").font(.system(size: 30)).imageScale(.large) },
            CGSize(width: 45, height: 45))
        XCTAssertGreaterThan(size { Image(systemName: "star").dynamicTypeSize(.accessibility1) }.height, 21)
    }

    func testAResizableSymbolTakesWhatItIsOffered() async {
        let host = host { Image(systemName: "star").resizable().frame(width: 60, height: 40) }
        XCTAssertEqual(fills(host).map(\.path.elements.boundingRect), [Rect(x: 0, y: 0, width: 60, height: 40)])
        XCTAssertEqual(
            size { Image(systemName: "wide").resizable().scaledToFit().frame(width: 60, height: 60) },
            CGSize(width: 60, height: 60))
        XCTAssertEqual(
            self.host { Image(systemName: "wide").resizable().scaledToFit().id("it").frame(width: 60, height: 60) }
                .frame(ofID: "it")?.size, CGSize(width: 60, height: 30))
    }

    /// The middle of the symbol is that of capital letters: 0.35 of the font's size above the baseline.
    func testASymbolStandsInTheMiddleOfTheCapitalsOfTheTextBesideIt() async throws {
        let host = host {
            HStack(alignment: .firstTextBaseline) {
                Text("A").font(.system(size: 40))
                Image(systemName: "star").font(.system(size: 20)).id("symbol")
            }
        }
        let baselines = host.displayList.items.compactMap {
            if case .text(_, let origin, _) = $0 { origin.y } else { nil }
        }
        let frame = try XCTUnwrap(host.frame(ofID: "symbol"))
        XCTAssertEqual(Double(frame.midY), try XCTUnwrap(baselines.first) - 7, accuracy: 1)
    }

    func testASymbolAmongLettersGrowsWithThem() async throws {
        let host = host { (Text("ab") + Text(Image(systemName: "star"))).font(.system(size: 30)).id("t") }
        XCTAssertEqual(host.frame(ofID: "t")?.width ?? 0, 30 + 36, accuracy: 0.01)
        XCTAssertEqual(fills(host).first?.path.elements.boundingRect.width ?? 0, 36, accuracy: 0.01)
    }

    // MARK: Colours

    func testASymbolHasTheForegroundStyle() async {
        let red = host { Image(systemName: "star").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
        XCTAssertEqual(fills(red).map(\.paint), [.solid(PixelColor(red: 255, green: 0, blue: 0, alpha: 255))])
        let gradient = host {
            Image(systemName: "star").foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        guard case .linearGradient? = fills(gradient).first?.paint else { return XCTFail("no gradient") }
    }

    func testOneColourIsLaidDownOnceWherePartsOverlap() async {
        let faint = host { Image(systemName: "wide").foregroundStyle(Color.white.opacity(0.5)) }
        XCTAssertEqual(
            fills(faint).map(\.paint),
            Array(repeating: .solid(PixelColor(red: 255, green: 255, blue: 255, alpha: 255)), count: 2))
        XCTAssertTrue(faint.displayList.dump().contains("group opacity 0.5"), faint.displayList.dump())
        XCTAssertFalse(host { Image(systemName: "wide") }.displayList.dump().contains("group opacity 0.5"))
    }

    func testASymbolIsFaintBeyondItsValue() async {
        let half = host { Image(systemName: "star", variableValue: 0.5).font(.system(size: 30)) }.displayList.dump()
        XCTAssertTrue(half.contains("clip rect(82 32 18 36)"), half)
        XCTAssertTrue(half.contains("group opacity 0.3"), half)
    }

    func testViewsShareTheOutlineOfASymbolAtTheSameSize() async {
        let host = host {
            HStack {
                Image(systemName: "star")
                Image(systemName: "star").symbolVariant(.fill)
                Image(systemName: "star").font(.system(size: 30))
            }
        }
        let paths = fills(host).map(\.path)
        XCTAssertTrue(paths[0] === paths[1])
        XCTAssertFalse(paths[0] === paths[2])
    }

    // MARK: Elsewhere

    func testASymbolIsDrawnInACanvasAndAsAPaint() async throws {
        let canvas = host {
            Canvas { context, _ in
                context.draw(Image(systemName: "star"), in: CGRect(x: 10, y: 20, width: 30, height: 40))
            }
        }
        let fill = try XCTUnwrap(fills(canvas).first)
        XCTAssertEqual(fill.origin, Point(x: 10, y: 20))
        XCTAssertEqual(fill.path.elements.boundingRect, Rect(x: 0, y: 0, width: 30, height: 40))
        let paint = host {
            Rectangle().fill(ImagePaint(image: Image(systemName: "star"))).font(.system(size: 20))
        }
        XCTAssertTrue(paint.displayList.dump().contains("image 24x24"), paint.displayList.dump())
    }

    // MARK: Missing symbols

    func testASymbolThatIsNotThereHasAPlaceholderOfItsSize() async {
        let host = host { Image(systemName: "nothing").font(.system(size: 30)).id("it") }
        XCTAssertEqual(host.frame(ofID: "it")?.size, CGSize(width: 36, height: 36))
        let bounds = fills(host).flatMap(\.path.elements).boundingRect
        XCTAssertEqual(bounds.width, 36 * 14 / 16, accuracy: 0.1)
        XCTAssertEqual(bounds.height, 36 * 14 / 16, accuracy: 0.1)
        let text = self.host { Text(Image(systemName: "nothing")).font(.system(size: 30)).id("t") }
        XCTAssertEqual(text.frame(ofID: "t")?.width ?? 0, 36, accuracy: 0.01)
        XCTAssertEqual(fills(text).map(\.path), fills(host).map(\.path), "the same everywhere")
    }
}

extension VectorPath {
    fileprivate static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> VectorPath {
        var elements: [PathElement] = []
        elements.addRect(Rect(x: left, y: top, width: right - left, height: bottom - top))
        return VectorPath(elements)
    }
}
