import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

@MainActor
final class PlayheadTests: XCTestCase {
    private let frame = Duration.milliseconds(10)

    private func lab(duration: Duration = .seconds(1)) -> LabModel {
        let lab = LabModel()
        lab.recording = Recording(viewport: CGSize(width: 100, height: 100), content: CGSize(width: 100, height: 900))
        lab.duration = duration
        return lab
    }

    private func play(_ lab: LabModel, frames: Int, from time: Duration = .seconds(7)) {
        for number in 0...frames { lab.advance(to: time + frame * number) }
    }

    func testItMovesAsFastAsTheFramesAndTheSpeedSay() async {
        for speed in PlaybackSpeed.allCases {
            let lab = lab()
            lab.speed = speed
            lab.togglePlaying()
            play(lab, frames: 50)
            XCTAssertEqual(lab.playhead, .milliseconds(500) / speed.rawValue, speed.title)
        }
    }

    func testItDoesNotJumpOverTheTimeInWhichNothingPlayed() async {
        let lab = lab()
        lab.togglePlaying()
        play(lab, frames: 10)
        lab.togglePlaying()
        play(lab, frames: 10, from: .seconds(8))
        XCTAssertEqual(lab.playhead, .milliseconds(100))
        lab.togglePlaying()
        play(lab, frames: 10, from: .seconds(9))
        XCTAssertEqual(lab.playhead, .milliseconds(200))
    }

    func testAtTheEndItBeginsAnewWithWhatIsLeftOrStops() async {
        let lab = lab(duration: .milliseconds(95))
        lab.togglePlaying()
        play(lab, frames: 12)
        XCTAssertEqual(lab.playhead, .milliseconds(25))
        XCTAssertTrue(lab.isPlaying)
        lab.loops = false
        play(lab, frames: 12)
        XCTAssertEqual(lab.playhead, .milliseconds(95))
        XCTAssertFalse(lab.isPlaying)
        lab.togglePlaying()
        XCTAssertEqual(lab.playhead, .zero, "from the end it plays from the start")
    }

    func testAStepGoesToTheNextWholeFrameAndBack() async {
        let lab = lab()
        lab.seek(to: .milliseconds(20))
        lab.step(by: 1)
        XCTAssertEqual(lab.playhead, .nanoseconds(33_333_333))
        for _ in 0..<20 { lab.step(by: 1) }
        for _ in 0..<20 { lab.step(by: -1) }
        XCTAssertEqual(lab.playhead, .nanoseconds(33_333_333))
        lab.seek(to: .milliseconds(20))
        lab.step(by: -1)
        XCTAssertEqual(lab.playhead, .nanoseconds(16_666_667))
    }

    func testItStaysWithinTheGesture() async {
        let lab = lab()
        lab.seek(to: .seconds(3))
        XCTAssertEqual(lab.playhead, .seconds(1))
        lab.step(by: -200)
        XCTAssertEqual(lab.playhead, .zero)
    }

    func testASeekStopsPlaying() async {
        let lab = lab()
        lab.togglePlaying()
        lab.seek(to: .milliseconds(300))
        XCTAssertFalse(lab.isPlaying)
        play(lab, frames: 4)
        XCTAssertEqual(lab.playhead, .milliseconds(300))
    }
}
