import ScrollPhysics

/// A spring of the feel that can be shown in three forms.
struct TunedSpring: Identifiable, Sendable {
    /// The prefix of its numbers' ids: `edge`.
    let id: String
    let stiffness: FeelParameter
    let dampingRatio: FeelParameter

    /// The share of the distance within which the spring is settled.
    static let settled = 0.01

    /// The springs of edges and of snapping.
    static let all: [TunedSpring] = FeelParameter.Group.allCases.compactMap { group in
        let id = group.rawValue
        guard let stiffness = ScrollFeel.parameter(id + ".springStiffness"),
            let ratio = ScrollFeel.parameter(id + ".springDampingRatio")
        else { return nil }
        return TunedSpring(id: id, stiffness: stiffness, dampingRatio: ratio)
    }

    /// Returns the two numbers of a form.
    func numbers(_ form: SpringForm) -> [TuningParameter] {
        form.quantities.map {
            $0 == .stiffness ? TuningParameter(stiffness) : TuningParameter(SpringNumber(spring: self, quantity: $0))
        }
    }

    /// The numbers of all three forms.
    var numbers: [TuningParameter] { SpringForm.allCases.flatMap(numbers) }

    /// Returns the seconds from a step until the spring stays within ``settled`` of its end.
    func settlingTime(in feel: ScrollFeel) -> Double {
        let constants = SpringConstants(
            stiffness: stiffness.value(in: feel), dampingRatio: dampingRatio.value(in: feel))
        return SpringOscillation(displacement: 1, velocity: 0, constants: constants)
            .settlingTime(within: Self.settled)
    }
}

/// A number of a spring that the feel does not store itself.
struct SpringNumber: Sendable {
    let spring: TunedSpring
    let quantity: SpringQuantity

    var id: String { "\(spring.id).spring.\(quantity.rawValue)" }

    var title: String {
        switch quantity {
        case .duration: "Spring duration"
        case .bounce: "Spring bounce"
        case .stiffness: "Spring stiffness"
        case .damping: "Spring damping"
        case .response: "Spring response"
        case .dampingFraction: "Damping fraction"
        }
    }

    /// The title outside its group.
    var fullTitle: String { "\(spring.id.prefix(1).uppercased() + spring.id.dropFirst()): \(title.lowercased())" }

    var unit: String {
        switch quantity {
        case .duration, .response: "s"
        case .stiffness: "1/s²"
        case .damping: "1/s"
        case .bounce, .dampingFraction: ""
        }
    }

    /// The range over all springs within the ranges of the feel's own two numbers.
    var range: ClosedRange<Double> {
        switch quantity {
        case .duration, .response: 0.141...1.98
        case .bounce: -0.66...0.9
        case .stiffness: spring.stiffness.range
        case .damping: 0.7...268
        case .dampingFraction: spring.dampingRatio.range
        }
    }

    var step: Double {
        switch quantity {
        case .duration, .response: 0.01
        case .bounce, .dampingFraction: 0.05
        case .stiffness: 10
        case .damping: 1
        }
    }

    var description: String {
        switch quantity {
        case .duration: "The perceived duration of the spring, independent of its bounce: its period without damping."
        case .bounce: "0 is critically damped, above it oscillates, below it creeps."
        case .stiffness: spring.stiffness.description
        case .damping: "The share of its velocity that the spring loses per second. The stiffness stays."
        case .response: "The period of the spring without damping. The damping fraction stays."
        case .dampingFraction: spring.dampingRatio.description
        }
    }

    func value(in feel: ScrollFeel) -> Double {
        quantity.value(stiffness: spring.stiffness.value(in: feel), dampingRatio: spring.dampingRatio.value(in: feel))
    }

    /// Sets the nearest spring within the ranges of the feel's own two numbers. Changes nothing if the quantity has
    /// this value already.
    func set(_ value: Double, in feel: inout ScrollFeel) {
        guard value != self.value(in: feel) else { return }
        let (stiffness, ratio) = quantity.spring(
            value, stiffness: spring.stiffness.value(in: feel), dampingRatio: spring.dampingRatio.value(in: feel))
        spring.stiffness.set(spring.stiffness.nearest(stiffness), in: &feel)
        spring.dampingRatio.set(spring.dampingRatio.nearest(ratio), in: &feel)
    }
}

extension FeelParameter {
    fileprivate func nearest(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}
