import Drawing
public import Foundation

/// The outline of a figure of lines and curves, points.
///
///     var path = Path()
///     path.move(to: CGPoint(x: 0, y: 20))
///     path.addLine(to: CGPoint(x: 20, y: 0))
///     path.closeSubpath()
///
/// A path is a shape as well: it is drawn where its own coordinates say.
public struct Path: Equatable, Sendable {
    /// A step of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a new figure.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the figure began.
        case closeSubpath
    }

    private(set) var elements: [PathElement]
    /// The plain figure that this path is, as long as nothing is added to it; drawn faster than a path.
    private(set) var figure: Outline?
    private var start = Point.zero

    /// Without any step.
    public init() {
        elements = []
    }

    /// What `callback` adds to an empty path.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// A rectangle.
    public init(_ rect: CGRect) {
        self.init()
        elements.addRect(Rect(rect))
        figure = .rect(Rect(rect))
    }

    /// An ellipse that touches the sides of `rect`.
    public init(ellipseIn rect: CGRect) {
        self.init()
        elements.addEllipse(in: Rect(rect))
        figure = .ellipse(Rect(rect))
    }

    /// A rectangle with round corners, points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init()
        elements.addRoundedRect(
            Rect(rect), radii: CornerRadii(Double(cornerRadius)), isContinuous: style == .continuous)
        figure = .roundedRect(Rect(rect), radius: Double(cornerRadius))
    }

    /// A rectangle with round corners, points; the width of `cornerSize` counts for both sides.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    }

    /// A rectangle with a radius of its own for each corner, points.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        elements.addRoundedRect(Rect(rect), radii: cornerRadii.radii, isContinuous: style == .continuous)
    }

    init(_ elements: [PathElement]) {
        self.elements = elements
    }

    /// True without any step.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next step begins; nil before the first.
    public var currentPoint: CGPoint? {
        elements.last.map { CGPoint($0.end ?? start) }
    }

    // MARK: Steps

    /// Begins a new figure.
    public mutating func move(to end: CGPoint) {
        start = Point(end)
        add(.move(Point(end)))
    }

    /// A straight line.
    public mutating func addLine(to end: CGPoint) { add(.line(Point(end))) }

    /// A curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        add(.quad(to: Point(end), control: Point(control)))
    }

    /// A curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(to: Point(end), control1: Point(control1), control2: Point(control2)))
    }

    /// A line back to where the figure began.
    public mutating func closeSubpath() { add(.close) }

    private mutating func add(_ element: PathElement) {
        figure = nil
        elements.append(element)
    }

    /// Adds what `body` makes; `transform` is applied to that first.
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

    /// Calls `body` with each step.
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

    /// For drawing: the plain figure, or the path with its zero at `origin`.
    func outline(at origin: CGPoint = .zero, rule: FillRule = .nonZero) -> Outline {
        if let figure { return figure.moved(by: origin) }
        return .path(VectorPath(elements, rule: rule), origin: Point(origin))
    }

    /// The same steps, however they came about.
    public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }
}
