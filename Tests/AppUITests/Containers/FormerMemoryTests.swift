import Foundation
import ScrollUI
import TestSupport
import XCTest

/// Two runs of the same input show the same, whatever memory held before.
@MainActor
final class FormerMemoryTests: XCTestCase {
    func testTheSameInputShowsTheSameOverAnyFormerMemory() async {
        for screen in ContainerScreen.all {
            for seed in Repetition.cases(UInt64(1)...10, few: 1) {
                let (zeros, ones) = (frames(screen, seed, over: 0x00), frames(screen, seed, over: 0xFF))
                let first = zip(zeros, ones).enumerated().first { $1.0 != $1.1 }?.offset
                XCTAssertNil(first, "\(screen.name), seed \(seed)")
            }
        }
    }

    private func frames(_ screen: ContainerScreen, _ seed: UInt64, over byte: UInt8) -> [String] {
        FormerMemory.fill(byte)
        var input = RandomInput(into: screen.show(CGSize(width: 320, height: 480)), seed: seed)
        return input.frames { _ in FormerMemory.fill(byte) }
    }
}
