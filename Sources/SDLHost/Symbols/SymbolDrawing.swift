import Drawing

/// The drawing in a symbol's file: filled outlines in a box with its origin at the top left.
struct SymbolDrawing: Equatable {
    var size: Size
    var paths: [VectorPath]

    /// The largest error of curves when outlines are cut, as a share of the box: a tenth of a pixel at 1,000 pixels.
    private static let tolerance = 1e-4
    /// The distance by which outlines may exceed the box, as a share of it. Cutting replaces curves with lines, which
    /// an invisible excess does not justify.
    private static let overhang = 1e-3

    /// The tolerance in points for cutting the outlines of this drawing.
    var tolerance: Double { min(size.width, size.height) * Self.tolerance }

    /// Returns the drawing clipped to the box, as SVG requires.
    func cutToBox() -> SymbolDrawing {
        var box: [PathElement] = []
        box.addRect(Rect(x: 0, y: 0, width: size.width, height: size.height))
        var copy = self
        copy.paths = paths.map { path in
            guard !isInside(path.elements.boundingRect) else { return path }
            return VectorPath(
                path.elements.combined(with: box, by: .intersection, rule: path.rule, tolerance: tolerance))
        }
        return copy
    }

    private func isInside(_ bounds: Rect) -> Bool {
        let allowed = min(size.width, size.height) * Self.overhang
        return bounds.x >= -allowed && bounds.y >= -allowed && bounds.maxX <= size.width + allowed
            && bounds.maxY <= size.height + allowed
    }
}
