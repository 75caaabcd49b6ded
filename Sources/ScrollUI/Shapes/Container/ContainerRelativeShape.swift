public import Drawing
public import Foundation

/// The container's shape, inset by the distance to its nearest edge so that their corners are concentric. Without an enclosing
/// ``View/containerShape(_:)`` it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, ContainerBoundShape {
    private var fit: ContainerFit?
    private var amount: CGFloat = 0

    /// Creates the shape; the view that draws it determines the container.
    public nonisolated init() {}

    nonisolated func fitted(to fit: ContainerFit?) -> ContainerRelativeShape {
        var shape = self
        shape.fit = fit
        return shape
    }

    /// Returns the path of this shape in `rect`, in points.
    public nonisolated func path(in rect: CGRect) -> Path { Path(_outline(in: rect).elements) }

    /// Returns the outline of this shape in `rect`, in points and in the coordinate space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        guard let fit else { return .rect(Rect(rect.insetBy(dx: amount, dy: amount))) }
        return fit.outline.outline(rect.insetBy(dx: -fit.least, dy: -fit.least), fit.least + amount)
    }

    /// The container's own outline is used as it is drawn.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns this shape with each side moved inwards by `amount` points; negative values move outwards.
    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}
