import ScrollAnalysis
import SDLHost

/// The folder through which `watch` and its window exchange their state: the state of the build and, after the window
/// has ended, its state.
struct SessionFolder: Sendable {
    let path: String

    /// The path of the build state, which the window follows.
    var build: String { FilePath(folder: path, name: "build").path }
    /// The path of the window's final state.
    var session: String { FilePath(folder: path, name: "session.json").path }

    /// Returns the path of an unsaved take, the oldest first.
    func take(_ number: Int) -> String { FilePath(folder: path, name: "take-\(number).json").path }

    /// Writes the build state for the window.
    func tell(_ state: BuildState) throws(PlaygroundError) { try Files.write(Array(state.text.utf8), to: build) }

    /// The build state for the window.
    var state: BuildState { BuildState(text: String(decoding: (try? Files.read(build)) ?? [], as: UTF8.self)) }
}
