import Foundation
import ScrollAnalysis
import SDLHost

/// A program with the lab: its name and its scenes.
@MainActor
package struct PlaygroundProgram: Sendable {
    /// The name of the program that comes with the library, which its folders have too.
    package nonisolated static let ownName = ProgramName.own

    /// The name of the command. The folders for tuning, presets and takes have the same name.
    package let name: String
    /// The title of the window.
    package let title: String
    /// The scenes.
    package let scenes: SceneCatalog
    /// The default size of the window, in points; nil for the usual size.
    private(set) var windowSize: CGSize?

    /// A program with all its parts.
    package init(name: String, title: String, scenes: SceneCatalog) {
        self.name = name
        self.title = title
        self.scenes = scenes
    }

    /// The program that comes with the library, with the built-in scenes.
    package static let scrollPlayground = PlaygroundProgram(
        name: ownName, title: "Scroll Playground", scenes: .builtIn)

    /// The name of the desktop entry, which links the window to its icon and menu entry.
    var applicationID: String {
        name == Self.ownName ? "io.github.scroll_playground.ScrollPlayground" : name
    }

    /// Returns the program with a window of that size; nil for the usual size.
    func opening(at size: CGSize?) -> PlaygroundProgram {
        var program = self
        program.windowSize = size
        return program
    }

    /// The name, with the version of the library.
    var version: String { ProgramVersion.text(of: name) }
}
