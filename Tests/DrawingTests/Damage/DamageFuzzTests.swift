import Drawing
import TestSupport
import XCTest

/// Drawing only the damage must give the same picture as drawing everything, for every change.
final class DamageFuzzTests: XCTestCase {
    func testDrawingTheDamageIsDrawingEverything() {
        MainActor.assumeIsolated {
            for seed in FuzzSeeds.all(slice: 30, of: "FUZZ_GESTURES") {
                var random = RepeatableRandom(seed: Int(seed))
                let glyphs = BlockGlyphs()
                let (partly, wholly) = (SoftwareRasterizer(), SoftwareRasterizer())
                var (kept, fresh) = (Picture(90, 70), Picture(90, 70))
                var scene = RandomScene(&random)
                for frame in 0..<12 {
                    let list = scene.list(90, 70)
                    _ = kept.draw { partly.drawChanges(in: list, into: $0, background: .black, glyphs: glyphs) }
                    fresh.draw { wholly.draw(list, into: $0, background: .black, glyphs: glyphs) }
                    XCTAssertTrue(kept == fresh, "seed \(seed), frame \(frame)\n\(list.dump())")
                    scene.change(&random)
                }
            }
        }
    }
}
