public import Foundation
import ScrollAnalysis
public import SDLHost
import ScrollUI

/// The lab with scenes of the program's own, as the scene of an `App`: the window, and all commands.
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
/// The program then has the commands of `scroll-playground`: `my-lab` opens the window, `my-lab render --scene my-carousel` draws the
/// scene without one, and so on. What is tuned, presets and takes are kept in folders of the program's name.
public struct Playground: ProgramScene {
    private let program: PlaygroundProgram

    /// A lab with `scenes`; the built-in ones where there are none. `title` is that of the window; nil takes the program's name.
    public init(_ title: String? = nil, @PlaygroundBuilder scenes: () -> [SceneGroup]) {
        let own = SceneCatalog(scenes())
        let name = ProgramName.current
        program = PlaygroundProgram(name: name, title: title ?? name, scenes: own.all.isEmpty ? .builtIn : own)
    }

    /// None: the lab opens its own window.
    public var body: EmptyScene { EmptyScene() }

    /// Does what the program's arguments ask for, and says what the process should exit with.
    public func run(windowSize: CGSize?) -> Int32 {
        ProgramRun.exitStatus(of: program, windowSize: windowSize)
    }
}
