import Foundation
import ScrollAnalysis
import ScrollUI

private struct StageSettingsKey: EnvironmentKey {
    static let defaultValue = StageSettings()
}

private struct StageSizeKey: EnvironmentKey {
    static let defaultValue = CGSize(width: 680, height: 672)
}

private struct HidesSceneCodeKey: EnvironmentKey {
    static let defaultValue = false
}

extension View {
    /// Fixes the size class. A recording must play alike in a window of any width and without one, so the size class
    /// must not depend on the width.
    func onStage() -> some View { environment(\.horizontalSizeClass, .regular) }
}

extension EnvironmentValues {
    /// The tuned settings of the stage, which scenes follow.
    var stageSettings: StageSettings {
        get { self[StageSettingsKey.self] }
        set { self[StageSettingsKey.self] = newValue }
    }

    /// Whether the code of scenes is hidden, since it reveals the stage's settings.
    var hidesSceneCode: Bool {
        get { self[HidesSceneCodeKey.self] }
        set { self[HidesSceneCodeKey.self] = newValue }
    }

    /// The size available to a scene, in points.
    var stageSize: CGSize {
        get { self[StageSizeKey.self] }
        set { self[StageSizeKey.self] = newValue }
    }
}
