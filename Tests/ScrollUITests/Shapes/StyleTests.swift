import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class StyleTests: XCTestCase {
    private let picture = ImageResource(width: 40, height: 20, pixels: Array(repeating: 255, count: 3200))

    private func list<V: View>(@ViewBuilder _ view: () -> V) -> DisplayList {
        let host = ViewHost(size: CGSize(width: 100, height: 80), root: view)
        let picture = picture
        host.images = ImageLoader { $0 == "tile" ? picture : nil }
        host.frame(at: .zero)
        return host.displayList
    }

    func testDisplayP3IsSRGBForGreysAndStrongerForColors() async {
        XCTAssertTrue(list { Color(.displayP3, red: 1, green: 1, blue: 1) }.dump().contains("#FFFFFFFF"))
        XCTAssertTrue(list { Color(.displayP3, red: 1, green: 0, blue: 0) }.dump().contains("#FF0000FF"))
        // Half red in Display P3 is sRGB (0.5508, 0, 0) once clipped: (1.2249 · 0.2140)^(1/2.4) · 1.055 - 0.055.
        XCTAssertTrue(list { Color(.displayP3, red: 0.5, green: 0, blue: 0) }.dump().contains("#8C0000FF"))
    }

    func testABackgroundStyleIsThatOfTheSurroundings() async {
        let view = list { Rectangle().fill(.background).backgroundStyle(Color(light: 0x123456, dark: 0x123456)) }
        XCTAssertTrue(view.dump().contains("#123456FF"), view.dump())
        let faint = list { Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)) }
        XCTAssertTrue(faint.dump().contains("#00000080"), faint.dump())
    }

    func testATintOfSeveralColorsIsAGradientAsAStyle() async {
        let view = list {
            Rectangle().fill(.tint)
                .tint(.linearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
        }
        XCTAssertEqual(view.gradients.count, 1)
    }

    func testSystemStylesAreDrawn() async {
        for view in [
            AnyView(Rectangle().fill(.fill.tertiary)), AnyView(Rectangle().fill(.separator)),
            AnyView(Rectangle().fill(.selection)), AnyView(Rectangle().fill(.placeholder)),
            AnyView(Rectangle().fill(.link)), AnyView(Rectangle().fill(.windowBackground)),
            AnyView(Rectangle().fill(Color.red.secondary)),
        ] {
            XCTAssertTrue(list { view }.dump().contains("fill rect(0 0 100 80) #"), list { view }.dump())
        }
    }

    func testAPictureIsPaintedSideBySideInsideOfAShape() async {
        let view = list { Circle().fill(.image(Image("tile"), scale: 0.5)) }
        XCTAssertEqual(view.items.filter { if case .image = $0 { true } else { false } }.count, 32)
        XCTAssertTrue(view.dump().contains("clip ellipse"), view.dump())
    }

    func testAMeshMixesTheColorsOfItsPoints() async throws {
        let view = list {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .black, .white])
        }
        let picture = try XCTUnwrap(view.images.first)
        let row = (0..<picture.width).map { picture.pixels[4 * (32 * picture.width + $0)] }
        XCTAssertEqual(row, row.sorted())
        XCTAssertLessThan(row[0], 6)
        XCTAssertGreaterThan(row[63], 249)
        XCTAssertEqual(Double(row[31]), 126, accuracy: 3)
        XCTAssertTrue(picture.isOpaque)
    }

    func testAPathIsWrittenAndReadAgain() async {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0.5))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.closeSubpath()
        XCTAssertEqual(path.description, "0 0 m 10 0.5 l 1 2 3 4 q 1 1 2 2 9 9 c h")
        XCTAssertEqual(Path(path.description), path)
        for wrong in ["x", "1 2", "1 m", "1 2 l", "0 0 m 1 2 3 l"] { XCTAssertNil(Path(wrong), wrong) }
    }
}
