import Drawing
import ScrollPhysics

/// The linear transform of directions and lengths between coordinate spaces, without a translation.
extension Affine {
    /// Creates the linear transform of directions around `point` under the projection; the identity if the point lies behind the eye.
    ///
    /// The sine and cosine of half and quarter turns differ from whole numbers by rounding errors, which would make a rotated wheel move
    /// both axes. Values close to whole numbers are therefore rounded.
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

    /// Whether edges remain edges of the same length: the transform mirrors, rotates by quarter turns, or is the identity.
    var isQuarterTurn: Bool {
        let isUpright = abs(a) == 1 && b == 0 && c == 0 && abs(d) == 1
        return isUpright || a == 0 && abs(b) == 1 && abs(c) == 1 && d == 0
    }

    /// Returns the edge to which `edge` is transformed; `leading` is the left one.
    func edge(_ edge: Edge) -> Edge {
        let outwards: ScrollVector = apply(edge.outwards)
        switch outwards.dominantAxis {
        case .horizontal: return outwards.x < 0 ? .leading : .trailing
        case .vertical: return outwards.y < 0 ? .top : .bottom
        }
    }
}

extension Edge {
    /// The unit vector pointing out of the edge; `leading` is the left one.
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
