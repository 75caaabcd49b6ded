import Drawing
import ScrollPhysics

/// How directions and lengths of one space lie in another: a transform without what it moves.
struct LinearTransform: Equatable, Sendable {
    /// Where one point to the right leads.
    var right: ScrollVector
    /// Where one point down leads.
    var down: ScrollVector

    static let identity = LinearTransform(right: ScrollVector(x: 1, y: 0), down: ScrollVector(x: 0, y: 1))

    init(right: ScrollVector, down: ScrollVector) {
        self.right = right
        self.down = down
    }

    /// What the projection does around `point`; the identity for what lies behind the eye.
    init(_ projection: Projection, around point: Point) {
        let p = projection.right * point.x + projection.down * point.y + projection.origin
        guard p.z > 1e-6 else {
            self = .identity
            return
        }
        func step(_ v: SIMD3<Double>) -> ScrollVector {
            ScrollVector(x: (v.x - p.x / p.z * v.z) / p.z, y: (v.y - p.y / p.z * v.z) / p.z)
        }
        self.init(right: step(projection.right), down: step(projection.down))
        round()
    }

    /// Sine and cosine of a half turn or a quarter miss 0 and 1 by their last digits, and a turned wheel would move both axes.
    private mutating func round() {
        for axis in ScrollAxis.allCases {
            right[axis] = right[axis].rounded(near: 1e-9)
            down[axis] = down[axis].rounded(near: 1e-9)
        }
    }

    /// The transform that applies `self` first and `next` to its result.
    func then(_ next: LinearTransform) -> LinearTransform {
        LinearTransform(right: next.apply(right), down: next.apply(down))
    }

    func apply(_ vector: ScrollVector) -> ScrollVector {
        ScrollVector(
            x: right.x * vector.x + down.x * vector.y, y: right.y * vector.x + down.y * vector.y)
    }

    /// Nil where all directions fall into one.
    var inverse: LinearTransform? {
        let determinant = right.x * down.y - down.x * right.y
        guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
        return LinearTransform(
            right: ScrollVector(x: down.y / determinant, y: -right.y / determinant),
            down: ScrollVector(x: -down.x / determinant, y: right.x / determinant))
    }

    /// That edges stay edges of the same length: mirrored, turned by quarters, or neither.
    var isQuarterTurn: Bool {
        let isUpright = abs(right.x) == 1 && right.y == 0 && down.x == 0 && abs(down.y) == 1
        return isUpright || right.x == 0 && abs(right.y) == 1 && abs(down.x) == 1 && down.y == 0
    }

    /// The edge at which `edge` comes to lie; `leading` is the left one.
    func edge(_ edge: Edge) -> Edge {
        let outwards = apply(edge.outwards)
        switch outwards.longerAxis {
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
    fileprivate func rounded(near tolerance: Double) -> Double {
        let whole = rounded()
        return abs(self - whole) < tolerance ? whole : self
    }
}
