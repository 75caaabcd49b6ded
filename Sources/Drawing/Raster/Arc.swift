import Glibc

/// A quarter of an ellipse as a chain of straight pieces.
///
/// The inner points stand a trifle outside of the curve, so that the chain encloses exactly the area that the quarter
/// does; what is left of the error is below a two-hundredth of a pixel at the radii that corners have.
enum Arc {
    /// The most pieces of one quarter.
    static let most = 512

    /// Enough pieces for a radius in pixels.
    static func pieces(radius: Double) -> Int {
        min(most, 8 + Int(3 * min(radius, 1e6).squareRoot()))
    }

    /// Calls `body` with the unit vectors from (0, -1) round to (-1, 0), both ends included: the top left quarter,
    /// seen from its centre, walked against the clock.
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

    /// The length `k` of the inner vectors for which the area is that of the quarter. The triangles between
    /// neighbours have the area `sin(step) / 2` times both lengths: `(n - 2) k² + 2 k = (π / 2) / sin(step)`.
    private static func radius(pieces: Int, step: Double) -> Double {
        let inner = Double(pieces - 2)
        let wanted = Double.pi / 2 / sin(step)
        return ((1 + inner * wanted).squareRoot() - 1) / inner
    }
}
