import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The code in the pages of ScrollUI, verbatim.
private struct Gallery: View {
    @State private var front: Int?

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 16) {
                ForEach(0..<20) { number in
                    RoundedRectangle(cornerRadius: 20).fill(.blue)
                        .containerRelativeFrame(.horizontal, count: 2, spacing: 16)
                        .scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : 0.9) }
                        .id(number)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 28)
        .scrollPosition(id: $front)
    }
}

@MainActor
final class ArticleTests: XCTestCase {
    private static let file = URL(fileURLWithPath: #filePath)
    private static let catalog = file.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/ScrollUI/ScrollUI.docc")

    func testTheGalleryOfTheFirstPageRestsOnACard() async {
        let host = ViewHost(size: CGSize(width: 600, height: 400)) { Gallery() }
        host.advance(to: .zero)
        host.drag(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 300, y: 200), over: 0.1)
        host.wait(5)
        XCTAssertTrue((1..<20).contains { abs((host.frame(ofID: $0)?.minX ?? .nan) - 28) < 0.01 })
    }

    func testTheHostOfThePageAboutTestsTurnsByANotch() async {
        let host = ViewHost(size: CGSize(width: 300, height: 500)) {
            ScrollView { Color.blue.frame(height: 5000) }.id("page")
        }
        host.advance(to: .zero)
        let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: -1, location: CGPoint(x: 150, y: 250))
        host.send(InputEvent(.wheel(wheel), at: .zero))
        host.advance(to: .seconds(2))
        XCTAssertEqual(host.scrollGeometry(ofID: "page")?.contentOffset.y, CGFloat(host.feel.wheel.notchDistance))
    }

    func testTheCodeOfThePagesIsTheCodeOfThisFile() async throws {
        let code = try lines(of: Self.file)
        var blocks = 0
        for page in try FileManager.default.contentsOfDirectory(at: Self.catalog, includingPropertiesForKeys: nil)
        where page.pathExtension == "md" {
            let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            for part in parts {
                let block = part.components(separatedBy: "```")[0].split(separator: "\n").map(Self.trimmed)
                for line in block where !["struct Gallery: View {"].contains(line) {
                    XCTAssertTrue(code.contains(line), "\(page.lastPathComponent): \(line)")
                }
                blocks += 1
            }
        }
        XCTAssertEqual(blocks, 2)
    }

    func testThePageOfTheScrollAPIIsTheTableThatTestsHold() async throws {
        let table = Self.catalog.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("docs/scroll-api.md")
        XCTAssertEqual(
            try String(contentsOf: Self.catalog.appendingPathComponent("ScrollAPI.md"), encoding: .utf8),
            try String(contentsOf: table, encoding: .utf8))
    }

    func testEveryPublicTypeHasItsPlaceOnTheFirstPage() async throws {
        let page = try String(contentsOf: Self.catalog.appendingPathComponent("ScrollUI.md"), encoding: .utf8)
        let sources = Self.catalog.deletingLastPathComponent()
        var count = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let code = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            for type in code.matches(of: #/(?m)^(?:@\w+ )*public (?:final )?(?:struct|class|enum|protocol) (\w+)/#)
            where !type.1.hasPrefix("_") {
                XCTAssertTrue(page.contains("\n- ``\(type.1)``\n"), "\(path): \(type.1) is not among the topics")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 200)
    }

    private func lines(of file: URL) throws -> Set<String> {
        Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(Self.trimmed))
    }

    private static func trimmed(_ line: Substring) -> String { line.trimmingCharacters(in: .whitespaces) }
}
