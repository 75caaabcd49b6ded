import Foundation
import XCTest

/// Weston in a window on a display of the X server: events on the X server arrive at Wayland windows.
final class Compositor {
    /// Pixels of the X server. A strip of the display stays free: Weston learns the position of the pointer when it
    /// enters, and may miss that during its start.
    static let size = (width: VirtualDisplay.size.width, height: VirtualDisplay.size.height - 8)
    /// A position of the pointer outside of Weston.
    static let outside = CGPoint(x: size.width / 2, y: size.height + 4)

    /// The variables `WAYLAND_DISPLAY` and `XDG_RUNTIME_DIR`.
    let environment: [String: String]
    /// The process of the compositor.
    let id: pid_t
    private let shell: Process
    /// The shell ends the compositor when this file closes, which happens even if the tests crash.
    private let leash: FileHandle
    /// The folder of the socket, whose path may have at most 107 bytes.
    private let folder: URL

    /// Starts the compositor and waits until it answers. Skips the test if it is not installed. `scale` is in pixels
    /// per point.
    init(on display: VirtualDisplay, scale: Int, environment inherited: [String: String]) throws {
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
        let (width, height) = (Self.size.width / scale, Self.size.height / scale)
        shell.arguments = ["-c", Self.script, weston, settings.path, "\(width)", "\(height)", "\(scale)"]
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

    /// Ends the compositor.
    func close() {
        try? leash.close()
        shell.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// A window in Weston's scene graph.
    struct Window: Equatable {
        /// The application ID of the window, which is the name of a desktop entry.
        var applicationID: Substring
        /// In points of the screen, without the title bar.
        var frame: CGRect
    }

    /// The window with a title; nil if it does not exist.
    func window(titled title: String) throws -> Window? {
        let scene = try Command(try Tool.find("weston-debug"), ["scene-graph"], environment: environment).outcome()
        var applicationID: Substring?
        for line in scene.output.split(separator: "\n") {
            if let applicationID {
                let numbers = line.split { !$0.isNumber && $0 != "-" }.compactMap { Double($0) }
                guard numbers.count == 4 else { return nil }
                let frame = CGRect(
                    x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
                return Window(applicationID: applicationID, frame: frame)
            }
            guard line.contains("role xdg_toplevel"), let end = line.range(of: "'\(title)' of ") else { continue }
            applicationID = line[end.upperBound...].prefix { $0 != "," }
        }
        return nil
    }

    private static let script = """
        "$0" --backend=x11-backend.so --use-pixman --config="$1" --width="$2" --height="$3" --scale="$4" \
        --socket=wayland --idle-time=0 --debug >/dev/null &
        echo $!
        cat >/dev/null
        kill $!
        wait
        """
}
