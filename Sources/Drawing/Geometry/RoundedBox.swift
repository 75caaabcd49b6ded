/// The common form of all outlines: a box whose corners are quarters of an ellipse.
///
/// In pixels when used alone, otherwise in the units of its ``Form/placement``. Never empty, always finite.
struct RoundedBox: Equatable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double
    /// From 0 to half of the width.
    var radiusX: Double
    /// From 0 to half of the height.
    var radiusY: Double

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var isSquare: Bool { radiusX <= 0 || radiusY <= 0 }

    /// Fails for a path, and for an outline that encloses nothing drawable.
    init?(_ outline: Outline) {
        switch outline {
        case .rect(let rect):
            self.init(rect: rect, radiusX: 0, radiusY: 0)
        case .roundedRect(let rect, let radius):
            let fitting = min(max(0, radius), rect.width / 2, rect.height / 2)
            self.init(rect: rect, radiusX: fitting, radiusY: fitting)
        case .ellipse(let rect):
            self.init(rect: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
        case .path:
            return nil
        }
    }

    private init?(rect: Rect, radiusX: Double, radiusY: Double) {
        guard !rect.isEmpty, rect.x.isFinite, rect.y.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            return nil
        }
        self.init(
            minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY,
            radiusX: radiusX.isFinite ? radiusX : 0, radiusY: radiusY.isFinite ? radiusY : 0)
    }

    init(minX: Double, minY: Double, maxX: Double, maxY: Double, radiusX: Double = 0, radiusY: Double = 0) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
        self.radiusX = radiusX
        self.radiusY = radiusY
    }

    /// Returns the box inset by `width` on every side, with the same corner centres; nil if nothing is left.
    func inset(by width: Double) -> RoundedBox? {
        let inner = RoundedBox(
            minX: minX + width, minY: minY + width, maxX: maxX - width, maxY: maxY - width,
            radiusX: max(0, radiusX - width), radiusY: max(0, radiusY - width))
        return inner.maxX > inner.minX && inner.maxY > inner.minY ? inner : nil
    }

    /// Returns the box under a transform without rotation; nil if the result is flat or out of bounds.
    func mapped(by transform: Affine) -> RoundedBox? {
        let x0 = snap(minX * transform.a + transform.tx)
        let x1 = snap(maxX * transform.a + transform.tx)
        let y0 = snap(minY * transform.d + transform.ty)
        let y1 = snap(maxY * transform.d + transform.ty)
        guard x0 != x1, y0 != y1, x0.isFinite, x1.isFinite, y0.isFinite, y1.isFinite else { return nil }
        let width = abs(x1 - x0)
        let height = abs(y1 - y0)
        return RoundedBox(
            minX: min(x0, x1), minY: min(y0, y1), maxX: max(x0, x1), maxY: max(y0, y1),
            radiusX: min(radiusX * abs(transform.a), width / 2),
            radiusY: min(radiusY * abs(transform.d), height / 2))
    }

    /// True for points on the edge as well.
    func contains(_ point: Point) -> Bool {
        guard point.x >= minX, point.x <= maxX, point.y >= minY, point.y <= maxY else { return false }
        guard !isSquare else { return true }
        let x = max(0, max(minX + radiusX - point.x, point.x - (maxX - radiusX))) / radiusX
        let y = max(0, max(minY + radiusY - point.y, point.y - (maxY - radiusY))) / radiusY
        return x * x + y * y <= 1
    }

    /// True if no part of `other` is outside. Exact for square boxes; may be false for others that are contained.
    func contains(_ other: RoundedBox) -> Bool {
        guard isSquare else { return self == other }
        return minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}

/// Removes rounding noise from an edge that should lie on a pixel boundary: 1/1024 of a pixel is a quarter of the
/// smallest step of coverage.
private func snap(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1.0 / 1024 ? whole : value
}
