/// The position of a run's picture, and the scale at which the picture is made.
struct TextPlacement {
    /// Pixels per point of the mask: the window's scale times a power of two. A run that grows and shrinks is resampled
    /// from a few pictures, never smaller than shown, instead of being rasterised at each step.
    let maskScale: Double
    /// The run's origin in pixels.
    private let origin: Point
    /// The transform from points to pixels, without the translation.
    private let transform: Affine

    /// Nil if the transform is singular, or the text too small or too large to be visible.
    init?(transform: Affine, scale: Double, origin: Point) {
        let stretch = max(
            (transform.a * transform.a + transform.b * transform.b).squareRoot(),
            (transform.c * transform.c + transform.d * transform.d).squareRoot())
        let zoom = stretch / scale
        let area = abs(transform.a * transform.d - transform.b * transform.c) / (scale * scale)
        guard zoom > 1.0 / 64, zoom < 64, area > 1e-5 else { return nil }
        maskScale = scale * Self.powerOfTwo(notBelow: zoom)
        self.origin = transform.apply(origin)
        self.transform = transform
        guard abs(self.origin.x) < 1e9, abs(self.origin.y) < 1e9 else { return nil }
    }

    private static func powerOfTwo(notBelow zoom: Double) -> Double {
        var power = 1.0 / 64
        while power < zoom * (1 - 1e-6) { power *= 2 }
        return power
    }

    /// False if the run is so far above or below that no glyph touches the pixels: no face is higher than three em.
    func mayTouch(_ pixels: PixelRect, emSize: Double) -> Bool {
        guard transform.b == 0, transform.c == 0 else { return true }
        let height = 3 * emSize * abs(transform.d)
        return origin.y + height > Double(pixels.minY) && origin.y - height < Double(pixels.maxY)
    }

    /// Returns the transform from the mask's pixels to the frame's. A whole translation if the text is neither scaled
    /// nor between pixels.
    func placement(of mask: TextMask) -> Affine {
        let unit = 1 / maskScale
        var placement = Affine(
            a: near(transform.a * unit), b: transform.b * unit, c: transform.c * unit, d: near(transform.d * unit),
            tx: 0, ty: 0)
        let left = Double(mask.left)
        let top = -Double(mask.top)
        placement.tx = origin.x + placement.a * left + placement.c * top
        placement.ty = origin.y + placement.b * left + placement.d * top
        if placement.isUnscaled {
            placement.tx = nearWhole(placement.tx)
            placement.ty = nearWhole(placement.ty)
        }
        return placement
    }

    /// Returns the pixels that the placed mask can touch: resampling spreads it by half of one of its own pixels.
    static func bounds(of mask: TextMask, _ placement: Affine) -> PixelRect {
        if let aligned = placement.wholeTranslation {
            return PixelRect(
                minX: aligned.x, minY: aligned.y, maxX: aligned.x + mask.width, maxY: aligned.y + mask.height)
        }
        let halfX = Double(mask.width) / 2
        let halfY = Double(mask.height) / 2
        let middle = placement.apply(Point(x: halfX, y: halfY))
        let extentX = abs(placement.a) * (halfX + 0.5) + abs(placement.c) * (halfY + 0.5)
        let extentY = abs(placement.b) * (halfX + 0.5) + abs(placement.d) * (halfY + 0.5)
        return PixelRect(
            touching: middle.x - extentX, middle.y - extentY, middle.x + extentX, middle.y + extentY)
    }

    private func near(_ factor: Double) -> Double {
        abs(factor - 1) < 1e-6 ? 1 : factor
    }

    /// Rounds an offset of up to a sixty-fourth of a pixel, which would only blur the glyphs.
    private func nearWhole(_ value: Double) -> Double {
        abs(value - value.rounded()) < 1.0 / 64 ? value.rounded() : value
    }
}

extension Affine {
    var isUnscaled: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// The translation, if the transform is a translation by whole pixels.
    var wholeTranslation: (x: Int, y: Int)? {
        guard isUnscaled, tx == tx.rounded(), ty == ty.rounded(), abs(tx) < 1e9, abs(ty) < 1e9 else { return nil }
        return (Int(tx), Int(ty))
    }
}
