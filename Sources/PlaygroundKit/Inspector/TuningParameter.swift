import ScrollPhysics
import ScrollUI

/// A number of the tuning as the inspector shows it: one of the feel's, or one of the stage's.
struct TuningParameter: Identifiable, Sendable {
    private enum Place {
        case feel(FeelParameter)
        case stage(StageParameter)
    }

    let id: String
    let title: String
    let unit: String
    let range: ClosedRange<Double>
    let step: Double
    /// One sentence on what the number does.
    let description: String
    /// Where the default comes from; may be empty.
    let source: String
    private let place: Place

    init(_ parameter: FeelParameter) {
        id = parameter.id
        title = Self.shortTitle(of: parameter)
        unit = parameter.unit
        range = parameter.range
        step = parameter.step
        description = parameter.description
        source = parameter.source
        place = .feel(parameter)
    }

    init(_ parameter: StageParameter) {
        id = parameter.id
        title = parameter.title
        unit = parameter.unit
        range = parameter.range
        step = parameter.step
        description = parameter.description
        source = ""
        place = .stage(parameter)
    }

    /// Under the heading of its group a title need not begin with the group's name.
    private static func shortTitle(of parameter: FeelParameter) -> String {
        let group = parameter.group.rawValue + " "
        guard parameter.title.lowercased().hasPrefix(group) else { return parameter.title }
        let rest = parameter.title.dropFirst(group.count)
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }

    /// What stands behind the number; units that nobody reads at a glance are left out.
    var shownUnit: String { ["pt", "s", "pt/s"].contains(unit) ? unit : "" }

    /// The end of the range is as good as no limit: no finger is that fast, and no content that long.
    var hasOpenEnd: Bool { range.upperBound >= 1_000_000 }

    /// Even to the hand: what spans orders of magnitude goes by ratios.
    var scale: SliderScale {
        if range.upperBound < 1, range.lowerBound > 0.5 { return .towardsOne }
        if range.lowerBound == 0, hasOpenEnd { return .logarithmicFromZero(unit: step) }
        return range.lowerBound > 0 && range.upperBound >= 50 * range.lowerBound ? .logarithmic : .linear
    }

    func value(in tuning: Tuning) -> Double {
        switch place {
        case .feel(let parameter): parameter.value(in: tuning.feel)
        case .stage(let parameter): parameter.value(in: tuning.stage)
        }
    }

    /// The value that a reset gives.
    func standard(in tuning: Tuning) -> Double {
        switch place {
        case .feel(let parameter): parameter.value(in: tuning.baseFeel)
        case .stage(let parameter): parameter.standard
        }
    }

    func set(_ value: Double, in tuning: inout Tuning) {
        switch place {
        case .feel(let parameter): parameter.set(value, in: &tuning.feel)
        case .stage(let parameter): parameter.set(value, in: &tuning.stage)
        }
    }
}
