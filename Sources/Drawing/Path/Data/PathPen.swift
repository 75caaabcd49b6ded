/// The state of the conversion of path data to elements.
struct PathPen {
    private(set) var elements: [PathElement] = []
    private(set) var position = Point.zero
    private var start = Point.zero
    /// The control point that a smooth curve mirrors; nil after other steps.
    private var cubicControl: Point?
    private var quadControl: Point?

    mutating func move(to end: Point) {
        start = end
        add(.move(end), to: end)
    }

    mutating func line(to end: Point) {
        open()
        add(.line(end), to: end)
    }

    mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        open()
        add(.curve(to: end, control1: first, control2: second), to: end)
        cubicControl = second
    }

    mutating func smoothCurve(_ second: Point, to end: Point) {
        curve(mirrored(cubicControl), second, to: end)
    }

    mutating func quad(_ control: Point, to end: Point) {
        open()
        add(.quad(to: end, control: control), to: end)
        quadControl = control
    }

    mutating func smoothQuad(to end: Point) { quad(mirrored(quadControl), to: end) }

    mutating func arc(_ arc: EllipticalArc, to end: Point) {
        open()
        arc.add(from: position, to: end, into: &elements)
        arrive(at: end)
    }

    mutating func close() {
        add(.close, to: start)
    }

    /// A figure that continues after it was closed starts at its beginning.
    private mutating func open() {
        if elements.last == .close { elements.append(.move(start)) }
    }

    private func mirrored(_ control: Point?) -> Point {
        guard let control else { return position }
        return Point(x: 2 * position.x - control.x, y: 2 * position.y - control.y)
    }

    private mutating func add(_ element: PathElement, to end: Point) {
        elements.append(element)
        arrive(at: end)
    }

    private mutating func arrive(at end: Point) {
        position = end
        (cubicControl, quadControl) = (nil, nil)
    }
}
