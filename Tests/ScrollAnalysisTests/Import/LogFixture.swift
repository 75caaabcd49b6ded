import AnalysisTestSupport
import Foundation
import ScrollPhysics

@testable import ScrollAnalysis

/// The logs of `Fixtures/Logs`, made by hand in the formats of the programs.
enum LogFixture {
    static let names = [
        "libinput-events.txt", "libinput-wheel.txt", "libinput-record.yml", "getevent.txt", "chrome-trace.json",
    ]

    static func text(_ name: String) throws -> String {
        try Repository.text("Tests/ScrollAnalysisTests/Fixtures/Logs/\(name)")
    }

    /// Imports a text under the name `log`.
    static func imported(
        _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
    ) throws -> ImportedRecording {
        var options = ImportOptions(log: "log")
        change(&options)
        return try ImportedRecording(Array(text.utf8), options)
    }

    /// Imports a fixture with a passage replaced.
    static func imported(
        _ name: String, replacing passage: String, with replacement: String,
        _ change: (inout ImportOptions) -> Void = { _ in }
    ) throws -> ImportedRecording {
        let text = try text(name)
        guard text.contains(passage) else { throw MissingPassage(text: passage) }
        return try imported(text.replacingOccurrences(of: passage, with: replacement), change)
    }

    struct MissingPassage: Error {
        var text: String
    }
}

extension ImportedRecording {
    /// The times in milliseconds, rounded.
    var milliseconds: [Int] { recording.events.map { Int(($0.time.inSeconds * 1000).rounded()) } }

    /// The sum of the wheel's deltas.
    var distance: ScrollVector {
        recording.events.reduce(.zero) { (sum: ScrollVector, event: RecordedEvent) -> ScrollVector in
            guard case .wheel(_, let delta) = event.intent else { return sum }
            return sum + delta
        }
    }
}
