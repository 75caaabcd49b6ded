import ScrollPhysics

extension ScrollFeel {
    /// The distances and motions of keys.
    var keyFormula: String {
        let share = keyboard.lineShare > 0 ? "\(decimal(keyboard.lineShare)) of the page" : nil
        let points = keyboard.lineDistance > 0 ? "\(decimal(keyboard.lineDistance)) pt" : nil
        let line = [points, share].compactMap { $0 }.joined(separator: " and ")
        return "an arrow \(line), a page key the page without \(overlap); "
            + way(keyboard.curve, duration: keyboard.glideDuration)
            + (keyboard.repeat == .offset && keyboard.glideDuration > 0
                ? " Another key counts from where the content is." : "")
    }

    private var overlap: String {
        let share = "\(decimal(keyboard.pageOverlapShare)) of it"
        if keyboard.pageOverlap == 0 { return "anything less" }
        return keyboard.pageOverlap < 1e6 ? "min(\(decimal(keyboard.pageOverlap)) pt, \(share))" : share
    }

    /// The motion of an animated scroll by a program.
    var scrollFormula: String { way(animation.curve, duration: animation.duration) }

    private func way(_ curve: GlideCurve, duration: Double) -> String {
        let seconds = "\(decimal(duration)) s"
        guard duration > 0 else { return "at once." }
        switch curve {
        case .glide: return "6u² - 8u³ + 3u⁴ from rest, in \(seconds)."
        case .easeInOut: return "the cubic (0.42, 0, 0.58, 1) from rest, in \(seconds)."
        case .easeInOutByRoot: return "the cubic (0.42, 0, 0.58, 1) from rest, in min(√Δ/60, \(decimal(duration))) s."
        case .easeInOutByDistance: return "the cubic (0.42, 0, 0.58, 1) in min(Δ/1000, \(decimal(duration))) s."
        case .easeOut: return "1 - (1 - u)³ in \(seconds), from rest each time."
        case .viscousFluid:
            return "(s - 1 + e^(-s))/f(8) for s = 8u < 1, then (1 - (1 - 1/e)·e^(1 - s))/f(8), in \(seconds), from "
                + "rest each time; one that is asked for before that is over jumps."
        case .mozillaBezier: return "the wheel's bezier in \(seconds)."
        case .spring: return "the critical spring y'' = -ω²y - 2ωy', ω² = \(decimal(animation.springStiffness)) /s²."
        }
    }
}
