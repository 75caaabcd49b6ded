import AppUI
import Drawing
import Foundation
import ScrollUI
import XCTest

/// The drawings and trees of containers as text. `BLESS_GOLDENS=1 swift test --filter ContainerGoldenTests` rewrites
/// them.
@MainActor
final class ContainerGoldenTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")
    private static let blesses = ProcessInfo.processInfo.environment["BLESS_GOLDENS"] == "1"

    private func check(_ text: String, _ name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        if Self.blesses { return try text.write(to: file, atomically: true, encoding: .utf8) }
        let expected = try String(contentsOf: file, encoding: .utf8)
        guard text != expected else { return }
        let lines = text.split(separator: "\n").difference(from: expected.split(separator: "\n"))
        let changes = lines.prefix(20).map { change in
            switch change {
            case .insert(let line, let text, _): "+ \(line + 1): \(text)"
            case .remove(let line, let text, _): "- \(line + 1): \(text)"
            }
        }
        XCTFail("\(name) is something else:\n" + changes.joined(separator: "\n"))
    }

    func testEachContainerIsDrawnAsItWas() async throws {
        for screen in ContainerScreen.all {
            let host = screen.show(CGSize(width: 320, height: 480))
            try check(host.displayList.dump(), "\(screen.name).txt")
            XCTAssertFalse(host.needsFrame, "\(screen.name) comes to rest")
        }
    }

    func testTheTreesAreAsTheyWere() async throws {
        for name in ["tabs", "pages", "pushed", "sheet"] {
            let screen = try XCTUnwrap(ContainerScreen.all.first { $0.name == name })
            let host = screen.show(CGSize(width: 320, height: 480))
            try check(host.tree.dump(counts: false), "\(name)-tree.txt")
        }
    }

    /// A window can be empty: the drawing must not contain values that are not numbers.
    func testContainersOfNoSizeAtAllAreDrawn() async throws {
        for screen in ContainerScreen.all {
            for side in [0.0, 1.0] {
                let host = screen.show(CGSize(width: side, height: side))
                let drawn = host.displayList.dump()
                for word in ["nan", "inf "] {
                    XCTAssertFalse(drawn.contains(word), "\(screen.name) at \(side): \(drawn)")
                }
                XCTAssertFalse(host.needsFrame, "\(screen.name) at \(side) comes to rest")
            }
        }
    }
}
