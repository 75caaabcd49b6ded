import Drawing
public import Foundation

/// The drawing of a canvas's symbol view.
struct CanvasSymbol {
    let size: CGSize
    let items: DisplayList
}

extension GraphicsContext {
    /// The current appearance of a canvas's symbol view.
    public struct ResolvedSymbol {
        let symbol: CanvasSymbol

        /// The size in points.
        public var size: CGSize { symbol.size }
    }

    /// Returns the symbol of the canvas with the tag `id`; nil if there is none.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
        // Found synchronously on this thread: neither value leaves the call.
        nonisolated(unsafe) var found: CanvasSymbol?
        // Read synchronously on this thread: the closure does not leave the call.
        nonisolated(unsafe) let (tag, recorder) = (AnyHashable(id), recorder)
        MainActor.assumeIsolated { found = recorder.symbol(tag) }
        return found.map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a symbol stretched over a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let (x, y) = (rect.width / size.width, rect.height / size.height)
        let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
        draw { recorder in
            recorder.list.append(.pushTransform(transform.affine))
            recorder.list.append(contentsOf: symbol.symbol.items, symbol.symbol.items.items.indices)
            recorder.list.append(.popTransform)
        }
    }

    /// Draws a symbol at its own size, with its `anchor` at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        draw(symbol, in: CGRect(origin: origin, size: size))
    }
}
