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
/// The views and the commands follow the app's own `@State` and other such properties; the window's title and its first size are read once.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    var body: Body { get }

    init()
}

extension App {
    /// Opens the window, or does what a ``ProgramScene`` does, runs until it is closed, and exits: 0 when all went well, 2 when there
    /// is no display or font, 130 after Ctrl+C, 1 after any other failure. Messages go to standard error.
    public static func main() {
        exit(AppRunner.run(Self()))
    }
}
