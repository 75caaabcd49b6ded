import Foundation

/// What the running program is called.
package enum ProgramName {
    /// The name of the program that comes with the library.
    package static let own = "scroll-playground"
    /// The name of its file, whatever link it was started by; ``own`` where the kernel does not say, and in
    /// tests, whose runner is no program of anybody's.
    package static let current: String = {
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let name = file?.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty || name.hasSuffix(testEnding) ? own : name
    }()

    private static let testEnding = ".xctest"
}
