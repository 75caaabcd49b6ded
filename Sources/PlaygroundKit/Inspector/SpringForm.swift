import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A pair of quantities that defines a damped spring of mass 1. All three are equivalent; a feel stores stiffness and
/// damping ratio.
enum SpringForm: String, CaseIterable, Sendable {
    /// SwiftUI's `Spring(duration:bounce:)`.
    case duration
    /// `Spring(mass:stiffness:damping:)` and `CASpringAnimation`.
    case stiffness
    /// SwiftUI's `Spring(response:dampingRatio:)`.
    case response

    /// The title of its segment.
    var title: String {
        switch self {
        case .duration: "Duration"
        case .stiffness: "Stiffness"
        case .response: "Response"
        }
    }

    /// The two quantities of this form.
    var quantities: [SpringQuantity] {
        switch self {
        case .duration: [.duration, .bounce]
        case .stiffness: [.stiffness, .damping]
        case .response: [.response, .dampingFraction]
        }
    }
}

/// A quantity of a damped spring of mass 1. Changing one keeps the other one of its form. The exception is the
/// stiffness, which keeps the damping ratio that the feel stores.
enum SpringQuantity: String, CaseIterable, Sendable {
    /// Seconds: the period of the spring without damping.
    case duration
    /// SwiftUI's bounce: 0 is critical, 1 undamped, below 0 overdamped.
    case bounce
    /// 1/s²
    case stiffness
    /// 1/s, of the velocity.
    case damping
    /// Seconds; equal to the duration, which has this name beside the damping fraction.
    case response
    /// 1 is critical.
    case dampingFraction

    func value(stiffness: Double, dampingRatio: Double) -> Double {
        let constants = SpringConstants(stiffness: stiffness, dampingRatio: dampingRatio)
        switch self {
        case .duration, .response: return constants.duration
        case .bounce: return dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
        case .stiffness: return stiffness
        case .damping: return constants.damping
        case .dampingFraction: return dampingRatio
        }
    }

    /// Returns the spring with another value of this quantity.
    func spring(_ value: Double, stiffness: Double, dampingRatio: Double) -> (stiffness: Double, dampingRatio: Double) {
        switch self {
        case .duration, .response: return (pow(2 * .pi / value, 2), dampingRatio)
        case .bounce: return (stiffness, value >= 0 ? 1 - value : 1 / (1 + value))
        case .stiffness: return (value, dampingRatio)
        case .damping: return (stiffness, value / (2 * stiffness.squareRoot()))
        case .dampingFraction: return (stiffness, value)
        }
    }
}
