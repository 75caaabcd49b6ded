public import Foundation
public import ScrollUI

/// The scenes and their names, for commands.
public enum PlaygroundScenes {
    /// Every scene, in the order of the window's list.
    @MainActor public static var all: [PlaygroundScene] { SceneCatalog.all }

    /// The scene of that name. Throws ``ExitStatus/usage`` with the names there are.
    @MainActor public static func scene(named name: String) throws(PlaygroundError) -> PlaygroundScene {
        if let scene = SceneCatalog.scene(named: name) { return scene }
        throw PlaygroundError(
            .usage, "no scene is called \"\(name)\".",
            remedy: "Use one of \(all.map(\.name).joined(separator: ", ")).")
    }
}

/// The whole window as a host without a window.
///
/// The host follows the model: its colours are those that the model's appearance chooses, dark where the desktop is to
/// decide.
@MainActor
public func makePlaygroundHost(
    size: CGSize, scale: CGFloat = 1, text: any TextMeasuring = .fixedAdvance, model: PlaygroundModel
) -> ViewHost {
    model.windowSize = size
    let host = ViewHost(size: size, scale: scale, text: text) { PlaygroundView(model: model) }
    host.colorScheme = model.tuning.stage.colorScheme(desktop: nil)
    return host
}

/// A scene that fills the host, with nothing around it: what `render` draws and recordings are played through.
///
/// Its scroll view has the id ``PlaygroundScene/stageID``.
@MainActor
public func makeSceneHost(
    _ scene: PlaygroundScene, size: CGSize, scale: CGFloat = 1, text: any TextMeasuring = .fixedAdvance,
    tuning: Tuning = Tuning()
) -> ViewHost {
    let host = ViewHost(size: size, scale: scale, feel: tuning.feel, text: text) {
        BareScene(scene: scene, settings: tuning.stage, size: size)
    }
    host.colorScheme = tuning.stage.colorScheme(desktop: nil)
    return host
}
