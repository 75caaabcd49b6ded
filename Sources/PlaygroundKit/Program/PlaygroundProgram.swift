import Foundation
import SDLHost

/// A program with the lab: what it is called, and its scenes.
@MainActor
public struct PlaygroundProgram: Sendable {
    /// The name of the program that comes with the library, by which its folders are found.
    public nonisolated static let ownName = "scroll-playground"

    /// What a shell calls it. Its folders for tuning, presets and takes have the same name.
    public let name: String
    /// What its window is called.
    public let title: String
    /// What it shows.
    public let scenes: SceneCatalog
    /// Of its window where nothing else says it, in points; nil for the usual size.
    private(set) var windowSize: CGSize?

    /// A program with all its parts.
    public init(name: String, title: String, scenes: SceneCatalog) {
        self.name = name
        self.title = title
        self.scenes = scenes
    }

    /// The program that comes with the library, with the built-in scenes.
    public static let scrollPlayground = PlaygroundProgram(
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
