public import Foundation

/// Opens addresses with the desktop's applications.
public enum DesktopLinks {
    /// Opens an address with `xdg-open` without waiting for it. Returns false if that is not installed, or if the
    /// address has no scheme.
    @discardableResult
    public static func open(_ url: URL) -> Bool {
        guard url.scheme?.isEmpty == false, isInstalled("xdg-open") else { return false }
        // The started program may run until its window is closed.
        Thread.detachNewThread { _ = ChildProcess.output(of: ["xdg-open", url.absoluteString]) }
        return true
    }

    private static func isInstalled(_ program: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
