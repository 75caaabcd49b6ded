import Glibc
import ScrollUI

/// A program with a window.
///
/// ```swift
/// @main struct Colors: App {
///     var body: some Scene { WindowGroup("Colors") { Gallery() } }
/// }
/// ```
///
/// The views and the commands update with the app's `@State` and similar properties; the window's title and its initial
/// size are read once.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    var body: Body { get }

    init()
}

extension App {
    /// Opens the window or runs the app's ``ProgramScene``, and exits when it ends: with status 0 on success, 2 without
    /// a display or a font, 130 after Ctrl+C, 1 after any other failure. Messages are written to standard error.
    public static func main() {
        exit(AppRunner.run(Self()))
    }
}
