import Drawing
import SystemFiles

/// Reads the drawing of a symbol: an SVG file of filled paths and circles without colours, transforms and styles, as is
/// usual in icon sets. Everything else is an error, since it would be drawn incorrectly.
enum SymbolFile {
    /// The largest accepted size in bytes: many times that of an icon.
    private static let largest = 1 << 16

    /// Complexity: O(bytes).
    static func read(_ path: String) throws -> SymbolDrawing {
        try parse(String(decoding: try FileBytes.read(path, atMost: largest), as: UTF8.self), path: path)
    }

    /// `path` is only used in messages.
    static func parse(_ text: String, path: String) throws(SymbolError) -> SymbolDrawing {
        do {
            return try drawing(text)
        } catch let error as MarkupError {
            throw SymbolError(path: path, reason: "expected \(error.expected)")
        } catch {
            throw SymbolError(path: path, reason: "\(error)")
        }
    }

    private static func drawing(_ text: String) throws -> SymbolDrawing {
        var reader = MarkupReader(text)
        guard let root = try reader.nextTag(), root.name == "svg", root.kind == .opening else {
            throw MarkupError(expected: "an svg element")
        }
        var drawing = SymbolDrawing(size: try size(of: root), paths: [])
        while let tag = try reader.nextTag() {
            if tag.name == "svg", tag.kind == .closing {
                guard try reader.nextTag() == nil else { throw MarkupError(expected: "nothing after the svg element") }
                return drawing.cutToBox()
            }
            guard tag.kind == .empty else { throw MarkupError(expected: "only empty elements, not <\(tag.name)>") }
            drawing.paths.append(try path(of: tag))
        }
        throw MarkupError(expected: "the end of the svg element")
    }

    private static func size(of root: MarkupTag) throws(MarkupError) -> Size {
        try root.check(allowed: ["xmlns", "width", "height", "fill", "class", "viewBox"])
        let numbers = (root["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4, numbers[0] == 0, numbers[1] == 0, numbers[2] > 0, numbers[3] > 0,
            numbers[2].isFinite, numbers[3].isFinite
        else { throw MarkupError(expected: "viewBox=\"0 0 WIDTH HEIGHT\"") }
        guard (root["fill"] ?? "currentColor") == "currentColor" else {
            throw MarkupError(expected: "fill=\"currentColor\"")
        }
        return Size(width: numbers[2], height: numbers[3])
    }

    private static func path(of tag: MarkupTag) throws -> VectorPath {
        switch tag.name {
        case "path":
            try tag.check(allowed: ["d", "fill-rule"])
            guard let data = tag["d"] else { throw MarkupError(expected: "d in <path>") }
            return VectorPath(try [PathElement](pathData: data), rule: try rule(tag["fill-rule"]))
        case "circle":
            try tag.check(allowed: ["cx", "cy", "r"])
            guard let x = tag.number("cx"), let y = tag.number("cy"), let radius = tag.number("r"), radius > 0 else {
                throw MarkupError(expected: "cx, cy and r in <circle>")
            }
            var circle: [PathElement] = []
            circle.addEllipse(in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
            return VectorPath(circle)
        default: throw MarkupError(expected: "<path> or <circle>, not <\(tag.name)>")
        }
    }

    private static func rule(_ name: String?) throws(MarkupError) -> FillRule {
        switch name {
        case nil, "nonzero": .nonZero
        case "evenodd": .evenOdd
        default: throw MarkupError(expected: "fill-rule nonzero or evenodd")
        }
    }
}
