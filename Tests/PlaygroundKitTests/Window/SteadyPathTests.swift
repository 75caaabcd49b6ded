import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// A path that looks the same in the next frame must be the same object, so that its cached picture is found.
@MainActor
final class SteadyPathTests: XCTestCase {
    func testPathsThatLookTheSameAreKeptWhileATakePlaysAndWhileTheSceneScrolls() async throws {
        for use in [BenchWindow.Use.playing, .scrolling] {
            let window = try BenchWindow("gallery", for: use, size: BenchScene.windowSize)
            func paths(_ frame: Int) -> [VectorPath] {
                let time = BenchRun.interval * frame
                window.prepareFrame(at: time, offset: Double(frame) * 3)
                window.host.frame(at: time)
                window.frameShown()
                return window.host.displayList.items.compactMap { item in
                    if case .fill(.path(let path, _), _) = item { path } else { nil }
                }
            }
            var before: [VectorPath] = []
            for frame in 1...60 { before = paths(frame) }
            for frame in 61...70 {
                let now = paths(frame)
                let remade = now.filter { path in
                    !before.contains { $0 === path } && before.contains { $0 == path }
                }
                XCTAssertEqual(remade.count, 0, "\(use), frame \(frame): of \(now.count)")
                before = now
            }
        }
    }
}
