import AnalysisTestSupport
import Foundation
import XCTest

/// Every option of every command has an effect, or is refused where it has none.
final class UnusedOptionTests: XCTestCase {
    /// The options that have an effect whatever else is given.
    private static let effective = [
        "run": ["scene", "feel", "recording", "session"] + window,
        "open": window,
        "feels show": [],
        "trace": ["feel", "view", "until", "format"],
        "measure": ["feel", "view", "axis", "limit", "format"],
        "compare": ["feel", "view", "limit-offset", "limit-time", "limit", "format"],
        "report": ["feel", "out", "format"],
        "share": ["feel", "scene", "serve"],
        "fit": ["feel", "input", "pixels-per-point", "out", "format"],
        "track": ["region", "fps", "pixels-per-point", "axis", "out"],
        "import": ["out", "format", "device", "viewport", "content", "offset", "axis"],
        "render": ["scene", "recording", "feel", "at", "every", "format", "size", "scale"],
        // A script that compares programs passes the same number for every scene.
        "bench": ["scene", "n", "seconds", "name", "renderer", "rate"],
        "new": ["dependency"],
        "watch": ["product"],
    ]
    private static let window = ["size", "scale", "frames", "screenshot", "record", "renderer"]

    /// The other options, each with arguments among which it has no effect.
    private static let unused: [(command: String, option: String, arguments: String)] = [
        ("feels show", "format", "uikit --curve --format table"), ("feels show", "curve", "uikit --curve --describe"),
        ("feels show", "code", "uikit --code css --curve"),
        ("feels show", "describe", "uikit --describe --code css"),
        ("trace", "rate", "$fling --rate 60 --at 1"), ("trace", "at", "$fling --at 1 --rate 60"),
        ("report", "limit-offset", "$fling --limit-offset 1"), ("report", "limit-time", "$fling --limit-time 1"),
        ("report", "limit", "$fling --limit overshoot=1"),
        ("share", "address", "--feel gtk --address 127.0.0.1"), ("share", "port", "--feel gtk --port 8000"),
        ("share", "headless", "--feel gtk --headless"), ("share", "takes", "--feel gtk --serve --takes 1"),
        ("share", "takes", "--feel gtk --takes 1"), ("share", "out", "--feel gtk --serve --out page.html"),
        ("fit", "free", "$curve --free time,offset"),
        ("fit", "vary", "$curve --feel gtk --vary fling.friction"),
        ("import", "pixels-per-point", "$logs/libinput-events.txt --pixels-per-point 2"),
        ("import", "pixels-per-point", "$logs/libinput-record.yml --pixels-per-point 2"),
        ("import", "screen", "$logs/libinput-events.txt --screen 100x200"),
        ("import", "screen", "$logs/libinput-record.yml --screen 100x200"),
        ("import", "screen", "$logs/chrome-trace.json --screen 100x200"),
        ("import", "points-per-mm", "$logs/libinput-wheel.txt --points-per-mm 5"),
        ("import", "points-per-mm", "$logs/getevent.txt --points-per-mm 5"),
        ("import", "points-per-mm", "$logs/chrome-trace.json --points-per-mm 5"),
        ("import", "direction", "$logs/getevent.txt --direction natural"),
        ("import", "direction", "$logs/libinput-events.txt --direction traditional"),
        ("render", "from", "--scene list --at 1 --out a.png --from 1"),
        ("render", "until", "--scene list --at 1 --out a.png --until 1"),
        ("render", "ghost", "--scene list --at 1 --out a.png --ghost gtk"),
        ("render", "plot", "--scene list --at 1 --out a.png --plot"),
        ("render", "strip", "--scene list --every 0.1 --until 1 --format y4m --strip"),
        ("render", "out", "--scene list --every 0.1 --until 1 --format y4m --out a.y4m"),
        ("bench", "without-prefetch", "--scene curves --without-prefetch"),
    ]

    func testEveryOptionIsListedHere() throws {
        let help = try Program().run("--experimental-dump-help").output
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(help.utf8)) as? [String: Any])
        let command = try XCTUnwrap(object["command"] as? [String: Any])
        for (name, options) in Self.options(of: command, path: []) where !options.isEmpty {
            let unused = Self.unused.filter { $0.command == name }.map(\.option)
            XCTAssertEqual(options.sorted(), Set((Self.effective[name] ?? []) + unused).sorted(), name)
        }
    }

    /// Returns the options of a command and its subcommands, by the names of the commands.
    private static func options(of command: [String: Any], path: [String]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        let names = (command["arguments"] as? [[String: Any]] ?? []).compactMap { argument in
            (argument["preferredName"] as? [String: Any])?["name"] as? String
        }
        found[path.joined(separator: " ")] = names.filter { $0 != "help" && $0 != "version" }
        for subcommand in command["subcommands"] as? [[String: Any]] ?? [] {
            let name = subcommand["commandName"] as? String ?? ""
            found.merge(options(of: subcommand, path: path + [name])) { $1 }
        }
        return found
    }

    func testAnOptionWithoutEffectIsRefusedByName() throws {
        let folder = try temporaryFolder()
        let curve = folder.appendingPathComponent("curve.csv")
        let rows = (0..<60).map { "\(Double($0) / 60),\(500 * (1 - exp(-Double($0) / 15)))\n" }
        try ("t,offset\n" + rows.joined()).write(to: curve, atomically: true, encoding: .utf8)
        let files = [
            "$fling": ShippedRecordings.folder.path + "/fling.json", "$curve": curve.path,
            "$logs": Repository.root.path + "/Tests/ScrollAnalysisTests/Fixtures/Logs",
        ]
        for (command, option, arguments) in Self.unused {
            let words = files.reduce("\(command) \(arguments)") { $0.replacing($1.key, with: $1.value) }
            let outcome = try Program().run(list: words.split(separator: " ").map(String.init))
            XCTAssertEqual(outcome.status, 64, "\(command) \(arguments): \(outcome.messages)")
            XCTAssertTrue(outcome.messages.contains("--\(option)"), "\(command) \(arguments): \(outcome.messages)")
            XCTAssertEqual(outcome.output, "", "\(command) \(arguments)")
        }
    }

    func testTheSameOptionsAreTakenWhereTheyHaveAnEffect() throws {
        let logs = Repository.root.path + "/Tests/ScrollAnalysisTests/Fixtures/Logs"
        for arguments in [
            "chrome-trace.json --pixels-per-point 2", "getevent.txt --pixels-per-point 3 --screen 1080x2400",
            "libinput-record.yml --points-per-mm 5 --direction traditional",
        ] {
            let words = "import \(logs)/\(arguments)".split(separator: " ").map(String.init)
            let outcome = try Program().run(list: words)
            XCTAssertEqual(outcome.status, 0, "\(arguments): \(outcome.messages)")
        }
    }
}
