import ScrollPhysics

extension ScrollFeel {
    /// The formula of the distance by which content follows a finger that pulls x past an edge of a viewport of d
    /// points.
    var stretchFormula: String {
        let c = decimal(edge.rubberBandCoefficient)
        guard edge.stretch != .stop, edge.rubberBandCoefficient > 0 else { return "not at all." }
        let threshold = edge.stretchThreshold > 0 ? " after the first \(decimal(edge.stretchThreshold)) pt" : ""
        switch edge.stretch {
        case .rubberBand: return "(1 - 1/(\(c)·x/d + 1))·d\(threshold), and back by the exact inverse."
        case .flutter: return "each step times \(c)·(1 - o/d)², where o is what is out already."
        case .flutterFast: return "each step outwards times \(c)·(1 - o/d)², each step back in full."
        case .tanh: return "tanh(2x/d)·d·\(decimal(edge.rubberBandCoefficient / 2))\(threshold)."
        case .linear:
            let limit = edge.stretchLimit < 1e6 ? decimal(edge.stretchLimit) + " pt" : "the viewport"
            return "\(c)·x, at most \(limit)\(threshold)."
        case .mozilla: return "each step times \(c)·(1 - o/d), at most 8 pt."
        case .stop: return "not at all."
        }
    }

    /// The formula of the motion of content that runs into an edge, or was pulled past it.
    var returnFormula: String {
        guard hasMomentum || edge.rubberBandCoefficient > 0 else { return "content stands still at the edge." }
        switch edge.return {
        case .spring: return springFormula
        case .android:
            return "a parabola with \(decimal(edge.deceleration)) pt/s², at most \(decimal(edge.flingLimit)) pt, and "
                + "3u² - 2u³ back in √(2o/\(decimal(edge.deceleration))) s."
        case .chromium:
            return
                "out by 35·√(v in px/ms) pt if faster than \(decimal(ElasticBounceMotion.slowest)) pt/s, 2.5 ms a point, "
                + "0.15 s at most; back 15 ms a point, 0.3 s at most; both beziers."
        case .qt:
            return
                "brakes with \(decimal(fling.deceleration * FlickBounceMotion.friction)) pt/s², or as hard as it takes to stand "
                + "within min(\(decimal(edge.flingLimit)) pt, a third of a second at its speed), half the distance "
                + "back in 0.1 s along u², the rest in 0.3 s along 1.001·(1 - 2^(-10u))."
        case .stop: return "content stands still at the edge."
        }
    }

    private var springFormula: String {
        let limits = [
            edge.transfer < 1 ? "\(decimal(edge.transfer)) of the velocity" : "",
            edge.maximumTransfer < 1e6 ? "at most \(decimal(edge.maximumTransfer)) pt/s" : "",
            edge.flingLimit < 1e6 ? "at most \(decimal(edge.flingLimit)) pt out" : "",
        ].filter { !$0.isEmpty }
        let taken = limits.isEmpty ? "with the whole velocity" : "with " + limits.joined(separator: ", ")
        return "y'' = -ω²y - 2ζωy' \(taken), ω² = \(decimal(edge.springStiffness)) /s², "
            + "ζ = \(decimal(edge.springDampingRatio)), until \(decimal(edge.restDistance)) pt are left.\(letGo)"
    }

    private var letGo: String {
        guard edge.letGo > 0 else { return "" }
        let rate = edge.letGo * edge.springStiffness.squareRoot()
        return " Let go beyond the edge it gets \(decimal(edge.letGo))·ω·y towards it, "
            + "\(decimal(rate, digits: 3)) /s times the distance."
    }

    /// The formula of the motion to a page.
    var pageFormula: String {
        guard snap.pages != .asTargets, snap.longestSettle > 0 else {
            return snap.curve == .recyclerView && snap.longestSettle > 0
                ? "as to any target, a flick in 0.298 s at most." : "as to any target."
        }
        if snap.pages == .swipeView {
            return "a flick by 1 - (1 - u)² from four pages a second, a slow release by 2u² and 1 - 2(1 - u)² in 0.2 s."
        }
        if snap.pages == .viewPager {
            return "1 + (u - 1)⁵ in 4·D/v₀, 0.6 s at most, with D = W/2 + W/2·sin((min(1, d/W) - 1/2)·0.3·π/2) "
                + "for a page W and a distance d; without a velocity in 0.1 s and as much more for each page."
        }
        return "the critical spring y'' = -ω²y - 2ωy', ω² = \(decimal(snap.pageStiffness)) /s², or (v₀/y₀)² if that is "
            + "more, up to four times as stiff."
    }

    /// The formula of the motion to a target.
    var snapFormula: String {
        let direction =
            "Releases from \(decimal(snap.velocityThreshold)) pt/s on keep their direction."
        guard snap.longestSettle > 0 else { return "at once. " + direction }
        let spring =
            "y'' = -ω²y - 2ζωy', ω² = \(decimal(snap.springStiffness)) /s², ζ = \(decimal(snap.springDampingRatio))"
        switch snap.curve {
        case .adjustedDecay:
            return "the fling with a rate that ends it there, within \(decimal(snap.longestSettle)) s, or else the "
                + "spring \(spring). \(direction)"
        case .spring: return "the spring \(spring), from the velocity of the release. \(direction)"
        case .chromium:
            return
                "steps of \(decimal(SnapSeriesMotion.step)) s, each \(decimal(SnapSeriesMotion.standardRatio)) of the one "
                + "before, at most \(decimal(snap.longestSettle)) s. \(direction)"
        case .easeInOutByDistance:
            return
                "the cubic (0.42, 0, 0.58, 1) in min(Δ/1000, \(decimal(snap.longestSettle))) s. \(direction)"
        case .listView:
            return
                "a flick by 1 - (1 - u)² from v₀, or from √(2a·d) with a = \(decimal(fling.deceleration)) pt/s² where that is more; a "
                + "slow release by 2u² and 1 - 2(1 - u)² in 0.2 s. \(direction)"
        case .recyclerView:
            return
                "a flick by 1 - (1 - u)² in 0.625/0.3356 ms a point, a slow release by 1 + (u - 1)⁵ in 0.3·(1 + d/viewport) s, "
                + "\(decimal(snap.longestSettle)) s at most. \(direction)"
        case .webkit:
            return
                "A·(1 - b^(-60t)) over one second, whose first frame goes as far as the velocity would, between 0.1 and "
                + "0.5 of the distance. \(direction)"
        }
    }
}
