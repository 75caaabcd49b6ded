import Drawing
import Foundation
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit

/// The ring around the focused control, in every scene.
@MainActor
final class FocusRingTests: XCTestCase {
    /// The ring and its clip; nil if no control has a ring.
    private func ring(_ host: ViewHost) -> (ring: Rect, clip: Rect)? {
        let everything = Rect(x: 0, y: 0, width: host.size.width, height: host.size.height)
        var clips = [everything]
        for item in host.displayList.items {
            switch item {
            case .pushClip(let outline): clips.append(outline.box ?? everything)
            case .popClip: clips.removeLast()
            case .border(.roundedRect(let rect, _), 2, let color) where color.alpha == 255:
                return (rect, clips.reduce(everything) { $0.common(with: $1) })
            default: break
            }
        }
        return nil
    }

    func testNoSceneCutsARingOff() async {
        for scene in Repetition.cases(SceneCatalog.builtIn.all, few: 5) {
            let host = makeSceneHost(scene, size: CGSize(width: 680, height: 600))
            host.wait(0.2)
            var rings = 0
            for stop in 0..<40 {
                host.key(.tab)
                host.wait(1)
                guard let (ring, clip) = ring(host) else { continue }
                rings += 1
                let isWhole =
                    ring.x >= clip.x - 0.5 && ring.y >= clip.y - 0.5 && ring.x + ring.width <= clip.x + clip.width + 0.5
                    && ring.y + ring.height <= clip.y + clip.height + 0.5
                XCTAssertTrue(isWhole, "\(scene.name), stop \(stop): \(ring) in \(clip)")
            }
            XCTAssertGreaterThan(rings, 0, scene.name)
        }
    }
}

extension Outline {
    fileprivate var box: Rect? {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _): rect
        default: nil
        }
    }
}

extension Rect {
    fileprivate func common(with other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(
            x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
            height: max(0, min(y + height, other.y + other.height) - top))
    }
}
