import XCTest

@_spi(Nodes) @testable import ScrollUI

final class AnimationMemoryTests: XCTestCase {
    func testAnimationsThatAreOverAreLetGo() {
        var value = AnimatedValue(0.0)
        var most = 0
        for frame in 0..<600 {
            value.set(Double(frame + 1), animation: .linear(duration: 0.35), at: .milliseconds(16 * frame))
            most = max(most, value.count)
        }
        XCTAssertEqual(most, 22, "as many as overlap: 0.35 s in steps of 16 ms")
    }

    func testASpringStandsForAllThatRanBefore() {
        var value = AnimatedValue(0.0)
        for frame in 0..<20 {
            value.set(Double(frame + 1), animation: .linear(duration: 1), at: .milliseconds(16 * frame))
        }
        value.set(100, animation: .spring, at: .seconds(0.4))
        XCTAssertEqual(value.count, 1)
    }
}
