extension FrameResolver {
    /// Draws an item that is neither a push nor a pop.
    func draw(_ item: DisplayItem, of source: Source) {
        let frame = source.frame
        switch item {
        case .fill(let outline, let paint):
            guard let ink = ink(of: paint, in: frame) else { return }
            fill(outline, ink.dithered(from: transform.apply(outline.corner)), in: frame)
        case .border(let outline, let width, let color): border(outline, width: width, changed(color), in: frame)
        case .image(let image, let rect, let opacity): draw(image: image, in: rect, opacity: opacity, frame)
        case .text(let run, let origin, let color):
            guard let run = source.list.runs[checked: run] else { return }
            draw(run, at: origin, changed(color), glyphs: source.glyphs, frame)
        default: break
        }
    }

    func changed(_ color: PixelColor) -> PixelColor { colors?.apply(color) ?? color }

    /// Returns the ink of a paint; nil if it is invisible.
    private func ink(of paint: Paint, in frame: ResolvedFrame) -> Ink? {
        switch paint {
        case .solid(let color):
            return color.alpha > 0 ? .solid(changed(color)) : nil
        case .linearGradient(let gradient, let start, let end):
            return gradientIndex(gradient, in: frame).map {
                .gradient($0, GradientPlane(from: start, to: end, under: transform))
            }
        case .radialGradient(let gradient, let center, let radii, let start):
            let field = GradientField(.radial(start: start), center: center, radii: radii, under: transform)
            return ink(gradient, field, in: frame)
        case .angularGradient(let gradient, let center, let start, let sweep):
            let field = GradientField(
                .angular(start: start, sweep: sweep), center: center, radii: Size(width: 1, height: 1),
                under: transform)
            return ink(gradient, field, in: frame)
        }
    }

    /// Without a field, which has no extent then, every position lies beyond the end.
    private func ink(_ gradient: Int32, _ field: GradientField?, in frame: ResolvedFrame) -> Ink? {
        gradientIndex(gradient, in: frame).map { index in
            field.map { .field(index, $0) } ?? .gradient(index, .end)
        }
    }

    private func gradientIndex(_ index: Int32, in frame: ResolvedFrame) -> Int32? {
        guard let gradient = frame.gradients[checked: index] else { return nil }
        guard let colors else { return index }
        frame.gradients.append(colored.gradient(gradient, colors))
        return Int32(frame.gradients.count - 1)
    }

    private func fill(_ outline: Outline, _ ink: Ink, in frame: ResolvedFrame) {
        if case .path(let path, let origin) = outline {
            let pathTransform = Affine.translation(x: origin.x, y: origin.y).then(transform)
            guard let placed = paths.mask(for: path, under: pathTransform, visible: visible) else { return }
            frame.masks.append(placed.mask)
            let action = Action.mask(Int32(frame.masks.count - 1), placement: placed.placement, ink)
            return append(action, bounds: placed.bounds, to: frame)
        }
        guard let box = RoundedBox(outline), let form = Form(box, under: transform) else { return }
        append(.fill(form, ink), bounds: form.bounds, to: frame)
    }

    private func border(_ outline: Outline, width: Double, _ color: PixelColor, in frame: ResolvedFrame) {
        guard width > 0, color.alpha > 0, let box = RoundedBox(outline), let outer = Form(box, under: transform)
        else { return }
        let inner = box.inset(by: width)
        guard let inner = outer.placement == nil ? inner?.mapped(by: transform) : inner else {
            return append(.fill(outer, .solid(color)), bounds: outer.bounds, to: frame)
        }
        append(.border(outer: outer, inner: inner, color), bounds: outer.bounds, to: frame)
    }

    private func draw(image: Int32, in rect: Rect, opacity: Double, _ frame: ResolvedFrame) {
        guard opacity > 0, let picture = frame.images[checked: image], picture.width > 0, picture.height > 0,
            let box = RoundedBox(.rect(rect)), let form = Form(box, under: transform)
        else { return }
        let placement = Affine.scale(
            x: rect.width / Double(picture.width), y: rect.height / Double(picture.height)
        ).then(.translation(x: rect.x, y: rect.y)).then(transform)
        guard placement.inverse != nil else { return }
        var image = image
        if let colors {
            frame.images.append(colored.image(picture, colors))
            image = Int32(frame.images.count - 1)
        }
        append(.fill(form, .image(image, placement)), bounds: form.bounds, opacity: min(1, opacity), to: frame)
    }

    private func draw(
        _ run: TextRun, at origin: Point, _ color: PixelColor, glyphs: any GlyphSource, _ frame: ResolvedFrame
    ) {
        guard color.alpha > 0, let text = TextPlacement(transform: transform, scale: scale, origin: origin),
            text.mayTouch(visible, emSize: run.face.size),
            let mask = texts.mask(for: run, scale: text.maskScale, glyphs: glyphs)
        else { return }
        let placement = text.placement(of: mask)
        frame.masks.append(mask)
        let action = Action.mask(Int32(frame.masks.count - 1), placement: placement, .solid(color))
        append(action, bounds: TextPlacement.bounds(of: mask, placement), to: frame)
    }

    func append(_ action: Action, bounds: PixelRect, opacity: Double = 1, to frame: ResolvedFrame) {
        let shown = bounds.intersection(visible)
        guard !shown.isEmpty else { return }
        frame.append(action, bounds: shown)
        if opacity < 1 { frame.commands[frame.commands.count - 1].opacity = opacity }
    }
}

extension Ink {
    /// Anchors a gradient's dither pattern at the pixel of `corner`, so that it moves with the filled shape.
    fileprivate func dithered(from corner: Point) -> Ink {
        let dither = Dither(
            x: Int(clamping: corner.x, rounded: .down), y: Int(clamping: corner.y, rounded: .down))
        switch self {
        case .gradient(let index, var plane):
            plane.dither = dither
            return .gradient(index, plane)
        case .field(let index, var field):
            field.dither = dither
            return .field(index, field)
        case .solid, .inlay, .image: return self
        }
    }
}
