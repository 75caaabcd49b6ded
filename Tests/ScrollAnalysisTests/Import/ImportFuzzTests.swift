import AnalysisTestSupport
import ScrollPhysics
import TestSupport
import XCTest

@testable import ScrollAnalysis

/// Damaged logs: each is refused as malformed, with the name of the file, or becomes a recording that its strict reader
/// accepts and that can be traced.
final class ImportFuzzTests: XCTestCase {
    private func check(_ text: [UInt8], _ context: String) throws {
        let imported: ImportedRecording
        var options = ImportOptions(log: "log")
        (options.pixelsPerPoint, options.pointsPerMillimetre) = (0.01, 100)
        do {
            imported = try ImportedRecording(text, options)
        } catch {
            XCTAssertEqual(error.status, .malformed, context)
            XCTAssertTrue(error.message.hasPrefix("log:"), "\(context): \(error.message)")
            return
        }
        let recording = imported.recording
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: context), recording, context)
        let times = recording.events.map(\.time)
        XCTAssertEqual(times, times.sorted(), context)
        for sample in Trace(recording, feel: .uikit, times: .rate(10), until: .seconds(3)) {
            guard sample.offset.isFinite, sample.velocity.isFinite else { return XCTFail("\(context): \(sample)") }
        }
    }

    /// Each fixture with a seed for each case.
    private func forEachDamage(
        _ count: Int, _ damage: (_ text: [UInt8], _ random: inout SplitMix) -> [UInt8]
    ) throws {
        for name in LogFixture.names {
            let text = Array(try LogFixture.text(name).utf8)
            for seed in FuzzSeeds.all(slice: count) {
                var random = SplitMix(seed: seed)
                try check(damage(text, &random), "\(name), seed \(seed)")
            }
        }
    }

    func testEveryFixtureIsARecording() throws {
        for name in LogFixture.names {
            let imported = try LogFixture.imported(LogFixture.text(name))
            XCTAssertGreaterThan(imported.recording.events.count, 4, name)
            try check(Array(LogFixture.text(name).utf8), name)
        }
    }

    func testTruncatedFiles() throws {
        try forEachDamage(40) { text, random in Array(text.prefix(Int.random(in: 0...text.count, using: &random))) }
    }

    func testShuffledLines() throws {
        try forEachDamage(20) { text, random in
            var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                lines.swapAt(
                    Int.random(in: lines.indices, using: &random), Int.random(in: lines.indices, using: &random))
            }
            return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        }
    }

    func testNumbersThatCannotBeMeant() throws {
        let numbers = [
            "nan", "-1", "1e300", "-1e300", "inf", "99999999999999999999999", "-2147483648", "2147483647", "0x1p900",
            "",
            "ffffffff", "80000000", "-0", "1e-300",
        ]
        try forEachDamage(60) { text, random in
            var words = String(decoding: text, as: UTF8.self)
            let found = words.ranges(of: /[0-9a-f]+(\.[0-9]+)?/)
            guard let range = found.randomElement(using: &random) else { return text }
            words.replaceSubrange(range, with: numbers.randomElement(using: &random) ?? "nan")
            return Array(words.utf8)
        }
    }

    func testRandomBytes() throws {
        try forEachDamage(40) { text, random in
            var text = text
            for _ in 0..<3 {
                text[Int.random(in: text.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            return text
        }
    }
}
