import Foundation
@_spi(Nodes) import ScrollUI

/// How a symbol moves in an effect, as a function of time.
public struct SymbolMotion: Hashable, Sendable {
    enum Kind: Hashable {
        /// From nothing and back.
        case bounce(Double), pulse(Double), rotate(Double), wiggle(degrees: Double, x: Double, y: Double)
        case breathe(fades: Bool)
        /// As long as it is active.
        case scale(Double), appear(from: Double), disappear(to: Double)
        /// One symbol for another.
        case replace(SymbolReplacement.Departure)
    }

    let kind: Kind

    /// How a symbol is drawn at a moment.
    struct Pose: Equatable {
        var scale = 1.0
        var opacity = 1.0
        /// Clockwise.
        var degrees = 0.0
        /// Shares of a symbol of 20 points, to the right and down.
        var x = 0.0
        var y = 0.0
    }

    /// Seconds of one time.
    var length: Double {
        switch kind {
        case .bounce: 0.6
        case .wiggle: 0.9
        case .pulse, .rotate: 2
        case .breathe: 2.5
        case .scale, .appear, .disappear, .replace: 0.3
        }
    }

    /// True where the symbol goes to a pose and stays there, instead of going from its own and back.
    var isHeld: Bool {
        switch kind {
        case .scale, .appear, .disappear, .replace: true
        default: false
        }
    }

    /// At the share `time` of one time, from 0 to 1; at both ends as it is.
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

    /// Where the symbol stays while the effect is active, or is not.
    func held(isActive: Bool) -> Pose {
        switch kind {
        case .scale(let scale): Pose(scale: isActive ? scale : 1)
        case .appear(let scale): isActive ? Pose() : Pose(scale: scale, opacity: 0)
        case .disappear(let scale): isActive ? Pose(scale: scale, opacity: 0) : Pose()
        default: Pose()
        }
    }
}
