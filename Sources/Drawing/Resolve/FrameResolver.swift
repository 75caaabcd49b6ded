/// Turns a display list into commands in pixels, once per frame, for whoever draws them.
///
/// Works in transforms, culls what is not visible, cuts to plain clips, folds opacities where that looks the same, and
/// drops clips that cut nothing. Does not own pixels. Storage is kept: a steady frame allocates nothing.
@MainActor
final class FrameResolver {
    /// Scopes that need a backdrop of their own may nest this deep; below, clips are cut to whole pixels and opacities
    /// are folded, so that no list can ask for unlimited memory.
    static let deepest = 24

    let masks = TextMaskCache()
    private var transform = Affine.identity
    private var transforms: [Affine] = []
    private var scopes: [Scope] = []
    private var visible = PixelRect.empty
    private var scale = 1.0

    private struct Scope {
        enum Kind { case clip, group, transform }

        var kind: Kind
        /// Of the command that begins it, or -1 when it needs none.
        var begin: Int
        var outerVisible: PixelRect
    }

    /// O(items); quadratic only within a group, and there in at most ``GroupOverlap/most`` items.
    func resolve(_ list: DisplayList, bounds: PixelRect, glyphs: any GlyphSource, into frame: ResolvedFrame) {
        frame.begin(list, bounds: bounds)
        masks.beginFrame()
        guard list.scale > 1e-3, list.scale < 1e3 else { return }
        scale = list.scale
        transform = .scale(x: scale, y: scale)
        visible = bounds
        for item in list.items {
            resolve(item, of: list, glyphs: glyphs, into: frame)
        }
        while let scope = scopes.popLast() {
            close(scope, in: frame)
        }
        transforms.removeAll(keepingCapacity: true)
    }

    private func resolve(
        _ item: DisplayItem, of list: DisplayList, glyphs: any GlyphSource, into frame: ResolvedFrame
    ) {
        switch item {
        case .pushClip(let outline): pushClip(outline, in: frame)
        case .pushGroup(let opacity): pushGroup(opacity, in: frame)
        case .pushTransform(let inner): push(inner)
        case .popClip: pop(.clip, in: frame)
        case .popGroup: pop(.group, in: frame)
        case .popTransform: pop(.transform, in: frame)
        case _ where visible.isEmpty: break
        case .fill(let outline, let paint): fill(outline, paint, in: frame)
        case .border(let outline, let width, let color): border(outline, width: width, color, in: frame)
        case .image(let image, let rect, let opacity): draw(image: image, in: rect, opacity: opacity, frame)
        case .text(let run, let origin, let color):
            guard list.runs.indices.contains(Int(run)) else { return }
            draw(list.runs[Int(run)], at: origin, color, glyphs: glyphs, frame)
        }
    }
}

// MARK: - What is drawn

extension FrameResolver {
    private func fill(_ outline: Outline, _ paint: Paint, in frame: ResolvedFrame) {
        guard let box = RoundedBox(outline), let form = Form(box, under: transform) else { return }
        switch paint {
        case .solid(let color):
            guard color.alpha > 0 else { return }
            append(.fill(form, .solid(color)), bounds: form.bounds, to: frame)
        case .linearGradient(let gradient, let start, let end):
            guard frame.gradients.indices.contains(Int(gradient)) else { return }
            let plane = GradientPlane(from: start, to: end, under: transform)
            append(.fill(form, .gradient(gradient, plane)), bounds: form.bounds, to: frame)
        }
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
        guard opacity > 0, frame.images.indices.contains(Int(image)) else { return }
        let picture = frame.images[Int(image)]
        guard picture.width > 0, picture.height > 0, let box = RoundedBox(.rect(rect)),
            let form = Form(box, under: transform)
        else { return }
        let placement = Affine.scale(
            x: rect.width / Double(picture.width), y: rect.height / Double(picture.height)
        ).then(.translation(x: rect.x, y: rect.y)).then(transform)
        guard placement.inverse != nil else { return }
        append(.fill(form, .image(image, placement)), bounds: form.bounds, opacity: min(1, opacity), to: frame)
    }

    private func draw(
        _ run: TextRun, at origin: Point, _ color: PixelColor, glyphs: any GlyphSource, _ frame: ResolvedFrame
    ) {
        guard color.alpha > 0, let text = TextPlacement(transform: transform, scale: scale, origin: origin),
            text.mayTouch(visible, emSize: run.face.size),
            let mask = masks.mask(for: run, scale: text.maskScale, glyphs: glyphs)
        else { return }
        let placement = text.placement(of: mask)
        frame.masks.append(mask)
        let action = Action.text(mask: Int32(frame.masks.count - 1), placement: placement, color)
        append(action, bounds: TextPlacement.bounds(of: mask, placement), to: frame)
    }

    private func append(_ action: Action, bounds: PixelRect, opacity: Double = 1, to frame: ResolvedFrame) {
        let shown = bounds.intersection(visible)
        guard !shown.isEmpty else { return }
        frame.append(action, bounds: shown)
        if opacity < 1 { frame.commands[frame.commands.count - 1].opacity = opacity }
    }
}

// MARK: - Scopes

extension FrameResolver {
    private func push(_ inner: Affine) {
        scopes.append(Scope(kind: .transform, begin: -1, outerVisible: visible))
        transforms.append(transform)
        transform = inner.then(transform)
    }

    private func pushClip(_ outline: Outline, in frame: ResolvedFrame) {
        var scope = Scope(kind: .clip, begin: -1, outerVisible: visible)
        let form = RoundedBox(outline).flatMap { Form($0, under: transform) }
        visible = visible.intersection(form?.bounds ?? .empty)
        if let form, !visible.isEmpty, !form.isAlignedRect, scopes.count < Self.deepest {
            scope.begin = frame.commands.count
            frame.append(.beginClip(form), bounds: visible)
        }
        scopes.append(scope)
    }

    private func pushGroup(_ opacity: Double, in frame: ResolvedFrame) {
        var scope = Scope(kind: .group, begin: -1, outerVisible: visible)
        if !(opacity > 0) { visible = .empty }
        if opacity < 1, !visible.isEmpty {
            scope.begin = frame.commands.count
            frame.append(.beginGroup(opacity: opacity, overlap: .empty), bounds: visible)
        }
        scopes.append(scope)
    }

    /// A pop that does not belong to the innermost push is ignored.
    private func pop(_ kind: Scope.Kind, in frame: ResolvedFrame) {
        guard let scope = scopes.last, scope.kind == kind else { return }
        scopes.removeLast()
        close(scope, in: frame)
    }

    private func close(_ scope: Scope, in frame: ResolvedFrame) {
        visible = scope.outerVisible
        switch scope.kind {
        case .transform: transform = transforms.popLast() ?? transform
        case .clip where scope.begin >= 0: frame.closeClip(begin: scope.begin)
        case .group where scope.begin >= 0:
            frame.closeGroup(begin: scope.begin, mustFold: scopes.count >= Self.deepest)
        case .clip, .group: break
        }
    }
}
