import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Trees of views that change at random: the result of an update equals that of building the tree again.
///
/// The number of trees is a small default, or a hundredth of `FUZZ_SEEDS` from `make fuzz`.
@MainActor
final class RandomTreeFuzzTests: XCTestCase {
    func testAnUpdateLeavesTheTreeFramesAndPictureOfBuildingAnew() async {
        for seed in FuzzSeeds.all(slice: 30, oneIn: 100) { check(seed: seed, height: 400) { TreeRoot(model: $0) } }
    }

    /// With seed 256, a scroll view stayed as wide as its content had been in another type size, and a lazy stack was laid out without end.
    func testAChangeOfTheWindowOrTheSettingsAroundAllLeavesTheSame() async {
        for seed in [256] + FuzzSeeds.all(slice: 30, oneIn: 100) {
            check(seed: seed, height: 400, changesSurroundings: true) { TreeRoot(model: $0) }
        }
    }

    /// A scroll view is as wide as its content, which has a fixed width here: a view that takes its width from the
    /// scroll view in turn would depend on its previous size. Space around it contains the overflow.
    func testAnUpdateInAScrollViewInWhichAllIsInViewLeavesTheSame() async {
        for seed in FuzzSeeds.all(slice: 50, oneIn: 100) { check(seed: seed, height: 20_000, root: inScrollView) }
    }

    private func inScrollView(_ model: TreeModel) -> some View {
        ScrollView { TreeRoot(model: model).frame(width: 400).padding(.top, 400) }
    }

    /// Only visible parts are compared: the existence of rows outside the window depends on the views shown before.
    /// Rows that were never visible count with an estimate, and the others with their length: a newly built tree knows
    /// fewer lengths. So all rows have equal lengths here, which makes the estimates exact.
    func testAnUpdateInAScrolledTreeLeavesTheSame() async {
        for seed in FuzzSeeds.all(slice: 50, oneIn: 100) {
            check(seed: seed, height: 150, onlySeen: true) { model in
                ScrollView { TreeRoot(model: model).environment(\.rowHeight, 40).frame(width: 400) }
                    .scrollIndicators(.hidden).id("scroll")
            }
        }
    }

    private func check<Root: View>(
        seed: UInt64, height: CGFloat, onlySeen: Bool = false, changesSurroundings: Bool = false,
        root: (TreeModel) -> Root
    ) {
        var random = SeededNumbers(seed: seed)
        let model = TreeModel(spec: .random(depth: 4, &random))
        let host = finelyScaledHost(root(model), height: height, model.surroundings)
        for change in 0..<10 {
            if changesSurroundings, random.next(2) == 0 {
                model.surroundings = model.surroundings.changed(&random)
                model.surroundings.apply(to: host)
            } else {
                model.change(&random)
            }
            host.wait(0.05)
            let fresh = finelyScaledHost(root(model), height: height, model.surroundings)
            fresh.scroll(as: host)
            let place = "seed \(seed), change \(change)"
            let tree = onlySeen ? nil : firstDifference(host.placedTree, fresh.placedTree)
            let picture = firstSeenDifference(host.displayList, fresh.displayList)
            XCTAssertNil(tree, "tree of \(place)")
            XCTAssertNil(picture, "picture of \(place)")
            XCTAssertTrue(host.comesToRest(), "\(place): another frame is needed")
            if tree != nil || picture != nil { return }
            host.scroll(to: Double(random.next(500)))
        }
    }

    /// A host with pixels so small that a rounding error does not change one. They are no multiple of a thousandth, to which positions are printed:
    /// the spacing of texts is rounded to pixels, and half of it would lie between two printed numbers.
    private func finelyScaledHost<Root: View>(
        _ root: Root, height: CGFloat, _ surroundings: Surroundings
    ) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 400, height: height), scale: 4096) { root }
        surroundings.apply(to: host)
        host.frame(at: .zero)
        return host
    }

    /// One list may have more items than the other where they are not seen.
    private func firstSeenDifference(_ updated: DisplayList, _ fresh: DisplayList) -> String? {
        guard let difference = firstDifference(updated.dump(), fresh.dump()) else { return nil }
        func lines(_ list: DisplayList) -> [Substring] { list.dump().split(separator: "\n") }
        let changes = lines(fresh).difference(from: lines(updated))
        let isMoreAlone = changes.insertions.isEmpty || changes.removals.isEmpty
        return isMoreAlone && pixels(updated) == pixels(fresh) ? nil : difference
    }

    private func pixels(_ list: DisplayList) -> [UInt8] {
        var list = list
        list.scale = 1
        return SoftwareRasterizer().picture(of: list, background: .clear, glyphs: BoxGlyphs()).pixels
    }

    func testAShownChangeEvaluatesFewerBodiesThanBuildingAnew() async {
        var (updated, built) = (0, 0)
        for seed in UInt64(1)...20 {
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

extension ViewHost {
    fileprivate func scroll(as other: ViewHost) {
        if let geometry = other.scrollGeometry(ofID: "scroll") { scroll(to: Double(geometry.contentOffset.y)) }
    }

    /// Scrolls the scroll view, if there is one; `y` is clamped to its range.
    fileprivate func scroll(to y: Double) {
        guard let geometry = scrollGeometry(ofID: "scroll") else { return }
        let most = max(0, Double(geometry.contentSize.height - geometry.containerSize.height))
        apply(.scrollTo(ScrollVector(x: 0, y: min(y, most)), animated: false), toScrollWithID: "scroll", at: time)
        wait(0.05)
    }
}
