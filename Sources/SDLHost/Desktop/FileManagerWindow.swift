import Foundation

/// The desktop's file manager.
public enum FileManagerWindow {
    /// Shows a folder, if the desktop has a program for it. Does not wait for the program.
    public static func show(_ folder: String) {
        // The started program may run until its window is closed.
        Thread.detachNewThread { _ = ChildProcess.output(of: ["xdg-open", folder]) }
    }
}
