import Foundation
import ScrollPhysics
import XCTest

/// A recording printed by a failure must replay as the same gesture: the tests of `trace` also read the file beside
/// this test, replay it and compare the offsets.
final class FuzzRecordingTests: XCTestCase {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/fuzz-recording.json")

    private var script: FuzzScript {
        let spans = (0..<3).map { TargetSpan(start: Double($0) * 310.5, end: Double($0) * 310.5 + 300) }
        var feel = FuzzFeel(base: .gtk)
        feel.numbers = ["fling.momentum": 1.25, "wheel.gain": 2]
        feel.choices = ["fling.carry": "chromium", "wheel.curve": "mozillaSpring"]
        let length = AxisExtent(viewport: 400.25, content: 3000, leadingInset: 12, trailingInset: 30)
        let intents: [(Int64, ScrollIntent)] = [
            (0, .down(ScrollVector(x: 200, y: 600), .touch)), (16_000_001, .move(ScrollVector(x: 190, y: 560.5))),
            (32_000_002, .move(ScrollVector(x: 170, y: 500))), (20_000_000, .up(nil)),
            (250_000_000, .wheel(.notch, ScrollVector(x: 0, y: -1.5))),
            (700_000_000, .insets(top: 20, leading: 0, bottom: 44, trailing: 4)),
            (700_000_000, .resize(width: 500, height: 350)),
            (900_000_000, .wheel(.touchpad, ScrollVector(x: 9, y: -30))),
            (912_000_000, .wheel(.touchpad, ScrollVector(x: 9, y: -30))), (1_500_000_000, .key(.pageUp, shift: false)),
            (1_600_000_000, .content(width: 2500, height: 2000)),
            (1_800_000_000, .scrollTo(ScrollVector(x: 800, y: 700), animated: true)),
            (2_500_000_000, .fling(ScrollVector(x: -900, y: 1400))), (2_600_000_000, .cancel),
        ]
        return FuzzScript(
            feel: feel, axes: .both, extent: ScrollExtent(x: length, y: length),
            targets: .aligned(
                AlignedTargets(
                    horizontal: spans, vertical: spans, limit: .alwaysByFew, anchor: ScrollVector(x: 0.5, y: 0))),
            offset: ScrollVector(x: 100, y: 900), steps: intents.map { FuzzScript.Step(time: $0, intent: $1) })
    }

    private var samples: [[Double]] {
        script.samples(at: (0...40).map { $0 * 125_000_000 }).map { [Double($0.time) / 1e9, $0.offset.x, $0.offset.y] }
    }

    /// The recording, and the offsets at moments of it under a key that readers of recordings keep.
    private var text: String {
        let rows = samples.map { "[\($0[0]), \($0[1]), \($0[2])]" }.joined(separator: ", ")
        return script.recording.dropLast(2) + ",\n  \"samples\": [\(rows)]\n}\n"
    }

    func testAScriptIsTheRecordingThatTheReplayTestsRead() throws {
        if ProcessInfo.processInfo.environment["BLESS_GOLDENS"] == "1" {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let kept = try XCTUnwrap(object(Data(contentsOf: Self.file)))
        let now = try XCTUnwrap(object(Data(text.utf8)))
        XCTAssertEqual(kept.without("samples"), now.without("samples"))
        let rows = try XCTUnwrap(kept["samples"] as? [[Double]])
        for (row, sample) in zip(rows, samples) {
            for (old, new) in zip(row, sample) {
                XCTAssertEqual(old, new, accuracy: 1e-9 * max(1, abs(old)), "\(row[0]) s")
            }
        }
        XCTAssertEqual(rows.count, samples.count)
    }

    private func object(_ data: Data) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: data) as? [String: Any]
    }
}

extension [String: Any] {
    /// The dictionary without one member, comparable as a whole.
    fileprivate func without(_ key: String) -> NSDictionary {
        var rest = self
        rest[key] = nil
        return NSDictionary(dictionary: rest)
    }
}
