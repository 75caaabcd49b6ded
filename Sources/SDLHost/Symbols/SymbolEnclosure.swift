import Drawing

/// A shape around a symbol, given by the end of its name.
enum SymbolEnclosure: String, CaseIterable {
    /// `.circle`: a circle around the symbol.
    case ring
    /// `.circle.fill`: a disc with the symbol cut out.
    case disc
    /// `.square`: a square around the symbol.
    case frame
    /// `.square.fill`: a square with the symbol cut out.
    case plate

    var isFilled: Bool { self == .disc || self == .plate }

    /// The suffix of the names of such symbols.
    private var ending: String {
        switch self {
        case .ring: ".circle"
        case .disc: ".circle.fill"
        case .frame: ".square"
        case .plate: ".square.fill"
        }
    }

    /// Splits a name into the inner symbol and the enclosure; nil for a name without one.
    static func split(_ name: String) -> (base: String, enclosure: SymbolEnclosure)? {
        for enclosure in allCases where name.hasSuffix(enclosure.ending) {
            let base = name.dropLast(enclosure.ending.count)
            if !base.isEmpty { return (String(base), enclosure) }
        }
        return nil
    }

    /// The size of the inner symbol, as a share of its own size.
    private static let share = 0.55
    /// The width of the line, as a share of the box: a sixteenth, as in the icons of the table.
    private static let line = 1.0 / 16
    /// The radius of a square's corners, as a share of the box.
    private static let radius = 2.0 / 16

    /// Returns the drawing of a symbol inside this enclosure.
    func drawing(around inner: SymbolDrawing) -> SymbolDrawing {
        let size = inner.size
        let toMiddle = Affine(
            a: Self.share, b: 0, c: 0, d: Self.share, tx: size.width * (1 - Self.share) / 2,
            ty: size.height * (1 - Self.share) / 2)
        let paths = inner.paths.map { VectorPath($0.elements.transformed(by: toMiddle), rule: $0.rule) }
        let body = outline(in: size, inset: 0)
        guard isFilled else {
            let hole = outline(in: size, inset: min(size.width, size.height) * Self.line)
            return SymbolDrawing(size: size, paths: [VectorPath(body + hole, rule: .evenOdd)] + paths)
        }
        return SymbolDrawing(size: size, paths: [VectorPath(cut(paths, from: body, tolerance: inner.tolerance))])
    }

    private func cut(_ paths: [VectorPath], from body: [PathElement], tolerance: Double) -> [PathElement] {
        paths.reduce(body) { body, path in
            // First combines the figures of each path by its own rule, so that the result is the same by either rule.
            let plain = path.elements.combined(
                with: [PathElement](), by: .union, rule: path.rule, tolerance: tolerance)
            return body.combined(with: plain, by: .difference, tolerance: tolerance)
        }
    }

    private func outline(in size: Size, inset: Double) -> [PathElement] {
        let rect = Rect(x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset)
        var elements: [PathElement] = []
        switch self {
        case .ring, .disc: elements.addEllipse(in: rect)
        case .frame, .plate:
            let radius = min(size.width, size.height) * Self.radius - inset
            elements.addRoundedRect(rect, radii: CornerRadii(radius), isContinuous: false)
        }
        return elements
    }
}
