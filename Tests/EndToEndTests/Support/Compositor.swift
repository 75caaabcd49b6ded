import Foundation
import XCTest

/// Weston, in a window that fills a display of the X server's: what the X server's hands do arrives at Wayland's windows.
final class Compositor {
    /// For `WAYLAND_DISPLAY` and `XDG_RUNTIME_DIR`.
    let environment: [String: String]
    /// Of the compositor itself.
    let id: pid_t
    private let shell: Process
    /// The shell ends the compositor when this closes, which it does even if the tests crash.
    private let leash: FileHandle
    /// Holds the socket, whose path may have no more than 107 bytes.
    private let folder: URL

    /// Starts it and waits until it answers. Skips the test where it is not installed.
    init(on display: VirtualDisplay, environment inherited: [String: String]) throws {
        guard let weston = try? Tool.find("weston").path else {
            throw XCTSkip("weston is not installed; 'make deps' installs it")
        }
        folder = URL(fileURLWithPath: "/tmp/weston-\(UUID().uuidString.prefix(8))")
        let mode = [FileAttributeKey.posixPermissions: 0o700]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: mode)
        let settings = folder.appendingPathComponent("weston.ini")
        try "[shell]\npanel-position=none\nlocking=false\n".write(to: settings, atomically: true, encoding: .utf8)
        environment = ["WAYLAND_DISPLAY": "wayland", "XDG_RUNTIME_DIR": folder.path]
        let (input, output) = (Pipe(), Pipe())
        shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", Self.script, weston, settings.path]
        shell.environment = inherited.merging(environment) { $1 }.merging(["DISPLAY": display.name]) { $1 }
        shell.standardInput = input
        shell.standardOutput = output
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        leash = input.fileHandleForWriting
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let id = pid_t(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw EndToEndError(description: "weston did not start; it said \"\(line)\"")
        }
        self.id = id
        let socket = folder.appendingPathComponent("wayland").path
        try waitUntil("weston's socket") { FileManager.default.fileExists(atPath: socket) }
    }

    /// Ends it.
    func close() {
        try? leash.close()
        shell.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// In points of the screen, without the title bar; nil while there is no such window.
    func frame(ofWindowTitled title: String) throws -> CGRect? {
        let scene = try Command(try Tool.find("weston-debug"), ["scene-graph"], environment: environment).outcome()
        var isNext = false
        for line in scene.output.split(separator: "\n") {
            if isNext {
                let numbers = line.split { !$0.isNumber && $0 != "-" }.compactMap { Double($0) }
                guard numbers.count == 4 else { return nil }
                return CGRect(
                    x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
            }
            isNext = line.contains("role xdg_toplevel") && line.contains("'\(title)'")
        }
        return nil
    }

    private static let script = """
        "$0" --backend=x11-backend.so --use-pixman --width=\(VirtualDisplay.size.width) \
        --height=\(VirtualDisplay.size.height) --socket=wayland --idle-time=0 --debug --config="$1" >/dev/null &
        echo $!
        cat >/dev/null
        kill $!
        wait
        """
}
