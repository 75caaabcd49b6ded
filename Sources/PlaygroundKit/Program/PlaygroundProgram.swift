import Foundation
import ScrollAnalysis
import SDLHost

/// A program with the lab: what it is called, and its scenes.
@MainActor
package struct PlaygroundProgram: Sendable {
    /// The name of the program that comes with the library, by which its folders are found.
    package nonisolated static let ownName = ProgramName.own

    /// What a shell calls it. Its folders for tuning, presets and takes have the same name.
    package let name: String
    /// What its window is called.
    package let title: String
    /// What it shows.
    package let scenes: SceneCatalog
    /// Of its window where nothing else says it, in points; nil for the usual size.
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

    /// The name of the desktop entry, by which a desktop finds the window's icon and its place in the menu.
    var applicationID: String {
        name == Self.ownName ? "io.github.scroll_playground.ScrollPlayground" : name
    }

    /// The same program with a window of that size; nil for the usual size.
    func opening(at size: CGSize?) -> PlaygroundProgram {
        var program = self
        program.windowSize = size
        return program
    }

    /// Its name and the version of what it is made with.
    var version: String { ProgramVersion.text(of: name) }
}
