import AnalysisTestSupport
import Drawing
import Foundation
import PlaygroundKit
import ScrollUI
import XCTest

/// The drawings of scenes and window as text. `BLESS_GOLDENS=1 swift test --filter SceneGoldenTests` rewrites them.
@MainActor
final class SceneGoldenTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    private func check(_ host: ViewHost, _ name: String) throws {
        let file = Self.folder.appendingPathComponent(name + ".txt")
        let drawn = host.displayList.dump()
        if Repository.blesses { return try drawn.write(to: file, atomically: true, encoding: .utf8) }
        let expected = try String(contentsOf: file, encoding: .utf8)
        guard drawn != expected else { return }
        let lines = drawn.split(separator: "\n").difference(from: expected.split(separator: "\n"))
        XCTFail("\(name) draws something else:\n" + lines.prefix(20).map(Self.describe).joined(separator: "\n"))
    }

    private static func describe(_ change: CollectionDifference<Substring>.Change) -> String {
        switch change {
        case .insert(let line, let text, _): "+ \(line + 1): \(text)"
        case .remove(let line, let text, _): "- \(line + 1): \(text)"
        }
    }

    func testEveryScene() async throws {
        for scene in SceneCatalog.builtIn.all {
            let host = makeSceneHost(scene, size: CGSize(width: 680, height: 600))
            host.wait(0.5)
            try check(host, scene.name)
        }
    }

    func testTheWholeWindow() async throws {
        try check(WindowUnderTest().host, "window")
    }

    func testTheWindowFoldedAndLight() async throws {
        let window = WindowUnderTest(width: 720, height: 480)
        window.host.colorScheme = .light
        window.model.isInspectorOpen = true
        window.settle()
        try check(window.host, "window-folded-light")
    }
}
