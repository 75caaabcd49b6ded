import Glibc

/// A quarter of an ellipse as a chain of straight pieces.
///
/// The inner points lie slightly outside the curve, so that the chain encloses exactly the area of the quarter. The
/// remaining error is less than a two-hundredth of a pixel at the radii of usual corners.
enum Arc {
    /// The largest number of pieces of a quarter.
    static let most = 512

    /// Returns enough pieces for a radius in pixels.
    static func pieces(radius: Double) -> Int {
        min(most, 8 + Int(3 * min(radius, 1e6).squareRoot()))
    }

    /// Calls `body` with the unit vectors from (0, -1) to (-1, 0), both ends included: the top left quarter,
    /// counterclockwise, relative to its centre.
    @inline(__always)
    static func forEachPoint(pieces: Int, _ body: (Double, Double) -> Void) {
        let step = Double.pi / 2 / Double(pieces)
        let radius = self.radius(pieces: pieces, step: step)
        body(0, -1)
        for index in 1..<pieces {
            let angle = step * Double(index)
            body(-sin(angle) * radius, -cos(angle) * radius)
        }
        body(-1, 0)
    }

    /// Returns the length `k` of the inner vectors for which the area is that of the quarter. The triangles between
    /// neighbours have the area `sin(step) / 2` times both lengths: `(n - 2) k² + 2 k = (π / 2) / sin(step)`.
    private static func radius(pieces: Int, step: Double) -> Double {
        let inner = Double(pieces - 2)
        let wanted = Double.pi / 2 / sin(step)
        return ((1 + inner * wanted).squareRoot() - 1) / inner
    }
}
