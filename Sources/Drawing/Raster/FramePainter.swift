/// Draws the commands of a frame in order.
///
/// The result for a pixel does not depend on the scissor: drawing a frame in parts gives the same pixels as drawing it
/// at once.
struct FramePainter {
    let canvas: Canvas
    let frame: ResolvedFrame

    /// Draws the commands in `range`, cut to `scissor`, with their alpha multiplied by `opacity`. Scopes that begin in
    /// the range end in it.
    func draw(_ range: Range<Int>, in scissor: PixelRect, opacity: Double) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = draw(index, in: scissor, opacity: opacity)
        }
    }

    /// Returns the index of the next command.
    private func draw(_ index: Int, in scissor: PixelRect, opacity: Double) -> Int {
        let command = frame.commands[index]
        let shown = command.bounds.intersection(scissor)
        switch command.action {
        case .nothing:
            break
        case .beginClip(let form):
            beginClip(form, at: index, in: shown)
        case .beginMaskClip:
            canvas.tools.backdrops.open(index)
            canvas.tools.backdrops.save(shown, of: canvas.buffer)
        case .beginGroup(let groupOpacity, let overlap):
            if shown.isEmpty { return Int(frame.ends[index]) + 1 }
            if overlap != command.bounds {
                drawSplit(index, overlap: overlap, groupOpacity, in: shown, opacity: opacity)
                return Int(frame.ends[index]) + 1
            }
            canvas.tools.backdrops.open(index)
            canvas.tools.backdrops.save(shown, of: canvas.buffer)
        case .end:
            endScope()
        case _ where shown.isEmpty:
            break
        case .fill(let form, let ink):
            fill(form, ink, at: index, in: shown, opacity: command.opacity * opacity)
        case .border(let outer, let inner, let color):
            var paint = SolidPaint(color, opacity: command.opacity * opacity)
            canvas.border(outer, inner, in: shown, with: &paint)
        case .mask(let mask, let placement, let ink):
            draw(frame.masks[Int(mask)], placement, ink, in: shown, opacity: command.opacity * opacity)
        case .warp(let image, let projection):
            warp(frame.images[Int(image)], projection, in: shown, opacity: command.opacity * opacity)
        case .blend(let image, let placement, let mode):
            blend(frame.images[Int(image)], placement, mode, in: shown, opacity: command.opacity * opacity)
        }
        return index + 1
    }

    private func beginClip(_ form: Form, at index: Int, in shown: PixelRect) {
        let backdrops = canvas.tools.backdrops
        backdrops.open(index)
        ClipEdges.forEachPiece(of: form) { backdrops.save($0.intersection(shown), of: canvas.buffer) }
    }

    private func endScope() {
        canvas.tools.backdrops.close { begin, paint, rect in
            var paint = paint
            switch frame.commands[begin].action {
            case .beginClip(let form): canvas.fill(form, in: rect, with: &paint)
            case .beginMaskClip(let mask, let placement):
                canvas.fill(frame.masks[Int(mask)], placement: placement, in: rect, with: &paint)
            case .beginGroup(let opacity, _): canvas.mixBack(rect, with: &paint, opacity: byte(opacity))
            default: break
            }
        }
    }

    /// Multiplies the opacity into most of a group's items. Only the area where items overlap is drawn fully and mixed
    /// with the backdrop.
    private func drawSplit(
        _ begin: Int, overlap: PixelRect, _ groupOpacity: Double, in shown: PixelRect, opacity: Double
    ) {
        let inside = (begin + 1)..<Int(frame.ends[begin])
        shown.forEachPiece(outside: overlap) { draw(inside, in: $0, opacity: opacity * groupOpacity) }
        let rest = shown.intersection(overlap)
        guard !rest.isEmpty else { return }
        canvas.tools.backdrops.open(begin)
        canvas.tools.backdrops.save(rest, of: canvas.buffer)
        draw(inside, in: rest, opacity: opacity)
        endScope()
    }
}

extension FramePainter {
    private func fill(_ form: Form, _ ink: Ink, at index: Int, in shown: PixelRect, opacity: Double) {
        guard case .solid(let color) = ink else {
            return paint(ink, in: shown, opacity: opacity, InkedForm(canvas: canvas, form: form))
        }
        var paint = SolidPaint(color, opacity: opacity)
        guard shown.area >= Covers.smallest else { return canvas.fill(form, in: shown, with: &paint) }
        canvas.tools.covers.forEachVisiblePiece(of: shown, at: index) { piece in
            canvas.fill(form, in: piece, with: &paint)
        }
    }

    private func draw(_ mask: TextMask, _ placement: Affine, _ ink: Ink, in shown: PixelRect, opacity: Double) {
        guard case .solid(let color) = ink else {
            return paint(ink, in: shown, opacity: opacity, InkedMask(canvas: canvas, mask: mask, placement: placement))
        }
        var paint = SolidPaint(color, opacity: opacity)
        canvas.fill(mask, placement: placement, in: shown, with: &paint)
    }

