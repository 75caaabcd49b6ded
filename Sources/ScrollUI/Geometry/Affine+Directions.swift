import Drawing
import ScrollPhysics

/// How directions and lengths of one space lie in another: a transform that moves nothing.
extension Affine {
    /// What the projection does to directions around `point`; the identity for what lies behind the eye.
    ///
    /// Sine and cosine of a half turn or a quarter miss 0 and 1 by their last digits, and a turned wheel would move both axes:
    /// numbers that are as near to whole ones are whole.
    init(directionsOf projection: Projection, around point: Point) {
        let p = projection.right * point.x + projection.down * point.y + projection.origin
        guard p.z > 1e-6 else {
            self = .identity
            return
        }
        func x(_ v: SIMD3<Double>) -> Double { ((v.x - p.x / p.z * v.z) / p.z).wholeIfNear }
        func y(_ v: SIMD3<Double>) -> Double { ((v.y - p.y / p.z * v.z) / p.z).wholeIfNear }
        self.init(
            a: x(projection.right), b: y(projection.right), c: x(projection.down), d: y(projection.down), tx: 0, ty: 0)
    }

    func apply(_ direction: ScrollVector) -> ScrollVector {
        let end = apply(Point(x: direction.x, y: direction.y))
        return ScrollVector(x: end.x, y: end.y)
    }

    /// That edges stay edges of the same length: mirrored, turned by quarters, or neither.
    var isQuarterTurn: Bool {
        let isUpright = abs(a) == 1 && b == 0 && c == 0 && abs(d) == 1
        return isUpright || a == 0 && abs(b) == 1 && abs(c) == 1 && d == 0
    }

    /// The edge at which `edge` comes to lie; `leading` is the left one.
    func edge(_ edge: Edge) -> Edge {
        let outwards: ScrollVector = apply(edge.outwards)
        switch outwards.dominantAxis {
        case .horizontal: return outwards.x < 0 ? .leading : .trailing
        case .vertical: return outwards.y < 0 ? .top : .bottom
        }
    }
}

extension Edge {
    /// One point out of a view beyond its edge; `leading` is the left one.
    fileprivate var outwards: ScrollVector {
        switch self {
        case .top: ScrollVector(x: 0, y: -1)
        case .bottom: ScrollVector(x: 0, y: 1)
        case .leading: ScrollVector(x: -1, y: 0)
        case .trailing: ScrollVector(x: 1, y: 0)
        }
    }
}

extension Double {
    fileprivate var wholeIfNear: Double {
        let whole = rounded()
        return abs(self - whole) < 1e-9 ? whole : self
    }
}
