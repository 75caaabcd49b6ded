import AppUI
import Drawing
import Foundation
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// Lists, forms and controls that change at random: the result of an update looks as if it had been built anew.
@MainActor
final class RandomBoardTests: XCTestCase {
    func testAnUpdateLooksAsIfBuiltAnew() async {
        for seed in FuzzSeeds.all(slice: 20, oneIn: 100) { check(seed: seed) }
    }

    func testAChangeOfTheWindowOrTheSettingsAroundAllLooksAsIfBuiltAnew() async {
        for seed in FuzzSeeds.all(slice: 20, oneIn: 100) { check(seed: seed, changesSurroundings: true) }
    }

    private func check(seed: UInt64, changesSurroundings: Bool = false) {
        var random = SeededNumbers(seed: seed)
        let model = BoardModel(.random(depth: 4, &random))
        let host = shown(model)
        for change in 0..<8 {
            if changesSurroundings && random.next(2) == 0 {
                model.surroundings = model.surroundings.changed(&random)
                model.surroundings.apply(to: host)
            } else {
                model.board = model.board.changed(depth: 4, &random)
            }
            host.wait(1)
            let anew = shown(BoardModel(copyOf: model))
            let difference = firstDifference(host.displayList.dump(), anew.displayList.dump())
            XCTAssertNil(difference, "seed \(seed), change \(change)")
            XCTAssertTrue(host.comesToRest(), "seed \(seed), change \(change): another frame is needed")
            if difference != nil { return }
        }
    }

    /// All is in view: a list that is scrolled keeps its position.
    private func shown(_ model: BoardModel) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 400, height: 12_000)) { BoardRoot(model: model) }
        model.surroundings.apply(to: host)
        host.frame(at: .zero)
        host.wait(1)
        return host
    }
}
