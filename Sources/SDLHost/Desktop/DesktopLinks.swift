public import Foundation

/// What the desktop opens addresses with.
public enum DesktopLinks {
    /// Opens an address with `xdg-open`, and does not wait for it. False where that is not installed, or the address has no scheme.
    @discardableResult
    public static func open(_ url: URL) -> Bool {
        guard url.scheme?.isEmpty == false, isInstalled("xdg-open") else { return false }
        // The program that is run may stay until its window is closed.
        Thread.detachNewThread { _ = ChildProcess.output(of: ["xdg-open", url.absoluteString]) }
        return true
    }

    private static func isInstalled(_ program: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
