import Drawing

/// What a file of a symbol draws: outlines that are filled, in a box with its zero at the top left.
struct SymbolDrawing: Equatable {
    var size: Size
    var paths: [VectorPath]
}
