import Foundation

/// An X server without a screen, on an unused display number.
final class VirtualDisplay {
    /// Pixels, which equal points, since its windows have scale 1.
    static let size = (width: 1280, height: 800)

    /// The value of `DISPLAY`, such as `:99`.
    let name: String
    /// The process of the server.
    let serverID: pid_t
    private let shell: Process
    /// The shell ends the server when this file closes, which happens even if the tests crash.
    private let leash: FileHandle

    /// Starts the server and waits until it answers. `depth` is in bits per pixel.
    init(depth: Int = 24) throws {
        let server = try Tool.find("Xvfb").path
        let (input, output) = (Pipe(), Pipe())
        shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", Self.script, server, "\(Self.size.width)x\(Self.size.height)x\(depth)"]
        shell.standardInput = input
        shell.standardOutput = output
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        leash = input.fileHandleForWriting
        let lines = try Self.lines(2, from: output.fileHandleForReading)
        guard let id = pid_t(lines[0]), Int(lines[1]) != nil else {
            throw EndToEndError(description: "Xvfb does not say which display it is: \(lines)")
        }
        serverID = id
        name = ":" + lines[1]
    }

    /// Ends the server.
    func close() {
        try? leash.close()
        shell.waitUntilExit()
    }

    /// The server chooses its number and writes it once it accepts connections.
    private static let script = """
        "$0" -displayfd 1 -screen 0 "$1" -nolisten tcp -noreset &
        echo $!
        cat >/dev/null
        kill $!
        wait
        """

    private static func lines(_ count: Int, from file: FileHandle) throws -> [String] {
        var text = ""
        while text.filter({ $0 == "\n" }).count < count {
            let data = file.availableData
            if data.isEmpty { throw EndToEndError(description: "Xvfb did not start; it said \"\(text)\"") }
            text += String(decoding: data, as: UTF8.self)
        }
        return text.split(separator: "\n").map(String.init)
    }
}
