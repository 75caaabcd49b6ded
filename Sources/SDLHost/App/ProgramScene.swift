public import Foundation
import ScrollUI

/// A scene that is the whole program: it reads the arguments, and opens a window of its own where it wants one.
///
/// An app whose body is one, or is made of one, runs it in the place of a window.
@MainActor @preconcurrency
public protocol ProgramScene: Scene where Body == EmptyScene {
    /// Does all that the program does; what the process should exit with. `windowSize` is what
    /// ``Scene/defaultSize(_:)`` says around it, in points; nil where nothing says it.
    func run(windowSize: CGSize?) -> Int32
}

/// Where an app's scenes lead to a program.
@MainActor
struct ProgramDescription {
    private(set) var scene: (any ProgramScene)?
    private(set) var windowSize: CGSize?

    /// Follows bodies down to the scene that is a window or a program.
    init(_ scene: some Scene) { resolve(scene) }

    private mutating func resolve(_ scene: some Scene) {
        if let program = scene as? any ProgramScene {
            self.scene = program
        } else if let sized = scene as? any SizedScene {
            windowSize = sized.size
            resolve(sized.content)
        } else if !(scene is any WindowScene) {
            resolve(scene.body)
        }
    }
}

/// A scene around another one, with the size at which the window opens.
@MainActor
protocol SizedScene {
    associatedtype Content: Scene

    var content: Content { get }
    var size: CGSize { get }
}
