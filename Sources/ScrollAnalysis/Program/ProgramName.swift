import Foundation

/// What the running program is called.
enum ProgramName {
    /// The name of its file, whatever link it was started by; ``PlaygroundProgram/ownName`` where the kernel does not say, and in
    /// tests, whose runner is no program of anybody's.
    static let current: String = {
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let name = file?.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty || name.hasSuffix(testEnding) ? PlaygroundProgram.ownName : name
    }()

    private static let testEnding = ".xctest"
}
