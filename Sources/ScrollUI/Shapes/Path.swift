import Drawing
public import Foundation

/// An outline of lines and curves, in points.
///
///     var path = Path()
///     path.move(to: CGPoint(x: 0, y: 20))
///     path.addLine(to: CGPoint(x: 20, y: 0))
///     path.closeSubpath()
///
/// A path is also a shape, drawn at its own coordinates.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a new subpath.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath.
        case closeSubpath
    }

    private(set) var elements: [PathElement]
    /// The simple outline equivalent to this path, until elements are added. It is faster to draw than a path.
    private(set) var figure: Outline?
    private var start = Point.zero

    /// Creates an empty path.
    public init() {
        elements = []
    }

    /// Creates a path with the elements that `callback` adds.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) {
        self.init()
        elements.addRect(Rect(rect))
        figure = .rect(Rect(rect))
    }

    /// Creates a path of an ellipse that touches the sides of `rect`.
    public init(ellipseIn rect: CGRect) {
        self.init()
        elements.addEllipse(in: Rect(rect))
        figure = .ellipse(Rect(rect))
    }

    /// Creates a path of a rounded rectangle, with the radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init()
        elements.addRoundedRect(
            Rect(rect), radii: CornerRadii(Double(cornerRadius)), isContinuous: style == .continuous)
        figure = .roundedRect(Rect(rect), radius: Double(cornerRadius))
    }

    /// Creates a path of a rounded rectangle; the width of `cornerSize`, in points, is the radius in both directions.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    }

    /// Creates a path of a rectangle with a radius for each corner, in points.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        elements.addRoundedRect(Rect(rect), radii: cornerRadii.radii, isContinuous: style == .continuous)
    }

    init(_ elements: [PathElement]) {
        self.elements = elements
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point from which the next element begins; nil for an empty path.
    public var currentPoint: CGPoint? {
        elements.last.map { CGPoint($0.end ?? start) }
    }

    // MARK: Steps

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) {
        start = Point(end)
        add(.move(Point(end)))
    }

    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) { add(.line(Point(end))) }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        add(.quad(to: Point(end), control: Point(control)))
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: Point(end), control1: Point(control1), control2: Point(control2)))
    }

    /// Adds a line back to the start of the subpath.
    public mutating func closeSubpath() { add(.close) }

    private mutating func add(_ element: PathElement) {
        figure = nil
        elements.append(element)
    }

    /// Adds the elements that `body` appends, with `transform` applied to them.
    mutating func add(_ transform: CGAffineTransform, _ body: (inout [PathElement]) -> Void) {
        figure = nil
        var added: [PathElement] = []
        body(&added)
        for element in added {
            let element = transform.isIdentity ? element : element.mapped(transform.affine.apply)
            if case .move(let point) = element { start = point }
            elements.append(element)
        }
    }

    /// Calls `body` with each element.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements {
            switch element {
            case .move(let end): body(.move(to: CGPoint(end)))
            case .line(let end): body(.line(to: CGPoint(end)))
            case .quad(let end, let control): body(.quadCurve(to: CGPoint(end), control: CGPoint(control)))
            case .curve(let end, let first, let second):
                body(.curve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second)))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Returns the outline to draw: the simple outline, or the path with its origin at `origin`.
    func outline(at origin: CGPoint = .zero, rule: FillRule = .nonZero) -> Outline {
        if let figure { return figure.moved(by: origin) }
        return .path(VectorPath(elements, rule: rule), origin: Point(origin))
    }

    /// Compares the elements only.
    public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }
}
