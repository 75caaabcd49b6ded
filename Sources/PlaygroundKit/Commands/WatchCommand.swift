import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// The options of `watch`.
package struct WatchOptions: Equatable, Sendable {
    /// The path of the package.
    package var package: String
    /// The name of the program to run; nil for the only one.
    package var product: String?
    /// The arguments for the window's command.
    package var arguments: [String] = []

    /// A package with one program.
    package init(package: String) { self.package = package }
}

/// Builds a package and opens its lab, again whenever a source file changes. Returns the exit status of the process
/// when the window is closed. Throws ``PlaygroundError``.
package func runWatch(_ options: WatchOptions) throws(PlaygroundError) -> Int32 {
    let package = URL(fileURLWithPath: options.package).resolvingSymlinksInPath().path
    _ = try Files.read(FilePath(folder: package, name: "Package.swift").path)
    var name = Array(FilePath(folder: NSTemporaryDirectory(), name: ProgramName.current + "-XXXXXX").path.utf8CString)
    guard mkdtemp(&name) != nil else {
        throw PlaygroundError(FileError(.write, path: NSTemporaryDirectory(), errno: errno))
    }
    let session = SessionFolder(path: String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    defer { try? FileManager.default.removeItem(atPath: session.path) }
    var run = try WatchRun(package, product: options.product, arguments: ["run"] + options.arguments, session: session)
    return try run.run()
}
