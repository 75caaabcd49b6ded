import Foundation

/// The name of the running program.
package enum ProgramName {
    /// The name of the program that comes with the library.
    package static let own = "scroll-playground"
    /// The name of the executable file, regardless of links; ``own`` if the kernel does not report it, and in tests.
    package static let current: String = {
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let name = file?.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty || name.hasSuffix(testEnding) ? own : name
    }()

    private static let testEnding = ".xctest"
}
