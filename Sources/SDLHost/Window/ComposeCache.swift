import Foundation

/// The folder in which libX11 keeps the compose sequences (dead keys) that it has parsed.
///
/// SDL opens an input method at each start. libX11 then parses half a megabyte of text, an eighth of the processor time
/// of a start. With a folder it keeps the result for a day (libX11 1.8.4, `imLcIm.c`, `_XimCreateDefaultTree`). The
/// folder must belong to the user and must not be writable by others. As root libX11 uses none.
enum ComposeCache {
    private static let variable = "XCOMPOSECACHE"

    /// Creates the folder and sets it in the process's environment. Call before SDL is initialized.
    static func enable() {
        let files = FileManager.default
        let environment = ProcessInfo.processInfo.environment
        guard let folder = folder(environment: environment, exists: { files.fileExists(atPath: $0) }),
            (try? create(folder)) != nil
        else { return }
        setenv(variable, folder, 1)
    }

    /// Nil without an X display or a home, and if the user or the system has a folder, which libX11 finds itself.
    static func folder(environment: [String: String], exists: (String) -> Bool) -> String? {
        guard environment["DISPLAY"] != nil, environment[variable] == nil, !exists("/var/cache/libx11/compose"),
            let home = environment["HOME"], !exists("\(home)/.compose-cache")
        else { return nil }
        return BaseDirectory.cache.path(environment).map { "\($0)/libx11-compose" }
    }

    static func create(_ folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
}
