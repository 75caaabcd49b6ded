import ScrollPhysics

@testable import ScrollAnalysis

/// Valid JSON must be equal after writing and reading it. Other text must be rejected with a message that is safe for a
/// terminal.
func checkJSON(_ bytes: [UInt8]) {
    do throws(PlaygroundError) {
        let value = try JSONReader(bytes, file: "a.json").value
        for text in [JSONWriter.text(value, depth: 2), JSONWriter.line(value)] {
            let again = try JSONReader(Array(text.utf8), file: "again.json").value
            precondition(again == value, "another value: \(text)")
        }
    } catch {
        check(error)
    }
}

/// A feel must be equal after writing and reading it, and its flings must have finite offsets.
func checkFeel(_ bytes: [UInt8]) {
    do throws(PlaygroundError) {
        let file = try FeelFile(bytes, file: "a.json")
        let again = try FeelFile(Array(file.json.utf8), file: "again.json")
        precondition(again == file, "another feel: \(file.json)")
        let size = 100.0 * Double(bytes.count)
        var recording = Recording(viewport: .init(width: size, height: 800), content: .init(width: 400, height: 9000))
        recording.axes = .both
        recording.events = [
            RecordedEvent(.fling(ScrollVector(x: 300, y: 9000)), at: .zero),
            RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: 1)), at: .milliseconds(300)),
            RecordedEvent(.down(.zero, .touch), at: .milliseconds(600)),
            RecordedEvent(.move(ScrollVector(x: 0, y: 900)), at: .milliseconds(616)),
            RecordedEvent(.up(nil), at: .milliseconds(640)),
        ]
        play(recording, in: file.feel)
    } catch {
        check(error)
    }
}

/// A recording must be equal after writing and reading it, and have finite offsets in one of the feels.
func checkRecording(_ bytes: [UInt8]) {
    do throws(PlaygroundError) {
        let recording = try Recording(bytes, file: "a.json")
        let again = try Recording(Array(recording.json.utf8), file: "again.json")
        precondition(again == recording, recording.json)
        _ = recording.views
        let feels = ScrollFeel.builtIn
        play(recording, in: feels[bytes.count % feels.count])
        play(recording, in: recording.feelValues.applied(to: ScrollFeel.named(recording.feel) ?? .uikit))
    } catch {
        check(error)
    }
}

private func play(_ recording: Recording, in feel: ScrollFeel) {
    let end = recording.duration + .seconds(2)
    for sample in Trace(recording, feel: feel, times: .rate(100 / max(1, end.inSeconds)), until: end) {
        precondition(sample.offset.isFinite && sample.velocity.isFinite, "\(feel.name): \(sample)")
    }
    precondition(RestState(of: recording, in: feel).offset.isFinite, feel.name)
}

private func check(_ error: PlaygroundError) {
    precondition(error.status == .malformed && !error.message.isEmpty && !error.remedy.isEmpty, "\(error)")
    precondition(error.message == error.message.visible && error.remedy == error.remedy.visible, "\(error)")
}
