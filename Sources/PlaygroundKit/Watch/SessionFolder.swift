import ScrollAnalysis
import SDLHost

/// What `watch` and the window that it opened tell each other: a folder with the state of the build, and, once the window has ended,
/// how it was.
struct SessionFolder: Sendable {
    let path: String

    /// The state of the build, which the window follows.
    var build: String { FilePath(folder: path, name: "build").path }
    /// How the window was when it ended.
    var session: String { FilePath(folder: path, name: "session.json").path }

    /// Takes that were in memory alone, the oldest first.
    func take(_ number: Int) -> String { FilePath(folder: path, name: "take-\(number).json").path }

    /// Has the window show it.
    func tell(_ state: BuildState) throws(PlaygroundError) { try Files.write(Array(state.text.utf8), to: build) }

    /// What the window shows.
    var state: BuildState { BuildState(text: String(decoding: (try? Files.read(build)) ?? [], as: UTF8.self)) }
}
