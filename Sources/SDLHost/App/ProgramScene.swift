public import Foundation
import ScrollUI

/// A scene that is the whole program: it reads the arguments, and opens its own window if it needs one.
///
/// An app whose body is such a scene, or is composed of one, runs it instead of opening a window.
@MainActor @preconcurrency
public protocol ProgramScene: Scene where Body == EmptyScene {
    /// Runs the program and returns its exit status. `windowSize` is the size, in points, set by
    /// ``Scene/defaultSize(_:)`` around the scene; nil if none is set.
    func run(windowSize: CGSize?) -> Int32
}

/// Finds the program in an app's scenes.
@MainActor
struct ProgramDescription {
    private(set) var scene: (any ProgramScene)?
    private(set) var windowSize: CGSize?

    /// Follows bodies down to a scene that is a window or a program.
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

/// A scene around another one that sets the initial size of the window.
@MainActor
protocol SizedScene {
    associatedtype Content: Scene

    var content: Content { get }
    var size: CGSize { get }
}
