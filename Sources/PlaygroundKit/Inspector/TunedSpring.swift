import ScrollPhysics

/// A spring of the feel that can be said in three ways.
struct TunedSpring: Identifiable, Sendable {
    /// What its numbers' ids begin with: `edge`.
    let id: String
    let stiffness: FeelParameter
    let dampingRatio: FeelParameter

    /// Of the way, within which the spring has settled.
    static let settled = 0.01

    /// The edge's, and that of snapping.
    static let all: [TunedSpring] = FeelParameter.Group.allCases.compactMap { group in
        let id = group.rawValue
        guard let stiffness = ScrollFeel.parameter(id + ".springStiffness"),
            let ratio = ScrollFeel.parameter(id + ".springDampingRatio")
        else { return nil }
        return TunedSpring(id: id, stiffness: stiffness, dampingRatio: ratio)
    }

    /// The two numbers of a way to say it.
    func numbers(_ form: SpringForm) -> [TuningParameter] {
        form.quantities.map {
            $0 == .stiffness ? TuningParameter(stiffness) : TuningParameter(SpringNumber(spring: self, quantity: $0))
        }
    }

    /// The numbers of all three.
    var numbers: [TuningParameter] { SpringForm.allCases.flatMap(numbers) }

    /// Seconds from a step until it stays within ``settled`` of its end; what follows from the numbers.
    func settlingTime(in feel: ScrollFeel) -> Double {
        let constants = SpringConstants(
            stiffness: stiffness.value(in: feel), dampingRatio: dampingRatio.value(in: feel))
        return SpringOscillation(displacement: 1, velocity: 0, constants: constants)
            .settlingTime(within: Self.settled)
    }
}

/// One of the numbers that say a spring, which the feel does not keep itself.
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

    /// Away from its group.
    var fullTitle: String { "\(spring.id.prefix(1).uppercased() + spring.id.dropFirst()): \(title.lowercased())" }

    var unit: String {
        switch quantity {
        case .duration, .response: "s"
        case .stiffness: "1/s²"
        case .damping: "1/s"
        case .bounce, .dampingFraction: ""
        }
    }

    /// Of all springs within the ranges of the feel's own two numbers.
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
        case .duration: "How long the spring feels to take, whatever its bounce: its period without damping."
        case .bounce: "0 arrives without swinging, above it swings, below it creeps."
        case .stiffness: spring.stiffness.description
        case .damping: "How much of its velocity the spring loses each second; its stiffness stays."
        case .response: "The spring's period without damping; its damping fraction stays."
        case .dampingFraction: spring.dampingRatio.description
        }
    }

    func value(in feel: ScrollFeel) -> Double {
        quantity.value(stiffness: spring.stiffness.value(in: feel), dampingRatio: spring.dampingRatio.value(in: feel))
    }

    /// As near to `value` as the ranges of the feel's own two numbers allow. Their values stay where this one has its value
    /// already.
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
