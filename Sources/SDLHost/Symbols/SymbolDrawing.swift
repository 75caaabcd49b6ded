import Drawing

/// What a file of a symbol draws: outlines that are filled, in a box with its zero at the top left.
struct SymbolDrawing: Equatable {
    var size: Size
    var paths: [VectorPath]

    /// How far curves may be off where outlines are cut, as a share of the box: a tenth of a pixel at 1,000 pixels.
    private static let tolerance = 1e-4
    /// How far outlines may go beyond the box, as a share of it: what nobody sees is not worth turning curves into lines.
    private static let overhang = 1e-3

    /// Points, to be passed to what cuts outlines of this drawing.
    var tolerance: Double { min(size.width, size.height) * Self.tolerance }

    /// Without what goes beyond the box, as SVG wants it.
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
