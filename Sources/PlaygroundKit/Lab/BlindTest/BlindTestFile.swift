import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// A blind test as a file; docs/blind-tests.md describes it.
struct BlindTestFile {
    static let format = "scroll-blind-test"
    static let version = 1
    /// The ending of file names.
    static let ending = ".scroll-blind-test.json"

    let test: BlindTest
    let date: Date
    /// The name of the scene.
    let scene: String
    /// The name of the played take; nil if the scene was scrolled by hand.
    let take: String?
    /// The titles of A and B.
    let titles: (a: String, b: String)

    /// The text of the file, in UTF-8.
    var json: String {
        var object: JSONObject = [
            "format": .string(Self.format), "version": .number(Double(Self.version)),
            "made": .string(date.formatted(.iso8601)), "question": .string(test.question.rawValue),
            "scene": .string(scene),
        ]
        if let take { object["take"] = .string(take) }
        object["a"] = .object(feel(test.a, titles.a))
        object["b"] = .object(feel(test.b, titles.b))
        object["rounds"] = .array(
            test.rounds.map { round in
                .object(["x": .string(round.behindX.rawValue), "answer": .string(round.answer.rawValue)])
            })
        object["result"] = .object(result)
        return JSONWriter.text(.object(object), depth: 3)
    }

    private func feel(_ tuning: Tuning, _ title: String) -> JSONObject {
        var file = tuning.file
        file.name = title
        return file.object
    }

    private var result: JSONObject {
        let score = test.score
        var result: JSONObject = ["rounds": .number(Double(score.rounds))]
        switch test.question {
        case .which: result["right"] = .number(Double(score.count))
        case .better:
            result["a"] = .number(Double(score.count))
            result["b"] = .number(Double(score.rounds - score.count))
        }
        result["chance"] = .number(score.chance)
        return result
    }
}

/// The folder of blind tests: `blind-tests` in the XDG data directory, with one file per test. Does not own: the tests.
struct BlindTestFolder: Sendable {
    let path: String

    /// Nil if the environment names no folder.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        guard let data = BaseDirectory.data.path(environment) else { return nil }
        path = "\(data)/\(program)/blind-tests"
    }

    /// Returns an unused path for a test that began at `date`. Creates the folder if it is missing.
    func newPath(for date: Date) throws(PlaygroundError) -> String {
        do throws(FileError) {
            try FileBytes.makeFolder(path)
        } catch {
            throw PlaygroundError(error)
        }
        let stem = date.formatted(.iso8601).replacingOccurrences(of: ":", with: "-")
        let names = (1...9999).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
        let paths = names.map { FilePath(folder: path, name: $0 + BlindTestFile.ending).path }
        guard let free = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) else {
            throw PlaygroundError(
                .inputOutput, "\(path): 9999 blind tests began at \(stem).", remedy: "Move some of them away.")
        }
        return free
    }
}
