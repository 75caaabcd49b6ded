import Drawing
public import Foundation

/// What a view draws that a canvas may draw.
struct CanvasSymbol {
    let size: CGSize
    let items: DisplayList
}

extension GraphicsContext {
    /// A view of a canvas as it is now.
    public struct ResolvedSymbol {
        let symbol: CanvasSymbol

        /// Points.
        public var size: CGSize { symbol.size }
    }

    /// The view among the symbols of the canvas with the tag `id`; nil where there is none.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
        // Found here and now on this thread: neither leaves the call.
        nonisolated(unsafe) var found: CanvasSymbol?
        // Read here and now on this thread: the closure does not leave the call.
        nonisolated(unsafe) let (tag, recorder) = (AnyHashable(id), recorder)
        MainActor.assumeIsolated { found = recorder.symbol(tag) }
        return found.map { ResolvedSymbol(symbol: $0) }
    }

    /// A view stretched over a rectangle.
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

    /// A view at its own size, with the point `anchor` of it at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        draw(symbol, in: CGRect(origin: origin, size: size))
    }
}
