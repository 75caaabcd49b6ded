import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

final class RecorderTests: XCTestCase {
    private func recorder() -> Recorder {
        Recorder(start: .seconds(10), recording: Recording(viewport: CGSize(width: 1, height: 1), content: .zero))
    }

    func testTimesCountFromTheStart() {
        var recorder = recorder()
        recorder.record(.cancel, at: .milliseconds(10_250))
        XCTAssertEqual(recorder.recording.events, [RecordedEvent(.cancel, at: .milliseconds(250))])
    }

    func testTimesNeverGoBack() {
        var recorder = recorder()
        for time in [9_000, 10_500, 10_400] { recorder.record(.cancel, at: .milliseconds(time)) }
        XCTAssertEqual(recorder.recording.events.map(\.time), [.zero, .milliseconds(500), .milliseconds(500)])
    }

    func testALiftAtAnUnknownPlaceIsWhereThePointerWasLastSeen() {
        var recorder = recorder()
        recorder.record(.down(.zero, .touch), at: .seconds(10))
        recorder.record(.move(ScrollVector(x: 3, y: 4)), at: .seconds(10))
        recorder.record(.up(nil), at: .seconds(10))
        XCTAssertEqual(recorder.recording.events.last?.intent, .up(ScrollVector(x: 3, y: 4)))
    }

    func testWhatWasRecordedCanBeReadBack() throws {
        var recorder = recorder()
        recorder.record(.insets(top: 1, leading: 1, bottom: 1, trailing: 1), at: .seconds(10))
        recorder.record(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .seconds(11))
        let recording = recorder.recording
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
        XCTAssertEqual(recording.events.count, 1)
    }
}
