extension FrameResolver {
    /// Draws a scope's items with an effect. Returns the index of the item after the scope; nil if the effect takes
    /// effect from here on and the items are drawn individually.
    func draw(_ items: Range<Int>, with effect: LayerEffect, of source: Source) -> Int? {
        let after = min(source.list.items.count, items.upperBound + 1)
        switch effect {
        case .color: return nil
        case .blur(let radius, let isOpaque):
            guard radius > 0, radius.isFinite else { return nil }
            drawLayer(items, of: source, { .blur(min(GaussianBlur.largest, radius * $0), isOpaque: isOpaque) }) {
                self.lay($0, $1, in: source.frame)
            }
        case .shadow(let color, let radius, let offset):
            drawShadow(of: items, color, radius: radius, offset: offset, source)
            return nil
        case .luminanceToAlpha:
            drawLayer(items, of: source, { _ in .luminance }) { self.lay($0, $1, in: source.frame) }
        case .blend(.normal): return nil
        case .blend(let mode):
            drawLayer(items, of: source, { _ in .plain }) { self.blend($0, $1, mode, in: source.frame) }
        case .projection(let projection):
            drawProjected(items, projection, of: source)
        case .isolated:
            guard source.list.hasBlend(in: items) else { return nil }
            drawLayer(items, of: source, { _ in .plain }) { self.lay($0, $1, in: source.frame) }
        }
        return after
    }

    /// Returns the index of the item after the scope.
    func drawMasked(at index: Int, of source: Source) -> Int {
        let list = source.list
        let end = list.end(ofScopeAt: index)
        guard let split = list.split(ofMaskAt: index, end: end) else { return min(list.items.count, end + 1) }
        drawLayer((index + 1)..<end, of: source, { _ in .masked(split: split - index - 1) }) {
            self.lay($0, $1, in: source.frame)
        }
        return min(list.items.count, end + 1)
    }

    /// Finds or makes a picture of the items, and passes it to `body` with the transform from the picture's pixels to
    /// the frame's.
    func drawLayer(
        _ items: Range<Int>, of source: Source, _ kind: (Double) -> LayerRequest.Kind,
        _ body: (LayerCache.Content, Affine) -> Void
    ) {
        guard !visible.isEmpty,
            let request = LayerRequest(source.list, items, kind, under: transform, visible: visible),
            let result = layers.content(for: request, glyphs: source.glyphs)
        else { return }
        body(result.content, Affine.translation(x: Double(result.x), y: Double(result.y)).then(request.placement))
    }

    func lay(_ content: LayerCache.Content, _ placement: Affine, in frame: ResolvedFrame) {
        guard case .image(let image) = content,
            let box = RoundedBox(.rect(image.bounds)), let form = Form(box, under: placement)
        else { return }
        append(.fill(form, .image(add(image, to: frame), placement)), bounds: form.bounds, to: frame)
    }

    private func blend(
        _ content: LayerCache.Content, _ placement: Affine, _ mode: BlendMode, in frame: ResolvedFrame
    ) {
        guard case .image(let image) = content, let box = RoundedBox(.rect(image.bounds)),
            let form = Form(box, under: placement)
        else { return }
        append(.blend(image: add(image, to: frame), placement: placement, mode), bounds: form.bounds, to: frame)
    }

    private func drawShadow(
        of items: Range<Int>, _ color: PixelColor, radius: Double, offset: Point, _ source: Source
    ) {
        guard color.alpha > 0, radius.isFinite, offset.x.isFinite, offset.y.isFinite, !visible.isEmpty else { return }
        let inner = transform
        // The mask must cover the visible part of the shadow, which is offset.
        transform = Affine.translation(x: offset.x, y: offset.y).then(transform)
        defer { transform = inner }
        drawLayer(items, of: source, { .shadow(min(GaussianBlur.largest, max(0, radius) * $0)) }) {
            guard case .mask(let mask) = $0 else { return }
            source.frame.masks.append(mask)
            let ink = Ink.solid(changed(color))
            let action = Action.mask(Int32(source.frame.masks.count - 1), placement: $1, ink)
            append(action, bounds: TextPlacement.bounds(of: mask, $1), to: source.frame)
        }
    }

    /// Draws the picture upright, then applies the projection.
    private func drawProjected(_ items: Range<Int>, _ projection: Projection, of source: Source) {
        let outer = (transform, visible)
        let whole = projection.then(Projection(outer.0))
        guard let inverse = whole.inverse else { return }
        visible = PixelRect.around(outer.1.corners.map { inverse.apply($0) }, scale: scale)
        transform = .scale(x: scale, y: scale)
        defer { (transform, visible) = outer }
        drawLayer(items, of: source, { _ in .plain }) {
            guard case .image(let image) = $0, let back = transform.inverse else { return }
            let projection = Projection($1.then(back)).then(whole)
            let corners = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height).corners
            visible = outer.1
            let bounds = PixelRect.around(corners.map { projection.apply($0) }, scale: 1)
            append(.warp(image: add(image, to: source.frame), projection), bounds: bounds, to: source.frame)
        }
    }

    private func add(_ image: ImageResource, to frame: ResolvedFrame) -> Int32 {
        frame.images.append(colors.map { colored.image(image, $0) } ?? image)
        return Int32(frame.images.count - 1)
    }
}

extension DisplayList {
    /// Returns the index of the marker between a mask and the masked items.
    fileprivate func split(ofMaskAt start: Int, end: Int) -> Int? {
        var depth = 0
        for index in start..<end {
            switch items[index] {
            case .pushMask: depth += 1
            case .popMask: depth -= 1
            case .beginMasked where depth == 1: return index
            default: break
            }
        }
        return nil
    }
}

extension ImageResource {
    fileprivate var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
}

extension PixelRect {
    fileprivate var corners: [Point] {
        [
            Point(x: Double(minX), y: Double(minY)), Point(x: Double(maxX), y: Double(minY)),
            Point(x: Double(maxX), y: Double(maxY)), Point(x: Double(minX), y: Double(maxY)),
        ]
    }

    /// Returns the rectangle around all points, or an unlimited one if one of them lies behind the eye.
    fileprivate static func around(_ points: [Point?], scale: Double) -> PixelRect {
        let known = points.compactMap { $0 }
        guard known.count == points.count else {
            return PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
        }
        let (x, y) = (known.map { $0.x * scale }, known.map { $0.y * scale })
        return PixelRect(touching: x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0).outset(by: 1)
    }
}
