import Foundation
@_spi(Nodes) import ScrollUI

/// The motion of a symbol in an effect, as a function of time.
public struct SymbolMotion: Hashable, Sendable {
    enum Kind: Hashable {
        /// Effects that begin and end at the identity.
        case bounce(Double), pulse(Double), rotate(Double), wiggle(degrees: Double, x: Double, y: Double)
        case breathe(fades: Bool)
        /// Effects that hold a pose while they are active.
        case scale(Double), appear(from: Double), disappear(to: Double)
        /// The replacement of one symbol with another.
        case replace(SymbolReplacement.Departure)
    }

    let kind: Kind

    /// The drawing parameters of a symbol at a time.
    struct Pose: Equatable {
        var scale = 1.0
        var opacity = 1.0
        /// The rotation in degrees, clockwise.
        var degrees = 0.0
        /// The offset as a share of a symbol of 20 points, positive to the right and down.
        var x = 0.0
        var y = 0.0
    }

    /// The duration of one repetition, in seconds.
    var length: Double {
        switch kind {
        case .bounce: 0.6
        case .wiggle: 0.9
        case .pulse, .rotate: 2
        case .breathe: 2.5
        case .scale, .appear, .disappear, .replace: 0.3
        }
    }

    /// Whether the symbol holds a pose, instead of returning to the identity.
    var isHeld: Bool {
        switch kind {
        case .scale, .appear, .disappear, .replace: true
        default: false
        }
    }

    /// Returns the pose at `time`, a share of one repetition from 0 to 1; the identity at both ends.
    func pose(at time: Double) -> Pose {
        guard time > 0, time < 1 else { return Pose() }
        let wave = (1 - cos(2 * .pi * time)) / 2
        switch kind {
        case .bounce(let height): return Pose(scale: 1 + height * sin(2 * .pi * time) * (1 - time))
        case .pulse(let depth): return Pose(opacity: 1 - depth * wave)
        case .rotate(let direction): return Pose(degrees: 360 * direction * time)
        case .wiggle(let degrees, let x, let y):
            let swing = sin(4 * .pi * time) * (1 - time)
            return Pose(degrees: degrees * swing, x: x * swing, y: y * swing)
        case .breathe(let fades): return Pose(scale: 1 + 0.1 * wave, opacity: fades ? 1 - 0.4 * wave : 1)
        case .scale, .appear, .disappear, .replace: return Pose()
        }
    }

    /// Returns the pose that is held while the effect is active or inactive.
    func held(isActive: Bool) -> Pose {
        switch kind {
        case .scale(let scale): Pose(scale: isActive ? scale : 1)
        case .appear(let scale): isActive ? Pose() : Pose(scale: scale, opacity: 0)
        case .disappear(let scale): isActive ? Pose(scale: scale, opacity: 0) : Pose()
        default: Pose()
        }
    }
}
