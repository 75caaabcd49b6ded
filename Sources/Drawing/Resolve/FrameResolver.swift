/// Converts a display list to commands in pixels, once per frame.
///
/// Applies transforms and colour changes, culls invisible items, cuts to plain clips, folds opacities where the result
/// is the same, removes clips without effect, and has pictures made of parts that can only be drawn as a whole. Does
/// not own pixels. Storage is reused: a steady frame allocates nothing.
@MainActor
final class FrameResolver {
    /// The maximum nesting of scopes with their own backdrop. In deeper scopes clips are cut to whole pixels and
    /// opacities are folded, so that the memory for a list is bounded.
    static let deepest = 24

    let texts = TextMaskCache()
    let paths = PathMaskCache()
    let layers: LayerCache
    let colored = ColoredResources()
    /// True for a device that has one texture per triangle and colours at its corners. Everything else is converted to
    /// pictures.
    private let isForDevice: Bool
    var transform = Affine.identity
    var visible = PixelRect.empty
    var scale = 1.0
    /// The current colour change; nil without one.
    var colors: ColorMatrix?
    private var transforms: [Affine] = []
    private var changes: [ColorMatrix?] = []
    private var scopes: [Scope] = []

    private struct Scope {
        enum Kind { case clip, group, transform, effect }

        var kind: Kind
        /// The index of the command that begins it; -1 if it needs none.
        var begin: Int
        var outerVisible: PixelRect
        var changesColors = false
    }

    /// The inputs of a frame, and the frame itself.
    struct Source {
        let list: DisplayList
        let glyphs: any GlyphSource
        let frame: ResolvedFrame
    }

    /// `depth` is the number of enclosing layers.
    init(depth: Int = 0, isForDevice: Bool = false) {
        layers = LayerCache(depth: depth)
        self.isForDevice = isForDevice
    }

    /// O(items); quadratic only within a group, and there for at most ``GroupOverlap/most`` items.
    func resolve(_ list: DisplayList, bounds: PixelRect, glyphs: any GlyphSource, into frame: ResolvedFrame) {
        frame.begin(list, bounds: bounds)
        texts.beginFrame()
        paths.beginFrame()
        layers.beginFrame()
        colored.beginFrame()
        guard list.scale > 1e-3, list.scale < 1e3 else { return }
        scale = list.scale
        transform = .scale(x: scale, y: scale)
        visible = bounds
        colors = nil
        let source = Source(list: list, glyphs: glyphs, frame: frame)
        resolve(list.items.indices, of: source)
        while let scope = scopes.popLast() {
            close(scope, in: frame)
        }
        transforms.removeAll(keepingCapacity: true)
        changes.removeAll(keepingCapacity: true)
    }

    /// Discards all pictures of glyphs, when the glyph source starts to return different ones.
    func removeGlyphs() {
        texts.removeAll()
        layers.removeAll()
    }

    private func resolve(_ range: Range<Int>, of source: Source) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = resolve(index, of: source)
        }
    }

    /// Returns the index of the next item.
    private func resolve(_ index: Int, of source: Source) -> Int {
        let item = source.list.items[index]
        switch item {
        case .pushClip(let outline): return pushClip(outline, at: index, of: source)
        case .pushGroup(let opacity): return pushGroup(opacity, at: index, of: source)
        case .pushTransform(let inner): push(inner)
        case .pushEffect(let effect): return pushEffect(effect, at: index, of: source)
        case .pushMask: return drawMasked(at: index, of: source)
        case .beginMasked, .popMask: break
        case .popClip: pop(.clip, in: source.frame)
        case .popGroup: pop(.group, in: source.frame)
        case .popTransform: pop(.transform, in: source.frame)
        case .popEffect: pop(.effect, in: source.frame)
        case _ where visible.isEmpty: break
        case .fill(let outline, let paint) where isForDevice && needsPicture(paint, in: outline):
            drawLayer(index..<(index + 1), of: source, plain) { self.lay($0, $1, in: source.frame) }
        case .fill, .border, .image, .text: draw(item, of: source)
        }
        return index + 1
    }

    private func plain(_ scale: Double) -> LayerRequest.Kind { .plain }

    /// A device has no dither. Bands are not visible in small gradients, nor in those that move because they are
    /// between pixels or zoomed; these are drawn as triangles, which cost less.
    private func needsPicture(_ paint: Paint, in outline: Outline) -> Bool {
        if paint.needsPicture(in: outline) { return true }
        guard case .linearGradient = paint, let box = RoundedBox(outline) else { return false }
        let (width, height) = ((box.maxX - box.minX) * scale, (box.maxY - box.minY) * scale)
        guard min(width, height) >= Self.smallestDithered, transform.isUpright(at: scale) else { return false }
        let corner = transform.apply(outline.corner)
        return corner.x.isNearlyWhole && corner.y.isNearlyWhole
    }

    /// The least side of a dithered gradient, in pixels.
    private static let smallestDithered = 96.0
}

