import ScrollPhysics

extension ScrollFeel {
    /// The distance and motion of a notch; Δ is the distance, u the share of the time.
    var wheelFormula: String {
        let length: String
        switch wheel.step {
        case .fixed: length = "\(decimal(wheel.notchDistance)) pt"
        case .atMostPage: length = "\(decimal(wheel.notchDistance)) pt, at most what a page key goes"
        case .gtk: length = "page^(2/3)"
        case .webkit: length = "viewport^(2/3) in whole points"
        case .compose: length = "√viewport pt"
        }
        let factor = wheel.gain == 1 ? "" : ", times \(decimal(wheel.gain))"
        let base = wheel.repeat == .offset ? " Another notch counts from where the content is." : ""
        return "\(length)\(factor); \(wheelCurveFormula)\(base)"
    }

    private var wheelCurveFormula: String {
        switch wheel.curve {
        case .jump: return "at once."
        case .glide where wheel.glideDuration == 0: return "at once."
        case .glide: return "6u² - 8u³ + 3u⁴ from rest, in \(decimal(wheel.glideDuration)) s, and the velocity is kept."
        case .chromium:
            return "the cubic (0.42, 0, 0.58, 1) in (14 - Δ/60)/60 s, 0.1 to 0.2 s; a new notch keeps the velocity and "
                + "bounds the time by 2.5·Δ/v."
        case .chromiumImpulse: return "the cubic (0.25, 0, 0, 1) in 1.5 ms a point, 0.2 to 0.5 s."
        case .mozillaSpring:
            return "a critical spring of \(decimal(wheel.firstStiffness)), \(decimal(wheel.stiffness)) or "
                + "\(decimal(wheel.slowingStiffness)) /s²."
        case .mozillaBezier:
            let weights = VelocityWeights()
            return
                "a bezier that leaves along the present velocity for \(decimal(weights.start)) of the time and ends at "
                + "(\(decimal(1 - weights.stop)), 1), in twice the mean of three pauses, "
                + "\(decimal(wheel.shortestDuration)) to \(decimal(wheel.longestDuration)) s."
        case .compose:
            return "\(decimal(LinearWheelMotion.jump)) pt at once, the rest at 1 pt/ms, 0.1 s at most."
        case .easeOutExpo: return "1.001·(1 - 2^(-10u)) in \(decimal(wheel.glideDuration)) s, from rest each time."
        case .easeInOutByDistance:
            return
                "the cubic (0.42, 0, 0.58, 1) in min(Δ/1000, \(decimal(wheel.glideDuration))) s, from within a motion "
                + "(0, 0, 0.58, 1)."
        case .qt: return "√(2a·Δ) at first and braked with a = \(decimal(fling.deceleration)) pt/s²."
        }
    }

    /// The rule by which a gesture chooses its axes.
    var axisFormula: String {
        "finger \(lockFormula(drag.lock)), touchpad \(lockFormula(touchpad.lock))."
    }

    private func lockFormula(_ mode: AxisLockMode) -> String {
        switch mode {
        case .rails:
            "on one axis above a ratio of \(decimal(drag.lockRatio)) in its first movement, until it has gone 1.5 to 4.5 "
                + "times the slop across it while it goes as far along it"
        case .free: "free"
        case .angle: "on one axis within \(decimal(drag.lockAngle))° of it"
        case .dominant: "along the longer part of each event"
        case .sticky:
            "on one axis within \(decimal(drag.lockAngle))° of it until the direction is \(decimal(drag.breakAngle))° off, then "
                + "on the other one or on both"
        }
    }
}
