import ScrollAnalysis
import ScrollUI

/// The numbers of a scene as they are tuned, for the views in it.
struct TunedNumbers: Equatable {
    /// By their ids: all that the scene knows of.
    var values: [String: Double] = [:]
    /// Tells of those that it does not; nil outside the lab, where nothing is tuned.
    var undeclared: UndeclaredNumbers?

    func value(of number: SceneNumber) -> Double { values[number.id] ?? number.standard }

    @MainActor func check(_ number: SceneNumber) {
        if values[number.id] == nil { undeclared?.tell(number) }
    }

    static func == (left: TunedNumbers, right: TunedNumbers) -> Bool { left.values == right.values }
}

/// Numbers that views further in declare, which the scene cannot know of before they are shown. Each is told of once.
@MainActor
final class UndeclaredNumbers {
    private let scene: String
    private var told: Set<String> = []
    /// Takes each message.
    var onTell: (String) -> Void = { printMessage($0) }

    init(scene: String) { self.scene = scene }

    func tell(_ number: SceneNumber) {
        guard told.insert(number.id).inserted else { return }
        onTell(
            "\(scene.visible): \"\(number.title.visible)\" cannot be tuned, since the view that declares it is further in. "
                + "Declare it in the view that the scene is made of, and pass it on.")
    }
}

private struct TunedNumbersKey: EnvironmentKey {
    static let defaultValue = TunedNumbers()
}

extension EnvironmentValues {
    var tunedNumbers: TunedNumbers {
        get { self[TunedNumbersKey.self] }
        set { self[TunedNumbersKey.self] = newValue }
    }
}