// MARK: - Scopes

extension FrameResolver {
    private func push(_ inner: Affine) {
        scopes.append(Scope(kind: .transform, begin: -1, outerVisible: visible))
        transforms.append(transform)
        transform = inner.then(transform)
    }

    private func pushClip(_ outline: Outline, at index: Int, of source: Source) -> Int {
        let frame = source.frame
        var scope = Scope(kind: .clip, begin: -1, outerVisible: visible)
        let begin = frame.commands.count
        beginClip(outline, in: frame)
        if frame.commands.count > begin { scope.begin = begin }
        scopes.append(scope)
        return scope.begin >= 0 ? isolate(index, of: source) ?? index + 1 : index + 1
    }

    private func beginClip(_ outline: Outline, in frame: ResolvedFrame) {
        if case .path(let path, let origin) = outline {
            let pathTransform = Affine.translation(x: origin.x, y: origin.y).then(transform)
            guard let placed = paths.mask(for: path, under: pathTransform, visible: visible) else {
                visible = .empty
                return
            }
            visible = visible.intersection(placed.bounds)
            guard !visible.isEmpty, scopes.count < Self.deepest else { return }
            frame.masks.append(placed.mask)
            let action = Action.beginMaskClip(Int32(frame.masks.count - 1), placement: placed.placement)
            return frame.append(action, bounds: visible)
        }
        let form = RoundedBox(outline).flatMap { Form($0, under: transform) }
        visible = visible.intersection(form?.bounds ?? .empty)
        if let form, !visible.isEmpty, !form.isAlignedRect, scopes.count < Self.deepest {
            frame.append(.beginClip(form), bounds: visible)
        }
    }

    private func pushGroup(_ opacity: Double, at index: Int, of source: Source) -> Int {
        var scope = Scope(kind: .group, begin: -1, outerVisible: visible)
        if !(opacity > 0) { visible = .empty }
        if opacity < 1, !visible.isEmpty {
            scope.begin = source.frame.commands.count
            source.frame.append(.beginGroup(opacity: opacity, overlap: .empty), bounds: visible)
        }
        scopes.append(scope)
        return scope.begin >= 0 ? isolate(index, of: source) ?? index + 1 : index + 1
    }

    /// Draws the content of a clip or group with its own layer as one picture if it blends with its backdrop, since
    /// that blending ends at the layer. Returns the index of the scope's end.
    private func isolate(_ index: Int, of source: Source) -> Int? {
        guard source.list.hasBlends else { return nil }
        let end = source.list.end(ofScopeAt: index)
        guard source.list.hasBlend(in: (index + 1)..<end) else { return nil }
        drawLayer((index + 1)..<end, of: source, plain) { self.lay($0, $1, in: source.frame) }
        return end
    }

    private func pushEffect(_ index: Int32, at start: Int, of source: Source) -> Int {
        guard let effect = source.list.effects[checked: index] else {
            scopes.append(Scope(kind: .effect, begin: -1, outerVisible: visible))
            return start + 1
        }
        let end = source.list.end(ofScopeAt: start)
        guard let next = draw((start + 1)..<end, with: effect, of: source) else {
            var scope = Scope(kind: .effect, begin: -1, outerVisible: visible)
            if case .color(let matrix) = effect {
                scope.changesColors = true
                changes.append(colors)
                colors = colors.map { matrix.then($0) } ?? matrix
            }
            scopes.append(scope)
            return start + 1
        }
        return next
    }

    /// Ignores a pop that does not match the innermost push.
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
        case .effect where scope.changesColors: colors = changes.popLast() ?? nil
        case .clip, .group, .effect: break
        }
    }
}

extension Paint {
    /// True if colours at a triangle's corners cannot represent the paint, or if a mask would be needed as well.
    fileprivate func needsPicture(in outline: Outline) -> Bool {
        switch self {
        case .solid: return false
        case .radialGradient, .angularGradient: return true
        case .linearGradient:
            if case .path = outline { return true }
            return false
        }
    }
}

extension Affine {
    /// True without rotation, and without scaling other than the display's.
    fileprivate func isUpright(at scale: Double) -> Bool { b == 0 && c == 0 && a == scale && d == scale }
}

extension Double {
    fileprivate var isNearlyWhole: Bool { abs(self - rounded()) < 1.0 / 64 }
}
