import Drawing
import Foundation

/// A shape's outline, cached for a size: it is moved, not made anew, and a path that comes out the same stays the same
/// object, so that its coverage is found again.
@MainActor
final class ShapeOutline {
    private var size: CGSize?
    private var rule = FillRule.nonZero
    private var line: LineStyle?
    private var outline = Outline.rect(.zero)

    nonisolated init() {}

    /// The shape is another one.
    func invalidate() {
        size = nil
    }

    /// The inside of the shape, or the line along it.
    func outline<S: Shape>(of shape: S, in rect: CGRect, rule: FillRule = .nonZero, line: LineStyle? = nil) -> Outline {
        if size != rect.size || rule != self.rule || line != self.line {
            (size, self.rule, self.line) = (rect.size, rule, line)
            outline = adopt(make(shape, rect.size))
        }
        return outline.moved(by: rect.origin)
    }

    private func make<S: Shape>(_ shape: S, _ size: CGSize) -> Outline {
        let plain = shape._outline(in: CGRect(origin: .zero, size: size))
        if let line { return .path(VectorPath(plain.elements, line: line), origin: .zero) }
        guard case .path(let path, let origin) = plain, path.rule != rule else { return plain }
        return .path(VectorPath(path.elements, rule: rule), origin: origin)
    }

    private func adopt(_ new: Outline) -> Outline {
        guard case .path(let path, _) = outline, case .path(let newPath, let origin) = new, path == newPath else {
            return new
        }
        return .path(path, origin: origin)
    }
}
