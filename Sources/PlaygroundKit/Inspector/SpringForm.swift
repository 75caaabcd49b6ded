import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A way to say a damped spring of mass 1. All three say the same spring; a feel keeps its stiffness and damping ratio.
enum SpringForm: String, CaseIterable, Sendable {
    /// SwiftUI's `Spring(duration:bounce:)`.
    case duration
    /// `Spring(mass:stiffness:damping:)` and `CASpringAnimation`.
    case stiffness
    /// SwiftUI's `Spring(response:dampingRatio:)`.
    case response

    /// What people read on its segment.
    var title: String {
        switch self {
        case .duration: "Duration"
        case .stiffness: "Stiffness"
        case .response: "Response"
        }
    }

    /// The two quantities that say a spring in this way.
    var quantities: [SpringQuantity] {
        switch self {
        case .duration: [.duration, .bounce]
        case .stiffness: [.stiffness, .damping]
        case .response: [.response, .dampingFraction]
        }
    }
}

/// Something that can be said of a damped spring of mass 1. Changing one leaves the other one of its way to say the spring,
/// but for the stiffness, which leaves the damping ratio that a feel keeps beside it.
enum SpringQuantity: String, CaseIterable, Sendable {
    /// Seconds: the period that the spring would have without damping.
    case duration
    /// SwiftUI's: 0 is critical, 1 would be undamped, below 0 creeps.
    case bounce
    /// 1/s²
    case stiffness
    /// 1/s, of the velocity.
    case damping
    /// Seconds; the same as the duration, and known by this name beside the damping fraction.
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

    /// The spring with another value for this.
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
