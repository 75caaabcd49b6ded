import Drawing
import Foundation

extension SymbolOutline {
    /// The placeholder of a missing symbol: a dashed square with rounded corners.
    static let placeholder = SymbolOutline(
        size: CGSize(width: 16, height: 16), paths: [VectorPath(dashes), VectorPath(dot)])

    private static var dashes: [PathElement] {
        var square: [PathElement] = []
        square.addRoundedRect(
            Rect(x: 1.5, y: 1.5, width: 13, height: 13), radii: CornerRadii(3), isContinuous: false)
        // Dashes of equal length all around, with the corners in the middle of dashes.
        let length = (4 * 7 + 2 * Double.pi * 3) / 24
        return square.stroked(LineStyle(width: 1, dash: [length, length], dashPhase: 0))
    }

    private static var dot: [PathElement] {
        var dot: [PathElement] = []
        dot.addEllipse(in: Rect(x: 7, y: 7, width: 2, height: 2))
        return dot
    }
}
