import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// A 20-point face has characters 10 points wide and lines 24 points high. The symbol is 17 points large, the photo 40 by 60.
@MainActor
final class TextImageTests: XCTestCase {
    private let symbol = ImageResource(width: 17, height: 17, pixels: Array(repeating: 255, count: 17 * 17 * 4))
    private let photo = ImageResource(width: 40, height: 60, pixels: Array(repeating: 255, count: 40 * 60 * 4))

    private func host<V: View>(width: CGFloat = 300, @ViewBuilder _ view: () -> V) -> ViewHost {
        let host = ViewHost(size: CGSize(width: width, height: 200), root: view)
        let (symbol, photo) = (symbol, photo)
        host.images = ImageLoader { $0 == "photo" ? photo : $0 == "star" ? symbol : nil }
        host.frame(at: .zero)
        return host
    }

    private func boxes(_ host: ViewHost) -> [Rect] {
        host.displayList.items.compactMap { if case .image(_, let frame, _) = $0 { frame } else { nil } }
    }

    private func x(of string: String, _ host: ViewHost) -> Double? {
        for case .text(let run, let origin, _) in host.displayList.items
        where host.displayList.runs[Int(run)].string == string { return origin.x }
        return nil
    }

    func testASymbolStandsAmongTheLettersAndGrowsWithThem() async throws {
        let host = host { (Text("ab") + Text(Image(systemName: "star")) + Text("cd")).font(.system(size: 34)).id("t") }
        XCTAssertEqual(host.frame(ofID: "t")?.width ?? 0, 4 * 17 + 34, accuracy: 0.01)
        let box = try XCTUnwrap(boxes(host).first)
        XCTAssertEqual(box.width, 34, accuracy: 0.01)
        XCTAssertEqual(box.x, try XCTUnwrap(x(of: "ab", host)) + 34, accuracy: 0.01)
        XCTAssertEqual(try XCTUnwrap(x(of: "cd", host)), box.x + 34, accuracy: 0.01)
    }

    func testASymbolHasTheColorOfTheText() async {
        let host = host { Text(Image(systemName: "star")).foregroundStyle(.white) }
        XCTAssertTrue(host.displayList.dump().contains("colors 0 0 0 1, 0 0 0 1, 0 0 0 1"), host.displayList.dump())
    }

    func testAHighPictureStandsUponTheBaselineAndMakesTheLineHigher() async throws {
        let host = host { (Text("a") + Text(Image("photo"))).font(.system(size: 20)).id("t") }
        let frame = try XCTUnwrap(host.frame(ofID: "t"))
        XCTAssertEqual(frame.width, 50, accuracy: 0.01)
        XCTAssertGreaterThanOrEqual(frame.height, 60)
        let box = try XCTUnwrap(boxes(host).first)
        let baselines = host.displayList.items.compactMap { item in
            if case .text(_, let origin, _) = item { origin.y } else { nil }
        }
        XCTAssertEqual(box.y + box.height, try XCTUnwrap(baselines.first), accuracy: 0.01)
    }

    func testAPictureIsInterpolatedAndGoesToTheNextLineWithItsWord() async {
        let host = host(width: 100) {
            Text("Rated by \(Image(systemName: "star"))").font(.system(size: 20)).id("t")
                .fixedSize(horizontal: false, vertical: true)
        }
        XCTAssertEqual(host.texts, ["Rated by"])
        XCTAssertEqual(boxes(host).count, 1)
        XCTAssertGreaterThanOrEqual(host.frame(ofID: "t")?.height ?? 0, 48)
    }

    func testAPictureThatIsNotThereIsAnEmptyFrame() async {
        let host = host { Text(Image("nothing")) }
        XCTAssertTrue(host.displayList.dump().contains("border rect"), host.displayList.dump())
    }

    func testWhatIsSaidOfATextHasTheNamesOfItsPictures() async {
        let host = host { Color.red.accessibilityLabel(Text("5 \(Image(systemName: "star"))")).id("c") }
        XCTAssertEqual(host.accessibility(ofID: "c")?.label, "5 ")
        let named = self.host { Color.red.accessibilityLabel(Text(Image("photo", label: Text("a cat")))).id("c") }
        XCTAssertEqual(named.accessibility(ofID: "c")?.label, "a cat")
    }
}
