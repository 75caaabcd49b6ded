import Drawing
public import Foundation

extension Path {
    /// The smallest rectangle around the lines and curves; control points may lie outside.
    public var boundingRect: CGRect { CGRect(elements.boundingRect) }

    /// Whether the point is inside the path; open subpaths are treated as closed.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        elements.contains(Point(point), rule: eoFill ? .evenOdd : .nonZero)
    }

    /// Returns the part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(elements.trimmed(from: Double(from), to: Double(to)))
    }

    /// Returns the outline of a line along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(elements.stroked(style.line))
    }

    /// Returns the transformed path.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(elements.transformed(by: transform.affine))
    }

    /// Returns the path moved `dx` points to the right and `dy` points down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path: Shape {
    /// Returns the path itself, regardless of `rect`.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Outline {
    func moved(by offset: CGPoint) -> Outline {
        let (x, y) = (Double(offset.x), Double(offset.y))
        func moved(_ rect: Rect) -> Rect { Rect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height) }
        switch self {
        case .rect(let rect): return .rect(moved(rect))
        case .roundedRect(let rect, let radius): return .roundedRect(moved(rect), radius: radius)
        case .ellipse(let rect): return .ellipse(moved(rect))
        case .path(let path, let origin): return .path(path, origin: Point(x: origin.x + x, y: origin.y + y))
        }
    }

    /// The elements of the outline. A path is returned relative to its own origin.
    var elements: [PathElement] {
        var elements: [PathElement] = []
        switch self {
        case .rect(let rect): elements.addRect(rect)
        case .ellipse(let rect): elements.addEllipse(in: rect)
        case .roundedRect(let rect, let radius):
            elements.addRoundedRect(rect, radii: CornerRadii(radius), isContinuous: false)
        case .path(let path, _): elements = path.elements
        }
        return elements
    }
}
