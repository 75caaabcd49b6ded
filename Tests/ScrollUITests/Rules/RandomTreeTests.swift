import Drawing
import Foundation
import ScrollUI
import XCTest

/// Trees of views that change at random: what an update leaves is what building anew would have made.
@MainActor
final class RandomTreeTests: XCTestCase {
    func testAnUpdateLeavesTheTreeFramesAndPictureOfBuildingAnew() async {
        for seed in UInt64(1)...100 { check(seed: seed, changes: 10) }
    }

    private func check(seed: UInt64, changes: Int) {
        var random = SeededNumbers(seed: seed)
        let model = TreeModel(spec: .random(depth: 4, &random))
        let host = finelyScaledHost(model)
        for change in 0..<changes {
            model.change(&random)
            host.wait(0.05)
            let fresh = finelyScaledHost(model)
            let place = "seed \(seed), change \(change)"
            let tree = firstDifference(host.tree.dump(counts: false), fresh.tree.dump(counts: false))
            let picture = firstDifference(host.displayList.dump(), fresh.displayList.dump())
            XCTAssertNil(tree, place)
            XCTAssertNil(picture, place)
            if tree != nil || picture != nil { return }
        }
    }

    /// Its pixels are so small that a rounding error does not become one.
    private func finelyScaledHost(_ model: TreeModel) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 400, height: 400), scale: 1000) { TreeRoot(model: model) }
        host.frame(at: .zero)
        return host
    }

    private func firstDifference(_ updated: String, _ fresh: String) -> String? {
        let left = updated.split(separator: "\n")
        let right = fresh.split(separator: "\n")
        guard left != right else { return nil }
        let line = zip(left, right).prefix { $0 == $1 }.count
        func text(_ lines: [Substring]) -> String {
            lines.dropFirst(max(0, line - 3)).prefix(5).joined(separator: "\n")
        }
        return "line \(line)\nupdated:\n\(text(left))\nanew:\n\(text(right))"
    }

    func testAShownChangeEvaluatesFewerBodiesThanBuildingAnew() async {
        var (updated, built) = (0, 0)
        for seed in UInt64(1)...40 {
            var random = SeededNumbers(seed: seed)
            let model = TreeModel(spec: .random(depth: 5, &random))
            let host = host(400, 400) { TreeRoot(model: model) }
            host.scale = 1000
            built += host.tree.root.all.compactMap(\.evaluations).reduce(0, +)
            model.numbers[0, default: 0] += 1
            host.wait(0.05)
            updated += host.report.bodies
        }
        XCTAssertLessThan(updated * 10, built)
    }
}
