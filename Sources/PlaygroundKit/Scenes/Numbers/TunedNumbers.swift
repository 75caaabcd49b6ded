import ScrollAnalysis
import ScrollUI

/// The tuned numbers of a scene, for its views.
struct TunedNumbers: Equatable {
    /// The values of all numbers that the scene knows, by id.
    var values: [String: Double] = [:]
    /// Reports unknown numbers; nil outside the lab, where nothing is tuned.
    var undeclared: UndeclaredNumbers?

    func value(of number: SceneNumber) -> Double { values[number.id] ?? number.standard }

    @MainActor func check(_ number: SceneNumber) {
        if values[number.id] == nil { undeclared?.tell(number) }
    }

    static func == (left: TunedNumbers, right: TunedNumbers) -> Bool { left.values == right.values }
}

/// Numbers that inner views declare, which the scene cannot know before they are shown. Each is reported once.
@MainActor
final class UndeclaredNumbers {
    private let scene: String
    private var told: Set<String> = []
    /// Called with each message.
    var onTell: (String) -> Void = { printMessage($0) }

    init(scene: String) { self.scene = scene }

    func tell(_ number: SceneNumber) {
        guard told.insert(number.id).inserted else { return }
        onTell(
            "\(scene.visible): \"\(number.title.visible)\" cannot be tuned, since an inner view declares it. "
                + "Declare it in the view that the scene is made of, and pass it to the inner view.")
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
