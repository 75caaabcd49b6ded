import XCTest

@testable import Drawing

final class TextMaskCacheTests: XCTestCase {
    func testAThousandRunsAreAskedForOnceEach() {
        MainActor.assumeIsolated {
            let cache = TextMaskCache()
            let glyphs = BlockGlyphs()
            let runs = (0..<1000).map { TextRun(string: "\($0)", face: FontFace(size: 5)) }
            for _ in 0..<3 {
                cache.beginFrame()
                for run in runs { _ = cache.mask(for: run, scale: 1, glyphs: glyphs) }
            }
            XCTAssertEqual(glyphs.asked, 1000)
            _ = cache.mask(for: runs[0], scale: 2, glyphs: glyphs)
            XCTAssertEqual(glyphs.asked, 1001, "another scale is another picture")
        }
    }

    func testARunThatIsNotUsedIsLetGo() {
        MainActor.assumeIsolated {
            let cache = TextMaskCache()
            let glyphs = BlockGlyphs()
            weak var forgotten: TextRun?
            let kept = TextRun(string: "kept", face: FontFace(size: 5))
            do {
                let run = TextRun(string: "gone", face: FontFace(size: 5))
                forgotten = run
                _ = cache.mask(for: run, scale: 1, glyphs: glyphs)
            }
            XCTAssertNotNil(forgotten, "an address must not come back as another run")
            for _ in 0..<(2 * TextMaskCache.patience + 2) {
                cache.beginFrame()
                _ = cache.mask(for: kept, scale: 1, glyphs: glyphs)
            }
            XCTAssertNil(forgotten)
            XCTAssertEqual(glyphs.asked, 2, "what is in use stays")
        }
    }

    func testRemovingAllAsksAgain() {
        MainActor.assumeIsolated {
            let cache = TextMaskCache()
            let glyphs = BlockGlyphs()
            let run = TextRun(string: "x", face: FontFace(size: 5))
            _ = cache.mask(for: run, scale: 1, glyphs: glyphs)
            cache.removeAll()
            _ = cache.mask(for: run, scale: 1, glyphs: glyphs)
            XCTAssertEqual(glyphs.asked, 2)
        }
    }
}
