public import Drawing
public import Foundation

/// A symbol that is drawn by filled outlines: sharp at any size, in the foreground style. An extension of ScrollUI's own.
///
/// Keeps the outlines at the sizes that it was drawn at last, so that views that show the same symbol at the same size share them.
@MainActor
public final class SymbolOutline: Equatable {
    /// The box around the symbol, in the units of its paths.
    public let size: CGSize
    /// What is filled, with its zero at the top left of the box.
    let paths: [VectorPath]
    /// The last one was used last.
    private var drawn: [(size: CGSize, paths: [VectorPath])] = []
    /// Asked for last; see `picture(size:density:_:)`.
    var pixels: Pixels?

    /// The height of a symbol for each point of the font's size.
    static let share: CGFloat = 1.2
    /// Sizes that are kept.
    private static let limit = 8

    /// A symbol in a box of that size, with its zero at the top left.
    public init(size: CGSize, paths: [VectorPath]) {
        self.size = size
        self.paths = paths
    }

    /// The size beside text of `fontSize` points.
    func size(besideFontOfSize fontSize: CGFloat) -> CGSize {
        let height = fontSize * Self.share
        return CGSize(width: size.height > 0 ? height * size.width / size.height : height, height: height)
    }

    /// What is filled in a box of that size.
    func paths(for size: CGSize) -> [VectorPath] {
        if let index = drawn.lastIndex(where: { $0.size == size }) {
            let known = drawn.remove(at: index)
            drawn.append(known)
            return known.paths
        }
        guard self.size.width > 0, self.size.height > 0 else { return [] }
        let scale = Affine.scale(x: size.width / self.size.width, y: size.height / self.size.height)
        let scaled = paths.map { VectorPath($0.elements.transformed(by: scale), rule: $0.rule) }
        if drawn.count == Self.limit { drawn.removeFirst() }
        drawn.append((size, scaled))
        return scaled
    }

    /// The same object: outlines are not compared.
    public nonisolated static func == (left: SymbolOutline, right: SymbolOutline) -> Bool { left === right }
}

extension Painter {
    /// A symbol stretched over `frame`, points. One colour is laid down once where its parts overlap.
    func symbol(_ symbol: SymbolOutline, in frame: CGRect, _ style: ResolvedStyle) {
        let paths = symbol.paths(for: frame.size)
        shadowed(by: style.shadows, around: frame) {
            guard paths.count > 1, case .color(let color) = style.paint, color.w < 1 else {
                return fill(paths, in: frame, style.paint)
            }
            group(opacity: color.w) { fill(paths, in: frame, .color(SIMD4(color.x, color.y, color.z, 1))) }
        }
    }

    private func fill(_ paths: [VectorPath], in frame: CGRect, _ style: ResolvedStyle) {
        for path in paths { fill(.path(path, origin: Point(frame.origin)), style, in: frame) }
    }
}
