import Foundation
import ScrollUI

/// A part of an app's interface with its own life cycle; here, a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// The content of the scene; ``EmptyScene`` for the library's own scenes.
    var body: Body { get }
}

/// A scene without a window or other scenes: the body of scenes that are windows themselves.
public struct EmptyScene: WindowScene {
    /// Creates an empty scene.
    public init() {}

    /// The scene itself.
    public var body: EmptyScene { self }

    package func describe(_ window: inout WindowDescription) {}
}

/// A scene that is not composed of others. It describes its window.
@MainActor
package protocol WindowScene: Scene {
    func describe(_ window: inout WindowDescription)
}

/// The window that a scene describes.
@MainActor
package struct WindowDescription {
    var options: WindowOptions
    /// Puts the window's views below its menus; nil without commands.
    package var commanded: ((@escaping () -> AnyView) -> AnyView)?
    /// Creates the window's views.
    var content: () -> AnyView = { AnyView(EmptyView()) }
    /// Stores the scenes' own properties; nil if only the options are read.
    private let parts: PartStorage?

    /// Follows bodies down to a scene that is a window.
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
