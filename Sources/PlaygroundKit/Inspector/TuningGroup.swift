import ScrollAnalysis
import ScrollPhysics

/// Parameters under one heading of the inspector.
struct TuningGroup: Identifiable, Sendable {
    let title: String
    /// Named choices of the feel.
    let choices: [FeelChoice]
    let parameters: [TuningParameter]
    /// Whether the group also has the choices of where content rests.
    var hasSnapChoices = false

    var id: String { title }

    private init(_ group: FeelParameter.Group, hasSnapChoices: Bool = false) {
        title = group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
        choices = ScrollFeel.choices.filter { $0.group == group }
        parameters = ScrollFeel.parameters.filter { $0.group == group }.map { TuningParameter($0) }
        self.hasSnapChoices = hasSnapChoices
    }

    /// The numbers that a scene declares; nil without any.
    init?(numbersOf scene: PlaygroundScene) {
        guard !scene.numbers.isEmpty else { return nil }
        title = scene.title
        choices = []
        parameters = scene.numbers.map { TuningParameter($0, of: scene) }
    }

    private init(_ title: String, _ parameters: [StageParameter]) {
        self.title = title
        choices = []
        self.parameters = parameters.map { TuningParameter($0) }
    }

    /// Returns the groups for a scene, the scene's own numbers first. A scene that does not follow the stage has no
    /// group of the stage.
    static func groups(of scene: PlaygroundScene) -> [TuningGroup] {
        [TuningGroup(numbersOf: scene)].compactMap { $0 } + (scene.followsStage ? all : all.compactMap(\.withoutStage))
    }

    /// The group without the stage's settings; nil if nothing is left.
    private var withoutStage: TuningGroup? {
        var group = self
        group.hasSnapChoices = false
        return group.parameters.contains(where: \.isOfStage) ? nil : group
    }

    /// The groups of the feel and of the stage. The most used ones come first.
    static let all = [
        TuningGroup(.fling), TuningGroup(.edge), TuningGroup(.snap, hasSnapChoices: true), TuningGroup(.wheel),
        TuningGroup("Stage", StageParameter.all), TuningGroup(.touchpad), TuningGroup(.drag), TuningGroup(.velocity),
        TuningGroup(.keyboard), TuningGroup(.animation),
    ]

    /// Returns the number with that id; nil if feel and stage have none.
    static func parameter(_ id: String) -> TuningParameter? { numbers[id] }

    /// Returns the number with that id, also of the scene.
    static func parameter(_ id: String, in scene: PlaygroundScene) -> TuningParameter? {
        parameter(id) ?? scene.numbers.lazy.map { TuningParameter($0, of: scene) }.first { $0.id == id }
    }

    /// All numbers by id, including the other forms of springs.
    private static let numbers: [String: TuningParameter] = {
        let parameters = all.flatMap(\.parameters) + TunedSpring.all.flatMap(\.numbers)
        return Dictionary(parameters.map { ($0.id, $0) }) { own, _ in own }
    }()

    /// Returns the names of the numbers and choices that the feel does not use; nil if it uses all.
    func unused(by feel: ScrollFeel, _ search: TuningSearch = TuningSearch("")) -> String? {
        let names =
            choices.filter { !feel.uses($0) && search.finds($0, in: title) }.map(\.shortTitle)
            + parameters.filter { !$0.isUsed(by: feel) && search.finds($0, in: title) }.map(\.title)
        return names.isEmpty ? nil : "Not used by this feel: " + names.joined(separator: ", ")
    }

    /// Returns whether the search finds the choices of where content rests.
    func findsSnapChoices(_ search: TuningSearch) -> Bool {
        hasSnapChoices && search.finds(["Behaviour Limit scene free paging page view aligned rest", title])
    }

    func isChanged(in tuning: Tuning) -> Bool {
        let isChosen = hasSnapChoices && (tuning.stage.snapBehavior != .scene || tuning.stage.snapLimit != .automatic)
        return isChosen || choices.contains { $0.value(in: tuning.feel) != $0.value(in: tuning.baseFeel) }
            || parameters.contains { $0.value(in: tuning) != $0.standard(in: tuning) }
    }

    func reset(_ tuning: inout Tuning) {
        for choice in choices { _ = choice.set(choice.value(in: tuning.baseFeel), in: &tuning.feel) }
        for parameter in parameters { parameter.set(parameter.standard(in: tuning), in: &tuning) }
        guard hasSnapChoices else { return }
        tuning.stage.snapBehavior = .scene
        tuning.stage.snapLimit = .automatic
    }
}
