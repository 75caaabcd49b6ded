import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

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

    func testStepsAreAsLongAsChosen() async {
        for (size, rate) in [(StepSize.sixtieth, 60.0), (.hundredTwentieth, 120), (.display, 144)] {
            let lab = lab()
            lab.displayRate = { 144 }
            lab.stepSize = size
            for _ in 0..<7 { lab.step(by: 1) }
            XCTAssertEqual(lab.playhead, .nanoseconds(Int64((7e9 / rate).rounded())), size.title)
            lab.step(by: -3)
            XCTAssertEqual(lab.playhead, .nanoseconds(Int64((4e9 / rate).rounded())), size.title)
        }
        XCTAssertEqual(StepSize.display.perSecond(displayRate: 0), 60, "a display that does not tell")
        XCTAssertEqual(StepSize.display.next, .sixtieth)
    }

    func testCommaAndPeriodGoAsFarAsChosen() async {
        let lab = lab()
        lab.chosenTakeID = 1
        lab.stepSize = .hundredTwentieth
        XCTAssertTrue(lab.press(.character("."), .shift))
        XCTAssertTrue(lab.press(.character(","), []))
        XCTAssertEqual(lab.playhead, .milliseconds(75))
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
