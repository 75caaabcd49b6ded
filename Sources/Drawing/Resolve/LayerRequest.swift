/// A part of a display list that is first drawn as a separate picture.
struct LayerRequest {
    /// The processing of the part.
    enum Kind: Hashable {
        case plain
        /// The standard deviation is in pixels of the picture.
        case blur(Double, isOpaque: Bool)
        case luminance
        /// The blurred alpha.
        case shadow(Double)
        /// Items before `split` (counted from the part's first) mask those after it.
        case masked(split: Int)
    }

    let list: DisplayList
    let range: Range<Int>
    let kind: Kind
    /// Pixels of the picture per point.
    let scale: Double
    /// The transform from the list's points to the picture's pixels.
    let transform: Affine
    /// The transform from the picture's pixels to the frame's.
    let placement: Affine
    /// The visible part of the picture.
    let visible: PixelRect

    /// The position of the first item between whole pixels of the picture, in steps of ``phases``.
    let phaseX: Int
    let phaseY: Int

    /// The number of subpixel positions of a sharp picture. The subpixel position of a blurred picture makes no visible
    /// difference.
    static let phases = 16.0

    /// The picture is drawn upright. If the frame neither rotates nor scales it, it has the frame's scale, so that it
    /// is as sharp as if drawn directly; otherwise the scale is a power of two of that.
    init?(
        _ list: DisplayList, _ range: Range<Int>, _ kind: (Double) -> Kind, under transform: Affine,
        visible: PixelRect
    ) {
        guard let anchor = list.anchor(of: range),
            let frame = TextPlacement(transform: transform, scale: list.scale, origin: anchor)
        else { return nil }
        let scale = frame.maskScale
        let kind = kind(scale)
        let corner = transform.apply(anchor)
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a == scale && transform.d == scale
        let isSharp = isUpright && !kind.isSoft
        phaseX = isSharp ? Self.phase(corner.x) : 0
        phaseY = isSharp ? Self.phase(corner.y) : 0
        self.list = list
        self.range = range
        self.kind = kind
        self.scale = scale
        let origin = Point(
            x: Double(phaseX) / Self.phases - anchor.x * scale, y: Double(phaseY) / Self.phases - anchor.y * scale)
        self.transform = Affine(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        guard let back = self.transform.inverse else { return nil }
        var placement = back.then(transform)
        if isUpright {
            placement = .translation(x: Self.whole(placement.tx, isSharp), y: Self.whole(placement.ty, isSharp))
        }
        guard let inverse = placement.inverse else { return nil }
        self.placement = placement
        self.visible = visible.mapped(by: inverse)
    }

    /// The part to draw for the visible part.
    var seen: PixelRect { visible.outset(by: kind.margin) }

    private static func phase(_ coordinate: Double) -> Int {
        let phase = Int(((coordinate - coordinate.rounded(.down)) * phases).rounded())
        return phase == Int(phases) ? 0 : phase
    }

    private static func whole(_ coordinate: Double, _ isSharp: Bool) -> Double {
        isSharp || abs(coordinate - coordinate.rounded()) < 1.0 / 64 ? coordinate.rounded() : coordinate
    }
}

extension LayerRequest.Kind {
    /// True if the picture has no edges at which a fraction of a pixel would be visible.
    var isSoft: Bool {
        switch self {
        case .blur(let radius, _), .shadow(let radius): radius >= 2
        case .plain, .luminance, .masked: false
        }
    }

    /// The distance by which the picture extends beyond its content, in pixels.
    var margin: Int {
        switch self {
        case .blur(let radius, false), .shadow(let radius): GaussianBlur.margin(radius) + 1
        case .blur(_, true): 0
        case .plain, .luminance, .masked: 1
        }
    }
}

extension DisplayList {
    /// Returns a point that moves along with the content.
    func anchor(of range: Range<Int>) -> Point? {
        for item in items[range] {
            switch item {
            case .fill(let outline, _), .border(let outline, _, _), .pushClip(let outline): return outline.corner
            case .text(_, let origin, _): return origin
            case .image(_, let frame, _): return Point(x: frame.x, y: frame.y)
            default: continue
            }
        }
        return nil
    }

    /// Returns the index of the item that ends the scope beginning at `start`; past the last one if none does.
    func end(ofScopeAt start: Int) -> Int {
        var depth = 0
        for index in start..<items.count {
            switch items[index] {
            case .pushClip, .pushGroup, .pushTransform, .pushEffect, .pushMask: depth += 1
            case .popClip, .popGroup, .popTransform, .popEffect, .popMask:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return items.count
    }

    /// True if an item in the range is blended in a mode other than normal.
    func hasBlend(in range: Range<Int>) -> Bool {
        hasBlends
            && items[range].contains {
                guard case .pushEffect(let effect) = $0, effects.indices.contains(Int(effect)) else { return false }
                if case .blend = effects[Int(effect)] { return true }
                return false
            }
    }
}

extension Outline {
    /// The top left corner, or the origin of a path.
    var corner: Point {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): Point(x: rect.x, y: rect.y)
        case .path(_, let origin): origin
        }
    }
}

extension PixelRect {
    /// Returns all pixels that the mapped rectangle touches.
    func mapped(by transform: Affine) -> PixelRect {
        guard !isEmpty else { return .empty }
        let middle = transform.apply(Point(x: Double(minX + maxX) / 2, y: Double(minY + maxY) / 2))
        let extentX = (abs(transform.a) * Double(width) + abs(transform.c) * Double(height)) / 2
        let extentY = (abs(transform.b) * Double(width) + abs(transform.d) * Double(height)) / 2
        return PixelRect(touching: middle.x - extentX, middle.y - extentY, middle.x + extentX, middle.y + extentY)
    }

    /// Returns the rectangle extended by an amount on every side; an empty one stays empty.
    func outset(by amount: Int) -> PixelRect {
        guard !isEmpty else { return .empty }
        return PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }
}
