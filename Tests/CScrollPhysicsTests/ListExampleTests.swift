import AnalysisTestSupport
import Foundation
import ScrollAnalysis
import ScrollPhysics
import XCTest

/// The list in C and SDL 2: SDL's events, through its own handler, move it like the same gesture in the program.
final class ListExampleTests: XCTestCase {
    private static let height = 720.0

    private struct Step {
        /// A line of the example's own format: milliseconds, the kind of event, and two numbers.
        var line: String
        var intent: ScrollIntent
        var milliseconds: Int
    }

    private func example() throws -> Program {
        let flags = try SystemTool("pkg-config").run(["--cflags", "--libs", "sdl2"])
        guard flags.status == 0 else { throw XCTSkip("SDL 2 is not installed here") }
        let words = flags.output.split(whereSeparator: \.isWhitespace).map(String.init)
        return try Library().build("Examples/c-sdl2/list.c", as: "list", words + [Library.archive, "-lm"])
    }

    /// A flick, notches, a stroke of a touchpad and a key; the positions are chosen so that SDL's fractions of a window
    /// are exact.
    private func steps() -> [Step] {
        var steps: [Step] = []
        func finger(_ kind: String, _ y: Double, at time: Int, _ intent: (ScrollVector) -> ScrollIntent) {
            let position = ScrollVector(x: 240, y: y)
            steps.append(Step(line: "\(time) \(kind) 240 \(y)", intent: intent(position), milliseconds: time))
        }
        finger("down", 540, at: 20) { .down($0, .touch) }
        for index in 1...8 { finger("move", 540 - 45 * Double(index), at: 20 + index * 12) { .move($0) } }
        finger("up", 180, at: 118) { .up($0) }
        for time in [700, 740, 790] {
            steps.append(
                Step(
                    line: "\(time) wheel 0 -1", intent: .wheel(.notch, ScrollVector(x: 0, y: -1)), milliseconds: time))
        }
        for index in 0..<10 {
            let time = 1500 + index * 8
            let intent = ScrollIntent.wheel(.touchpad, ScrollVector(x: 0, y: 12.5))
            steps.append(Step(line: "\(time) wheel 0 1.25", intent: intent, milliseconds: time))
        }
        // SDLK_PAGEDOWN.
        steps.append(Step(line: "4000 key 0 1073741902", intent: .key(.pageDown, shift: false), milliseconds: 4000))
        return steps
    }

    private func recording(_ steps: [Step]) -> Recording {
        var recording = Recording(
            viewport: CGSize(width: 480, height: Self.height), content: CGSize(width: 480, height: 480_000))
        recording.pixel = 1
        recording.events = steps.map { RecordedEvent($0.intent, at: .milliseconds($0.milliseconds)) }
        return recording
    }

    private func play(_ example: Program, _ steps: [Step], feel: String) throws -> [[String]] {
        let file = try temporaryFolder().appendingPathComponent("events")
        try steps.map { $0.line + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        let outcome = try example.run("--play", file.path, feel)
        XCTAssertEqual(outcome.messages, "")
        return outcome.output.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    }

    func testSDLsEventsScrollItToTheLastBit() throws {
        let example = try example()
        let steps = steps()
        for feel in ScrollFeel.builtIn {
            let rows = try play(example, steps, feel: feel.name)
            let samples = Array(Trace(recording(steps), feel: feel, times: .rate(100)))
            XCTAssertGreaterThan(samples.last?.offset.y ?? 0, 500, feel.name)
            XCTAssertEqual(rows.count, samples.count, feel.name)
            for (row, sample) in zip(rows, samples) where row.count == 6 {
                let numbers = row[1...4].compactMap(Double.init)
                let expected = [sample.offset.x, sample.offset.y, sample.velocity.x, sample.velocity.y]
                XCTAssertEqual(numbers, expected, "\(feel.name) at \(sample.time)")
                XCTAssertEqual(row[5], sample.phase.rawValue, "\(feel.name) at \(sample.time)")
            }
        }
    }

    func testItScrollsAsAFeelFileSaysAndRefusesOneThatIsNone() throws {
        let example = try example()
        let steps = steps()
        let file = Repository.path("Assets/Feels/gtk.json")
        XCTAssertEqual(try play(example, steps, feel: file), try play(example, steps, feel: "gtk"))
        let wrong = try temporaryFolder().appendingPathComponent("wrong.json")
        try "{}".write(to: wrong, atomically: true, encoding: .utf8)
        let outcome = try example.run(wrong.path)
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.messages.hasPrefix("list: \(wrong.path): format: missing"), outcome.messages)
    }
}
