import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// What `watch` was asked.
package struct WatchOptions: Equatable, Sendable {
    /// Path of the package.
    package var package: String
    /// Name of its program; nil for the only one.
    package var product: String?
    /// What the window's command gets.
    package var arguments: [String] = []

    /// A package with one program.
    package init(package: String) { self.package = package }
}

/// Builds a package, opens its lab, and does both again whenever a source file changes; what the process should exit with once the
/// window was closed. Throws ``PlaygroundError``.
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
