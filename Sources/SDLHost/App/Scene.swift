import Foundation
import ScrollUI

/// A part of an app's interface with a life of its own: here, a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// What the scene is made of; ``EmptyScene`` for those that come with the library.
    var body: Body { get }
}

/// No window and no other scene: what scenes are made of that are windows themselves.
public struct EmptyScene: WindowScene {
    /// Nothing.
    public init() {}

    /// Itself.
    public var body: EmptyScene { self }

    package func describe(_ window: inout WindowDescription) {}
}

/// A scene that is not made of others. Says what its window is.
@MainActor
package protocol WindowScene: Scene {
    func describe(_ window: inout WindowDescription)
}

/// What a scene comes down to.
@MainActor
package struct WindowDescription {
    var options: WindowOptions
    /// Puts the window's views below its menus; nil where it has no commands.
    package var commanded: ((@escaping () -> AnyView) -> AnyView)?
    /// Makes the window's views.
    var content: () -> AnyView = { AnyView(EmptyView()) }
    /// Of the scenes' own properties; nil where nothing is made of them but options.
    private let parts: PartStorage?

    /// Follows bodies down to the scene that is a window.
    init<S: Scene>(_ scene: S, programName: String, parts: PartStorage? = nil) {
        options = WindowOptions(title: programName)
        self.parts = parts
        resolve(scene)
    }

    package mutating func resolve<S: Scene>(_ scene: S) {
        if let window = scene as? any WindowScene {
            window.describe(&self)
        } else {
            resolve((parts?.connected(scene) ?? scene).body)
        }
    }
}
