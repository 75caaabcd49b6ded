import CMath

/// The distance by which content follows a finger past the edges of one axis, by the rule of a feel.
///
/// The bands of UIKit, Chromium, Qt and GTK map the raw offset (the one that the finger asks for) to the shown offset,
/// so dragging back retraces the path. The bands of Flutter and Mozilla, and hard edges, work step by step: their raw
/// offset equals the shown one, and the result depends on the events but never on frames.
struct DragStretch {
    let kind: EdgeStretch
    /// Slope at the edge; zero disables stretching.
    let coefficient: Double
    /// The greatest number of points shown beyond an edge.
    let limit: Double
    /// Points of finger travel before the content stretches.
    let threshold: Double
    /// The offsets at the edges.
    private let bounds: ClosedRange<Double>
    /// Whether the axis can stretch: false where the content fits and must not be pulled.
    let gives: Bool

    init(_ edge: EdgeFeel, extent: AxisExtent, gives: Bool) {
        self.gives = gives && extent.viewport > 0
        kind = edge.stretch
        coefficient = self.gives && kind != .stop ? edge.rubberBandCoefficient : 0
        limit = kind == .linear ? min(edge.stretchLimit, extent.viewport) : extent.viewport
        threshold = edge.stretchThreshold
        bounds = extent.bounds
    }

    /// Whether the content can stretch at all.
    var isElastic: Bool { coefficient > 0 }

    /// Points beyond an edge that no finger can exceed.
    var greatestStretch: Double {
        guard isElastic else { return 0 }
        return kind == .tanh ? limit * coefficient / 2 : limit
    }

    var isStepwise: Bool {
        switch kind {
        case .flutter, .flutterFast, .mozilla, .stop: true
        case .rubberBand, .tanh, .linear: false
        }
    }

    /// The shown offset for a raw offset.
    func offset(showing raw: Double) -> Double {
        let inside = bounds.clamp(raw)
        if raw == inside || isStepwise { return raw }
        let shown = stretch(abs(raw - inside))
        return inside + (raw < inside ? -shown : shown)
    }

    /// The raw offset for a shown offset.
    func rawOffset(behind offset: Double) -> Double {
        let inside = bounds.clamp(offset)
        if offset == inside { return offset }
        if isStepwise { return offset }
        return inside + signed(offset - inside, overscroll)
    }

    private func signed(_ value: Double, _ map: (Double) -> Double) -> Double {
        value < 0 ? -map(-value) : map(value)
    }

    /// Points shown for points of finger beyond the edge; neither is negative.
    private func stretch(_ overscroll: Double) -> Double {
        guard isElastic else { return 0 }
        let pull = max(0, overscroll - threshold)
        switch kind {
        case .rubberBand: return band.stretch(pull)
        case .tanh: return tanhStretch.stretch(pull)
        default: return min(pull * coefficient, limit)
        }
    }

    /// Points of finger beyond the edge that show as `stretch`; values at or beyond the limit count as just below it.
    private func overscroll(_ stretch: Double) -> Double {
        guard isElastic else { return 0 }
        switch kind {
        case .rubberBand: return band.overscroll(showing: stretch) + threshold
        case .tanh: return tanhStretch.accumulated(showing: stretch) + threshold
        default: return min(stretch, limit) / coefficient + threshold
        }
    }

    /// Drops a pull below the threshold when the event goes mostly along the other axis.
    func noiseless(_ raw: Double, isMain: Bool) -> Double {
        guard threshold > 0, !isMain else { return raw }
        let inside = bounds.clamp(raw)
        return abs(raw - inside) <= threshold ? inside : raw
    }

    /// Points shown per point of finger travel, at a raw offset.
    func slope(at raw: Double) -> Double {
        let outside = abs(raw - bounds.clamp(raw))
        // A pull that comes back exactly to the edge may miss it in the last digit.
        if outside < AxisExtent.rounding { return 1 }
        guard isElastic, isStepwise || outside >= threshold else { return 0 }
        let pull = outside - threshold
        switch kind {
        case .rubberBand: return band.slope(at: pull)
        case .tanh:
            let share = CMath.tanh(2 * pull / limit)
            return coefficient * (1 - share * share)
        case .linear: return pull * coefficient < limit ? coefficient : 0
        case .flutter, .flutterFast: return friction.factor(overscrollFraction: min(outside / limit, 1))
        case .mozilla: return coefficient * max(0, 1 - outside / limit)
        case .stop: return 0
        }
    }

    private var band: RubberBand { RubberBand(coefficient: coefficient, dimension: limit) }
    private var tanhStretch: TanhStretch { TanhStretch(dimension: limit, boundary: coefficient / 2) }
    private var friction: QuadraticFriction { QuadraticFriction(base: coefficient) }
}

extension DragStretch {
    /// The raw offset after a step of `displacement` points, for stretches that work step by step.
    func step(from raw: Double, by displacement: Double) -> Double {
        var outside = raw - bounds.clamp(raw)
        if abs(outside) < AxisExtent.rounding { outside = 0 }
        guard isElastic else { return outside * displacement > 0 ? raw : stopped(raw + displacement, behind: raw) }
        let next =
            outside == 0
            ? enter(from: raw, by: displacement)
            : raw + signed(displacement, { stepOutside(outside, $0, displacement) })
        return min(max(next, bounds.lowerBound - limit), bounds.upperBound + limit)
    }

    /// Stops at the edge. Content that another motion left beyond the edge may return in steps.
    private func stopped(_ next: Double, behind raw: Double) -> Double {
        min(max(next, min(bounds.lowerBound, raw)), max(bounds.upperBound, raw))
    }

    /// Flutter counts the step that crosses an edge in full; Mozilla reduces the part beyond the edge.
    private func enter(from raw: Double, by displacement: Double) -> Double {
        let next = raw + displacement
        let beyond = next - bounds.clamp(next)
        guard kind == .mozilla, beyond != 0 else { return next }
        return next - beyond + signed(beyond) { min($0 * coefficient, Self.longestStep) }
    }

    /// The part of a step that counts when the step begins beyond an edge, in points.
    private func stepOutside(_ outside: Double, _ length: Double, _ displacement: Double) -> Double {
        let stretched = abs(outside)
        let isEasing = outside * displacement < 0
        switch (kind, isEasing) {
        case (.flutter, true):
            let gain = friction.factor(overscrollFraction: (stretched - length) / limit)
            let inside = stretched / gain
            return length < inside ? length * gain : stretched + (length - inside)
        case (.flutter, false), (.flutterFast, false):
            return length * friction.factor(overscrollFraction: min(stretched / limit, 1))
        case (.mozilla, false):
            return min(length * coefficient * max(0, 1 - stretched / limit), Self.longestStep)
        default:
            return length
        }
    }

    /// Mozilla's limit for the stretch of one event, in points.
    private static let longestStep = 8.0
}
