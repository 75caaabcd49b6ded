import Foundation

/// The desktop's file manager.
public enum FileManagerWindow {
    /// Shows a folder, if the desktop has something to show it with. Does not wait for it.
    public static func show(_ folder: String) {
        // The program that is run may stay until its window is closed.
        Thread.detachNewThread { _ = ChildProcess.output(of: ["xdg-open", folder]) }
    }
}
