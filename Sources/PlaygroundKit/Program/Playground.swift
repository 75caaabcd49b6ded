public import Foundation
import ScrollAnalysis
public import SDLHost
import ScrollUI

/// The lab with the program's own scenes, as the scene of an `App`: the window and all commands.
///
/// ```swift
/// @main struct MyLab: App {
///     var body: some Scene {
///         Playground("My lab") {
///             PlaygroundScene("My carousel") { Carousel() }
///             SceneCatalog.builtIn
///         }
///     }
/// }
/// ```
/// The program has the commands of `scroll-playground`: `my-lab` opens the window, `my-lab render --scene my-carousel`
/// draws the scene without one, and so on. The tuning, presets and takes are stored in folders with the program's name.
public struct Playground: ProgramScene {
    private let program: PlaygroundProgram

    /// A lab with `scenes`, or with the built-in ones if there are none. `title` is the window's title; nil for the
    /// program's name.
    public init(_ title: String? = nil, @PlaygroundBuilder scenes: () -> [SceneGroup]) {
        let own = SceneCatalog(scenes())
        let name = ProgramName.current
        program = PlaygroundProgram(name: name, title: title ?? name, scenes: own.all.isEmpty ? .builtIn : own)
    }

    /// Empty, since the lab opens its own window.
    public var body: EmptyScene { EmptyScene() }

    /// Runs the command of the program's arguments, and returns the exit status of the process.
    public func run(windowSize: CGSize?) -> Int32 {
        ProgramRun.exitStatus(of: program, windowSize: windowSize)
    }
}
