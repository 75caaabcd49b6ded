import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// A blind test as a file; docs/blind-tests.md describes it.
struct BlindTestFile {
    static let format = "scroll-blind-test"
    static let version = 1
    /// What a file's name ends with.
    static let ending = ".scroll-blind-test.json"

    let test: BlindTest
    let date: Date
    /// Name of the scene.
    let scene: String
    /// What the take is called that was played; nil where the scene was scrolled by hand.
    let take: String?
    /// What people call A and B.
    let titles: (a: String, b: String)

    /// The file's text, in UTF-8.
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

/// Where blind tests are kept: a file each in `blind-tests` of the XDG data directory. Does not own: the tests.
struct BlindTestFolder: Sendable {
    let path: String

    /// Nil where the environment names no place.
    init?(environment: [String: String], program: String = PlaygroundProgram.ownName) {
        guard let data = DataDirectory.path(environment, program: program) else { return nil }
        path = data + "/blind-tests"
    }

    /// A path for a test that began at `date`, which no file has yet. Makes the folder where it is missing.
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
