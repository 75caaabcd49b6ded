import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A display and a home folder for one test.
@MainActor
final class Desktop {
    /// The folder for everything that the program writes. It is kept after the test for inspection.
    let home: URL
    let display: VirtualDisplay
    /// Additional environment variables of the program.
    var settings: [String: String] = [:]
    /// Nil if windows belong to the X server.
    let compositor: Compositor?
    private let playground: URL

    /// The window system.
    enum Kind {
        case x11
        case wayland
    }

    /// Creates a desktop that ends with the test. `scale` is Wayland's, in pixels per point.
    init(for test: XCTestCase, _ kind: Kind = .x11, depth: Int = 24, scale: Int = 1) throws {
        playground = try Tool.playground()
        home = try Self.emptyFolder(for: test)
        let display = try VirtualDisplay(depth: depth)
        self.display = display
        test.addTeardownBlock { display.close() }
        guard kind == .wayland else {
            compositor = nil
            return
        }
        let compositor = try Compositor(
            on: display, scale: scale, environment: Self.environmentWithoutDisplay(home: home))
        self.compositor = compositor
        test.addTeardownBlock { compositor.close() }
    }

    /// The processes of the servers, which work on the program's requests.
    var serverIDs: [pid_t] { [display.serverID] + (compositor.map { [$0.id] } ?? []) }

    /// The environment of the program: parts of this process's environment, and the display and folders of the test.
    var environment: [String: String] {
        var environment = Self.environmentWithoutDisplay(home: home)
        environment["DISPLAY"] = display.name
        return environment.merging(compositor?.environment ?? [:]) { $1 }.merging(settings) { $1 }
    }

    /// An environment without any settings of the desktop on which the tests run.
    static func environmentWithoutDisplay(home: URL) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { key, _ in
            !key.hasPrefix("SDL_") && !key.hasPrefix("XDG_") && !key.hasPrefix("SCROLL_PLAYGROUND")
                && !["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "GTK_THEME"].contains(key)
        }
        environment["HOME"] = home.path
        environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
        return environment
    }

    /// Opens the window and waits for it. Input of its scene is recorded in the file `recording`.
    func open(
        _ scene: String, _ arguments: String..., size: (width: Int, height: Int) = (1100, 720),
        recording name: String = "recording.json"
    ) throws -> OpenWindow {
        let recording = home.appendingPathComponent(name)
        let options = [
            "run", "--scene", scene, "--size", "\(size.width)x\(size.height)", "--record", recording.path,
        ]
        let command = try Command(playground, options + arguments, environment: environment)
        return try OpenWindow(command, scene: scene, desktop: self, recording: recording)
    }

    /// Runs the program to its end.
    func run(_ arguments: String..., environment extra: [String: String] = [:]) throws -> Command.Outcome {
        try run(arguments, environment: extra)
    }

    /// The same with the arguments as a list.
    func run(_ arguments: [String], environment extra: [String: String] = [:]) throws -> Command.Outcome {
        let environment = environment.merging(extra) { $1 }
        return try Command(playground, arguments, environment: environment).outcome()
    }

    /// Runs a line of bash in the home folder; in it `$0` is the program.
    func shell(_ line: String) throws -> Command.Outcome {
        let arguments = ["-c", "cd '\(home.path)' && \(line)", playground.path]
        return try Command(try Tool.find("bash"), arguments, environment: environment).outcome()
    }

    /// The file of the tuning.
    var tuningFile: URL { home.appendingPathComponent(".local/state/scroll-playground/tuning.json") }

    private var savedTuning: Tuning? { (try? FeelFile(contentsOf: tuningFile.path)).map { Tuning($0) } }

    /// Waits for the file, which is written shortly after the change.
    func waitUntilTuned(_ what: String, _ condition: (Tuning) -> Bool) throws {
        try waitUntil(what, every: 0.05) { savedTuning.map(condition) == true }
    }

    /// The saved tuning, once the file has not changed for longer than a save may take.
    func lastTuning() throws -> Tuning {
        var (last, since): (Tuning?, _) = (nil, ContinuousClock.now)
        try waitUntil("the tuning in \(tuningFile.path)", every: 0.1) {
            let now = savedTuning
            if now != last { (last, since) = (now, ContinuousClock.now) }
            return last != nil && ContinuousClock.now - since > .seconds(1.5)
        }
        return try XCTUnwrap(last)
    }

    private static func emptyFolder(for test: XCTestCase) throws -> URL {
        let name = test.name.filter { $0.isLetter || $0.isNumber || $0 == "." }
        let folder = Tool.buildFolder.appendingPathComponent("end-to-end/\(name)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
