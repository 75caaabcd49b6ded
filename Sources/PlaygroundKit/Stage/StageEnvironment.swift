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
    /// A scene scrolls by the same rules in a window of any width, and without one: what was recorded in one is played in
    /// another. So the size class does not follow the width here.
    func onStage() -> some View { environment(\.horizontalSizeClass, .regular) }
}

extension EnvironmentValues {
    /// What was tuned about the stage; scenes follow it.
    var stageSettings: StageSettings {
        get { self[StageSettingsKey.self] }
        set { self[StageSettingsKey.self] = newValue }
    }

    /// The lines that make a scene are not shown, since they tell how the stage is set.
    var hidesSceneCode: Bool {
        get { self[HidesSceneCodeKey.self] }
        set { self[HidesSceneCodeKey.self] = newValue }
    }

    /// A scene's room in points.
    var stageSize: CGSize {
        get { self[StageSizeKey.self] }
        set { self[StageSizeKey.self] = newValue }
    }
}
