import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The program's window on a test's display, with real input events.
@MainActor
final class OpenWindow {
    let command: Command
    /// The process of the window.
    private let pid: pid_t
    private let desktop: Desktop
    private let recordingFile: URL
    private let scene: String
    /// The X window's number; nil for a Wayland window.
    private let id: String?
    private(set) var views: ViewMap

    /// Waits for the window of `command`, or of the process `pid` that it started.
    init(_ command: Command, pid: pid_t? = nil, scene: String, desktop: Desktop, recording: URL) throws {
        self.command = command
        self.pid = pid ?? command.id
        self.desktop = desktop
        self.scene = scene
        recordingFile = recording
        if let compositor = desktop.compositor {
            id = nil
            let frame = try Self.frame(ofWindowOf: command, in: compositor)
            views = try ViewMap(scene: scene, window: frame)
            try hands(Hands.move(to: Compositor.outside) + Hands.move(to: CGPoint(x: frame.midX, y: frame.midY)))
        } else {
            let id = try Self.visibleWindow(of: self.pid, command, on: desktop)
            self.id = id
            views = try ViewMap(scene: scene, window: Self.frame(ofWindow: id, on: desktop))
            try hands("windowfocus", "--sync", id)
        }
        try waitUntilAtRest()
    }

    // MARK: Hands

    /// Sends real events through the X server. The words are arguments of xdotool.
    func hands(_ words: String...) throws { try hands(words) }

    /// The same with the arguments as a list.
    func hands(_ words: [String]) throws { try Self.hands(words, on: desktop) }

    /// The same without waiting for the end.
    func beginHands(_ words: [String]) throws -> Command {
        try Command(try Tool.find("xdotool"), words, environment: desktop.environment)
    }

    /// Moves the pointer to the middle of a view.
    func point(at id: String) throws { try hands(Hands.move(to: try views.center(of: id))) }

    /// Clicks at a share of a view's width.
    func click(at share: Double, of id: String) throws {
        let frame = try views.frame(of: id)
        let place = CGPoint(x: frame.minX + frame.width * CGFloat(share), y: frame.midY)
        try hands(Hands.move(to: place) + ["click", "1"])
        try waitUntilAtRest()
    }

    /// The right end of a number's slider, after scrolling it into view.
    func endOfSlider(_ id: String) throws -> CGPoint {
        let notches = try views.reveal(id)
        if notches > 0 {
            try point(at: "inspector")
            try hands(Hands.turnWheel(notches: notches))
            try waitUntilAtRest()
        }
        return try views.endOfSlider(id)
    }

    /// Changes the window's size: on X11 like a window manager, on Wayland by dragging its corner.
    func resize(width: Int, height: Int) throws {
        if let id {
            try hands("windowsize", "--sync", id, "\(width)", "\(height)")
        } else {
            let frame = try frame()
            let corner = CGPoint(x: frame.maxX + 3, y: frame.maxY + 3)
            try drag(from: corner, byX: width - Int(frame.width), y: height - Int(frame.height))
        }
        try frameChanged()
    }

    /// Moves the window by its title bar, which only Wayland windows have here. `place` is the new origin of its
    /// content.
    func move(to place: CGPoint) throws {
        let frame = try frame()
        try drag(from: titleBar, byX: Int(place.x - frame.minX), y: Int(place.y - frame.minY))
        try frameChanged()
    }

    /// Toggles between the size of the screen and the size before, by the title bar as in move().
    func toggleMaximized() throws {
        try hands(Hands.move(to: titleBar) + ["click", "--repeat", "2", "--delay", "80", "1"])
        try frameChanged()
    }

    private var titleBar: CGPoint {
        get throws {
            let frame = try frame()
            return CGPoint(x: frame.minX + frame.width / 3, y: frame.minY - 12)
        }
    }

    private func drag(from start: CGPoint, byX x: Int, y: Int) throws {
        let count = 10
        let steps = (0..<count).map { index in
            (x: x * (index + 1) / count - x * index / count, y: y * (index + 1) / count - y * index / count)
        }
        try hands(Hands.drag(from: start, by: steps) + ["sleep", "0.1"] + Hands.letGo)
    }

    private func frameChanged() throws {
        try waitUntilAtRest()
        views = try ViewMap(scene: scene, window: try frame())
    }

    /// The frame in points of the screen, without a title bar.
    func frame() throws -> CGRect {
        if let compositor = desktop.compositor { return try Self.frame(ofWindowOf: command, in: compositor) }
        return try Self.frame(ofWindow: try XCTUnwrap(id), on: desktop)
    }

    /// Raises the window above other windows of the display and gives it the keyboard focus.
    func raise() throws {
        let id = try XCTUnwrap(id)
        try hands("windowraise", id, "windowfocus", "--sync", id)
    }

