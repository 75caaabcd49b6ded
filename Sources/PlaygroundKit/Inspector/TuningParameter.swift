import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// A number of the tuning for the inspector: of the feel, the stage, a spring or the scene.
struct TuningParameter: Identifiable, Equatable, Sendable {
    private enum Kind {
        case feel(FeelParameter)
        case stage(StageParameter)
        case spring(SpringNumber)
        case scene(SceneNumber, PlaygroundScene)
    }

    let id: String
    /// The title under the heading of its group.
    let title: String
    /// The title without a heading.
    let fullTitle: String
    let unit: String
    let range: ClosedRange<Double>
    let step: Double
    /// One sentence on what the number does.
    let description: String
    private let kind: Kind

    init(_ parameter: FeelParameter) {
        id = parameter.id
        title = parameter.group.shortTitle(of: parameter.title)
        fullTitle = parameter.title
        unit = parameter.unit
        range = parameter.range
        step = parameter.step
        description = parameter.description
        kind = .feel(parameter)
    }

    init(_ parameter: StageParameter) {
        id = parameter.id
        title = parameter.title
        fullTitle = parameter.title
        unit = parameter.unit
        range = parameter.range
        step = parameter.step
        description = parameter.description
        kind = .stage(parameter)
    }

    init(_ number: SceneNumber, of scene: PlaygroundScene) {
        id = Self.id(of: number.id, in: scene.name)
        title = number.title
        fullTitle = number.title
        unit = number.unit
        range = number.range
        step = number.step
        description = number.description
        kind = .scene(number, scene)
    }

    init(_ number: SpringNumber) {
        id = number.id
        title = number.title
        fullTitle = number.fullTitle
        unit = number.unit
        range = number.range
        step = number.step
        description = number.description
        kind = .spring(number)
    }

    /// The prefix of the ids of scenes' own numbers.
    static let scenePrefix = SceneValues.key + "."

    private static func id(of number: String, in scene: String) -> String { "\(scenePrefix)\(scene).\(number)" }

    /// Whether it is a number of the stage.
    var isOfStage: Bool { if case .stage = kind { true } else { false } }

    /// The unit to show behind the number; empty for units that are hard to read at a glance.
    var shownUnit: String { ["pt", "s", "pt/s"].contains(unit) ? unit : "" }

    /// Whether the upper end of the range means 'no limit': no finger is that fast and no content that long.
    var hasOpenEnd: Bool { range.upperBound >= 1_000_000 }

    /// The scale of the slider: logarithmic for ranges that span orders of magnitude.
    var scale: SliderScale {
        if range.upperBound < 1, range.lowerBound > 0.5 { return .towardsOne }
        if range.lowerBound == 0, hasOpenEnd { return .logarithmicFromZero(unit: step) }
        return range.lowerBound > 0 && range.upperBound >= 50 * range.lowerBound ? .logarithmic : .linear
    }

    /// Returns the text of the value in a field, without its unit.
    func text(_ value: Double) -> String {
        hasOpenEnd && value == range.upperBound ? "∞" : NumberText(step: step).string(value)
    }

    /// Returns the text that replaces the slider while the typed text is not accepted. It has no trailing zeros, for
    /// lack of space.
    func text(_ problem: NumberEditing.Problem) -> String {
        switch problem {
        case .outOfRange where hasOpenEnd: "from \(range.lowerBound.shortestDecimal)"
        case .outOfRange: "\(range.lowerBound.shortestDecimal) to \(range.upperBound.shortestDecimal)"
        case .unreadable(let reason): reason.message
        }
    }

    /// Returns the scrub for a drag across the name.
    func scrub(from value: Double, marks: [Double]) -> SliderScrub {
        SliderScrub(value: value, in: range, step: step, marks: marks, scale: scale, rounding: .roundNumbers)
    }

    func value(in tuning: Tuning) -> Double {
        switch kind {
        case .feel(let parameter): parameter.value(in: tuning.feel)
        case .stage(let parameter): parameter.value(in: tuning.stage)
        case .spring(let number): number.value(in: tuning.feel)
        case .scene(let number, let scene): scene.value(of: number, in: tuning.stage)
        }
    }

    /// Returns whether the feel uses the number. All numbers of the stage and of scenes are used.
    func isUsed(by feel: ScrollFeel) -> Bool {
        switch kind {
        case .feel(let parameter): feel.uses(parameter)
        case .stage, .scene: true
        case .spring(let number): feel.uses(number.spring.stiffness)
        }
    }

    /// Returns the source of the value; empty for a number of the stage or of a scene.
    func source(in tuning: Tuning) -> String {
        switch kind {
        case .feel: tuning.feel.source(of: id, base: tuning.baseFeel)?.description ?? ""
        case .spring(let number):
            tuning.feel.source(of: number.spring.stiffness.id, base: tuning.baseFeel)?.description ?? ""
        case .stage, .scene: ""
        }
    }

    /// Returns the value that a reset sets.
    func standard(in tuning: Tuning) -> Double {
        switch kind {
        case .feel(let parameter): parameter.value(in: tuning.baseFeel)
        case .stage(let parameter): parameter.standard
        case .spring(let number): number.value(in: tuning.baseFeel)
        case .scene(let number, _): number.standard
        }
    }

    static func == (left: TuningParameter, right: TuningParameter) -> Bool { left.id == right.id }

    func set(_ value: Double, in tuning: inout Tuning) {
        switch kind {
        case .feel(let parameter): parameter.set(value, in: &tuning.feel)
        case .stage(let parameter): parameter.set(value, in: &tuning.stage)
        case .spring(let number): number.set(value, in: &tuning.feel)
        case .scene(let number, let scene): scene.set(value, of: number, in: &tuning.stage)
        }
    }
}