    private func warp(_ image: ImageResource, _ projection: Projection, in shown: PixelRect, opacity: Double) {
        canvas.tools.line.reserve(shown.width)
        let line = canvas.tools.line.base
        guard let source = WarpSource(image, projection: projection, bounds: shown, line: line) else { return }
        var paint = LinePaint(source, from: shown.minX, row: shown.minY, alpha: byte(opacity))
        canvas.fill(shown, with: &paint)
    }

    private func blend(
        _ image: ImageResource, _ placement: Affine, _ mode: BlendMode, in shown: PixelRect, opacity: Double
    ) {
        let line = canvas.tools.line
        line.reserve(shown.width)
        image.pixels.withUnsafeBytes { bytes in
            guard let texels = bytes.baseAddress,
                let source = ImageSource(image, texels: texels, placement: placement, bounds: shown, line: line.base)
            else { return }
            for y in shown.minY..<shown.maxY {
                let colors = source.colors(row: y)
                let pixels = canvas.buffer.pixel(shown.minX, y)
                for index in 0..<shown.width {
                    pixels[index] = mode.mix(pixels[index], scaled(colors[index], weight(byte(opacity))))
                }
            }
        }
    }
}

/// A figure that can be painted with any ink.
private protocol Inkable {
    func fill<Paint: RowPaint>(in shown: PixelRect, with paint: inout Paint)
}

private struct InkedForm: Inkable {
    let canvas: Canvas
    let form: Form

    func fill<Paint: RowPaint>(in shown: PixelRect, with paint: inout Paint) {
        canvas.fill(form, in: shown, with: &paint)
    }
}

private struct InkedMask: Inkable {
    let canvas: Canvas
    let mask: TextMask
    let placement: Affine

    func fill<Paint: RowPaint>(in shown: PixelRect, with paint: inout Paint) {
        canvas.fill(mask, placement: placement, in: shown, with: &paint)
    }
}

extension FramePainter {
    private func paint(_ ink: Ink, in shown: PixelRect, opacity: Double, _ figure: some Inkable) {
        switch ink {
        case .solid(let color):
            var paint = SolidPaint(color, opacity: opacity)
            figure.fill(in: shown, with: &paint)
        case .inlay(let color, let ground):
            var paint = InlayPaint(color, in: ground, opacity: opacity)
            figure.fill(in: shown, with: &paint)
        case .gradient(let index, let plane):
            paint(GradientColors(frame.gradients[Int(index)]), plane, in: shown, opacity: opacity, figure)
        case .field(let index, let field):
            let line = canvas.tools.line
            line.reserve(shown.width)
            let colors = GradientColors(frame.gradients[Int(index)])
            let source = FieldSource(colors, field, bounds: shown, line: line.base)
            var paint = LinePaint(source, from: shown.minX, row: shown.minY, alpha: byte(opacity))
            figure.fill(in: shown, with: &paint)
        case .image(let index, let placement):
            paint(frame.images[Int(index)], placement, in: shown, opacity: opacity, figure)
        }
    }

    private func paint(
        _ colors: GradientColors, _ plane: GradientPlane, in shown: PixelRect, opacity: Double, _ figure: some Inkable
    ) {
        if plane.dx == 0 {
            var paint = StripedPaint(colors, plane, opacity: opacity)
            return figure.fill(in: shown, with: &paint)
        }
        let line = canvas.tools.line
        line.reserve(GradientSource.lineCount(plane, shown))
        let source = GradientSource(colors, plane, bounds: shown, line: line.base)
        var paint = LinePaint(source, from: shown.minX, row: shown.minY, alpha: byte(opacity))
        figure.fill(in: shown, with: &paint)
    }

    private func paint(
        _ image: ImageResource, _ placement: Affine, in shown: PixelRect, opacity: Double, _ figure: some Inkable
    ) {
        let line = canvas.tools.line
        line.reserve(shown.width)
        image.pixels.withUnsafeBytes { bytes in
            guard let texels = bytes.baseAddress,
                let source = ImageSource(image, texels: texels, placement: placement, bounds: shown, line: line.base)
            else { return }
            var paint = LinePaint(source, from: shown.minX, row: shown.minY, alpha: byte(opacity))
            figure.fill(in: shown, with: &paint)
        }
    }
}

extension Canvas {
    /// Mixes a saved backdrop back in with a uniform share.
    fileprivate func mixBack(_ rect: PixelRect, with paint: inout BackdropPaint, opacity: UInt32) {
        for y in rect.minY..<rect.maxY {
            paint.begin(row: y)
            paint.fill(buffer.pixel(rect.minX, y), x: rect.minX, count: rect.width, coverage: opacity)
        }
    }
}
