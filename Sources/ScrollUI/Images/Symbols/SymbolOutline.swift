public import Drawing
public import Foundation

/// A symbol made of filled outlines: sharp at any size, in the foreground style. An extension of ScrollUI.
///
/// The outlines at the most recently used sizes are cached, so that views with the same symbol and size share them.
@MainActor
public final class SymbolOutline: Equatable {
    /// The bounding box of the symbol, in the units of its paths.
    public let size: CGSize
    /// The filled paths, with the origin at the top left of the box.
    let paths: [VectorPath]
    /// The cached outlines, the most recently used last.
    private var drawn: [(size: CGSize, paths: [VectorPath])] = []
    /// The most recent picture; see `picture(size:density:_:)`.
    var pixels: Pixels?

    /// The height of a symbol as a multiple of the font size.
    static let share: CGFloat = 1.2
    /// The maximum number of cached sizes.
    private static let limit = 8

    /// Creates a symbol in a box of the given size, with the origin at the top left.
    public init(size: CGSize, paths: [VectorPath]) {
        self.size = size
        self.paths = paths
    }

    /// Returns the size beside text of `fontSize` points.
    func size(besideFontOfSize fontSize: CGFloat) -> CGSize {
        let height = fontSize * Self.share
        return CGSize(width: size.height > 0 ? height * size.width / size.height : height, height: height)
    }

    /// Returns the filled paths for a box of the given size.
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

    /// Compares identity, not the outlines.
    public nonisolated static func == (left: SymbolOutline, right: SymbolOutline) -> Bool { left === right }
}

extension Painter {
    /// Draws a symbol stretched over `frame`, in points. Overlapping parts in one translucent colour are composited once.
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
