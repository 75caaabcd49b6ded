import Drawing
import Foundation

/// A cached outline of a shape for one size. When only the origin changes, the outline is moved instead of recomputed. A recomputed
/// path that equals the old one remains the same object, so that its cached coverage is found. The fill and the stroke are cached
/// separately, since stroking a shape uses both.
@MainActor
final class ShapeOutline {
    private struct Made {
        /// The size of the outline; nil after the shape has changed.
        var size: CGSize?
        var rule = FillRule.nonZero
        var line: LineStyle?
        var isMirrored = false
        var outline = Outline.rect(.zero)
    }

    private var inside = Made()
    private var along = Made()

    nonisolated init() {}

    /// Discards the outlines after the shape has changed.
    func invalidate() { (inside.size, along.size) = (nil, nil) }

    /// Returns the outline of the fill, or of the line along it if `line` is given, as it is drawn in a view with `scope`.
    func outline<S: Shape>(
        of shape: S, in rect: CGRect, _ scope: EnvironmentScope, rule: FillRule = .nonZero, line: LineStyle? = nil
    ) -> Outline {
        let made = line == nil ? inside : along
        let isMirrored = shape.isMirrored(in: scope)
        let isSame = made.rule == rule && made.line == line && made.isMirrored == isMirrored
        if made.size == rect.size, isSame { return made.outline.moved(by: rect.origin) }
        let plain = shape.outline(in: CGRect(origin: .zero, size: rect.size), isMirrored: isMirrored)
        let outline = drawn(plain, rule, line).sharing(made.outline)
        let new = Made(size: rect.size, rule: rule, line: line, isMirrored: isMirrored, outline: outline)
        if line == nil { inside = new } else { along = new }
        return outline.moved(by: rect.origin)
    }

    private func drawn(_ plain: Outline, _ rule: FillRule, _ line: LineStyle?) -> Outline {
        if let line { return .path(VectorPath(plain.elements, line: line), origin: .zero) }
        guard case .path(let path, let origin) = plain, path.rule != rule else { return plain }
        return .path(VectorPath(path.elements, rule: rule), origin: origin)
    }
}

extension Outline {
    /// Returns this outline with the path object of `old` if both paths are equal.
    fileprivate func sharing(_ old: Outline) -> Outline {
        guard case .path(let path, _) = old, case .path(let own, let origin) = self, path == own else { return self }
        return .path(path, origin: origin)
    }
}