    /// A screenshot of the window by F12.
    func screenshot() throws -> URL {
        let before = try pictures()
        try hands("key", "F12")
        try waitUntil("a screenshot in \(picturesFolder.path)") { try pictures() != before }
        return try XCTUnwrap(try pictures().subtracting(before).first)
    }

    private var picturesFolder: URL { desktop.home.appendingPathComponent("Pictures") }

    private func pictures() throws -> Set<URL> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: picturesFolder.path)) ?? []
        return Set(names.filter { $0.hasSuffix(".png") }.map { picturesFolder.appendingPathComponent($0) })
    }

    // MARK: Waiting

    /// Waits until the window is at rest: neither the program nor the server has woken up for a while, and no thread is
    /// ready to run.
    func waitUntilAtRest(for quiet: Duration = .milliseconds(250)) throws {
        var last = try usages()
        var since = ContinuousClock.now
        // The counters miss nothing between two looks, and a look at all threads takes milliseconds.
        try waitUntil("the window to come to rest", every: 0.03) {
            let now = try usages()
            if now != last || now.contains(where: { !$0.isSleeping }) {
                (last, since) = (now, ContinuousClock.now)
            }
            return ContinuousClock.now - since > quiet
        }
    }

    private func usages() throws -> [ProcessUsage] {
        guard command.isRunning else {
            throw EndToEndError(description: "the window has gone: \(try command.outcome())")
        }
        return try ([pid] + desktop.serverIDs).map(ProcessUsage.init(of:))
    }

    // MARK: Leaving

    /// Presses Ctrl+Q and returns the recording. Fails unless the program exits with 0 and prints nothing.
    func close(file: StaticString = #filePath, line: UInt = #line) throws -> Recording {
        try hands("key", "ctrl+q")
        let outcome = try command.outcome()
        XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""), file: file, line: line)
        return try recording()
    }

    /// The recording; there is none before the window is closed.
    func recording() throws -> Recording { try Recording(contentsOf: recordingFile.path) }

    /// The same gesture through `trace`, at times in seconds.
    func trace(at times: [Double], _ options: [String] = []) throws -> [TraceRow] {
        let list = times.map { "\($0)" }.joined(separator: ",")
        let outcome = try desktop.run(["trace", recordingFile.path, "--at", list] + options)
        XCTAssertEqual(outcome.messages, "")
        return try TraceRow.rows(outcome)
    }

    /// The output of `trace` for the same gesture.
    func trace(_ arguments: String...) throws -> String {
        let program = try Tool.playground()
        let command = try Command(
            program, ["trace", recordingFile.path] + arguments, environment: desktop.environment)
        let outcome = try command.outcome()
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        return outcome.output
    }
}

extension OpenWindow {
    private static func hands(_ words: [String], on desktop: Desktop) throws {
        _ = try xdotool(words, on: desktop)
    }

    private static func xdotool(_ words: [String], on desktop: Desktop) throws -> String {
        let outcome = try Command(try Tool.find("xdotool"), words, environment: desktop.environment).outcome()
        guard outcome.status == 0 else {
            throw EndToEndError(description: "xdotool \(words.joined(separator: " ")): \(outcome)")
        }
        return outcome.output
    }

    static let title = "Scroll Playground"

    private static func frame(ofWindowOf command: Command, in compositor: Compositor) throws -> CGRect {
        var frame: CGRect?
        try waitUntil("a window of the program", every: 0.05) {
            guard command.isRunning else {
                throw EndToEndError(description: "the program left without a window: \(try command.outcome())")
            }
            frame = try compositor.window(titled: title)?.frame
            return frame != nil
        }
        return try XCTUnwrap(frame)
    }

    private static func visibleWindow(of pid: pid_t, _ command: Command, on desktop: Desktop) throws -> String {
        var id: String?
        try waitUntil("a window of the program", every: 0.05) {
            guard command.isRunning else {
                throw EndToEndError(description: "the program left without a window: \(try command.outcome())")
            }
            let found = try? xdotool(
                ["search", "--all", "--onlyvisible", "--pid", "\(pid)", "--name", "^\(title)$"], on: desktop)
            id = found?.split(separator: "\n").first.map(String.init)
            return id != nil
        }
        return try XCTUnwrap(id)
    }

    /// The frame in points of the screen.
    private static func frame(ofWindow id: String, on desktop: Desktop) throws -> CGRect {
        var numbers: [String: Double] = [:]
        for line in try xdotool(["getwindowgeometry", "--shell", id], on: desktop).split(separator: "\n") {
            let parts = line.split(separator: "=")
            if parts.count == 2 { numbers[String(parts[0])] = Double(parts[1]) }
        }
        return CGRect(
            x: numbers["X"] ?? 0, y: numbers["Y"] ?? 0, width: numbers["WIDTH"] ?? 0, height: numbers["HEIGHT"] ?? 0)
    }
}
