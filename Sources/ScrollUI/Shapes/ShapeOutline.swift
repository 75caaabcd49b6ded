import Drawing
import Foundation

/// A shape's outline, cached for a size: it is moved, not made anew, and a path that comes out the same stays the same
/// object, so that its coverage is found again. The inside and the line along it are cached beside each other, since who
/// strokes a shape asks for both.
@MainActor
final class ShapeOutline {
    private struct Made {
        /// Nil where the shape is another one by now.
        var size: CGSize?
        var rule = FillRule.nonZero
        var line: LineStyle?
        var outline = Outline.rect(.zero)
    }

    private var inside = Made()
    private var along = Made()

    nonisolated init() {}

    /// The shape is another one.
    func invalidate() { (inside.size, along.size) = (nil, nil) }

    /// The inside of the shape, or the line along it.
    func outline<S: Shape>(of shape: S, in rect: CGRect, rule: FillRule = .nonZero, line: LineStyle? = nil) -> Outline {
        let made = line == nil ? inside : along
        guard made.size != rect.size || made.rule != rule || made.line != line else {
            return made.outline.moved(by: rect.origin)
        }
        let outline = make(shape, rect.size, rule, line).sharing(made.outline)
        let new = Made(size: rect.size, rule: rule, line: line, outline: outline)
        if line == nil { inside = new } else { along = new }
        return outline.moved(by: rect.origin)
    }

    private func make<S: Shape>(_ shape: S, _ size: CGSize, _ rule: FillRule, _ line: LineStyle?) -> Outline {
        let plain = shape._outline(in: CGRect(origin: .zero, size: size))
        if let line { return .path(VectorPath(plain.elements, line: line), origin: .zero) }
        guard case .path(let path, let origin) = plain, path.rule != rule else { return plain }
        return .path(VectorPath(path.elements, rule: rule), origin: origin)
    }
}

extension Outline {
    /// With the path of `old` where that is the same.
    fileprivate func sharing(_ old: Outline) -> Outline {
        guard case .path(let path, _) = old, case .path(let own, let origin) = self, path == own else { return self }
        return .path(path, origin: origin)
    }
}
