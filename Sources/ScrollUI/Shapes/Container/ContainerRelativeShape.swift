public import Drawing
public import Foundation

/// The shape of the container around, made smaller by the distance to its nearest edge: the corners of both have one centre. Where
/// nothing around has a ``View/containerShape(_:)`` it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, ContainerBoundShape {
    private var fit: ContainerFit?
    private var amount: CGFloat = 0

    /// The shape; the view that it is drawn in tells the container.
    public nonisolated init() {}

    nonisolated func fitted(to fit: ContainerFit?) -> ContainerRelativeShape {
        var shape = self
        shape.fit = fit
        return shape
    }

    /// The path of this shape in `rect`, points.
    public nonisolated func path(in rect: CGRect) -> Path { Path(_outline(in: rect).elements) }

    /// The outline of this shape in `rect`, in points and in the space of `rect`.
    public nonisolated func _outline(in rect: CGRect) -> Outline {
        guard let fit else { return .rect(Rect(rect.insetBy(dx: amount, dy: amount))) }
        return fit.outline.outline(rect.insetBy(dx: -fit.least, dy: -fit.least), fit.least + amount)
    }

    /// This shape with each side moved inwards by `amount` points; outwards below zero.
    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}
