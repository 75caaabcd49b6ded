import ScrollPhysics

extension Scroller {
    /// The greatest distance of content from an edge by the feel's numbers, by a pull or a fling.
    func stretchLimit(on axis: ScrollAxis) -> Double {
        guard axes.contains(axis) else { return 0 }
        let viewport = max(0, extent[axis].viewport)
        return max(feel.edge.pullLimit(viewport: viewport), feel.edge.throwLimit(viewport: viewport))
    }
}

extension EdgeFeel {
    private var isHard: Bool { stretch == .stop || rubberBandCoefficient == 0 }

    fileprivate func pullLimit(viewport: Double) -> Double {
        guard !isHard else { return 0 }
        switch stretch {
        case .tanh: return viewport * rubberBandCoefficient / 2
        case .linear: return min(stretchLimit, viewport)
        case .rubberBand, .flutter, .flutterFast, .mozilla, .stop: return viewport
        }
    }

    /// Edges that no finger can pull may yield to a fling, as Android's do.
    fileprivate func throwLimit(viewport: Double) -> Double {
        guard `return` != .stop, !isHard || stretch == .stop else { return 0 }
        return min(flingLimit, viewport)
    }
}
