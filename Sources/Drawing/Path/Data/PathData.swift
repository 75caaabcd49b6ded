extension [PathElement] {
    /// Creates the path described by the `d` attribute of an SVG path, such as `M0 8a8 8 0 1 0 16 0z`.
    ///
    /// Accepts every command of SVG 1.1 and nothing else; arcs become cubic curves. Complexity: O(text).
    public init(pathData text: String) throws(PathDataError) {
        var reader = PathDataReader(text)
        var pen = PathPen()
        while let command = try reader.nextCommand(isFirst: pen.elements.isEmpty) {
            try Self.run(command, &reader, &pen)
        }
        self = pen.elements
    }

    /// Runs a command with all groups of numbers that follow it.
    private static func run(
        _ command: PathDataReader.Command, _ reader: inout PathDataReader, _ pen: inout PathPen
    ) throws(PathDataError) {
        if command.letter == "z" { return pen.close() }
        var letter = command.letter
        repeat {
            let origin = command.isRelative ? pen.position : .zero
            switch letter {
            case "m":
                pen.move(to: try reader.point(from: origin))
                // Further points are lines.
                letter = "l"
            case "l": pen.line(to: try reader.point(from: origin))
            case "h": pen.line(to: Point(x: try reader.number() + origin.x, y: pen.position.y))
            case "v": pen.line(to: Point(x: pen.position.x, y: try reader.number() + origin.y))
            case "c":
                let (first, second) = (try reader.point(from: origin), try reader.point(from: origin))
                pen.curve(first, second, to: try reader.point(from: origin))
            case "s":
                let second = try reader.point(from: origin)
                pen.smoothCurve(second, to: try reader.point(from: origin))
            case "q":
                let control = try reader.point(from: origin)
                pen.quad(control, to: try reader.point(from: origin))
            case "t": pen.smoothQuad(to: try reader.point(from: origin))
            default:
                let arc = try reader.arc()
                pen.arc(arc, to: try reader.point(from: origin))
            }
        } while reader.hasNumber
    }
}
