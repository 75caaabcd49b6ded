/// Turns a display list into commands in pixels, once per frame, for whoever draws them.
///
/// Works in transforms and changes of colour, culls what is not visible, cuts to plain clips, folds opacities where that
/// looks the same, drops clips that cut nothing, and has pictures made of what can only be drawn as one. Does not own
/// pixels. Storage is kept: a steady frame allocates nothing.
@MainActor
final class FrameResolver {
    /// Scopes that need a backdrop of their own may nest this deep; below, clips are cut to whole pixels and opacities
    /// are folded, so that no list can ask for unlimited memory.
    static let deepest = 24

    let texts = TextMaskCache()
    let paths = PathMaskCache()
    let layers: LayerCache
    let colored = ColoredResources()
    /// True for a device that has no more than one texture for a triangle, and colours at its corners: what is more than
    /// that comes as pictures.
    private let isForDevice: Bool
    var transform = Affine.identity
    var visible = PixelRect.empty
    var scale = 1.0
    /// How colours change; nil when they do not.
    var colors: ColorMatrix?
    private var transforms: [Affine] = []
    private var changes: [ColorMatrix?] = []
    private var scopes: [Scope] = []

    private struct Scope {
        enum Kind { case clip, group, transform, effect }

        var kind: Kind
        /// Of the command that begins it, or -1 when it needs none.
        var begin: Int
        var outerVisible: PixelRect
        var changesColors = false
    }

    /// What a frame is made from.
    struct Source {
        let list: DisplayList
        let glyphs: any GlyphSource
        let frame: ResolvedFrame
    }

    /// `depth` layers lie around what is drawn.
    init(depth: Int = 0, isForDevice: Bool = false) {
        layers = LayerCache(depth: depth)
        self.isForDevice = isForDevice
    }

    /// O(items); quadratic only within a group, and there in at most ``GroupOverlap/most`` items.
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

    /// Forgets every picture, for a glyph source that gives others from now on.
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

    /// Returns the index of the item to go on with.
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

    /// A device has no dither. Small gradients show no bands, and what lies between pixels or is zoomed moves, so that nobody
    /// sees them there either; these are triangles, which cost less.
    private func needsPicture(_ paint: Paint, in outline: Outline) -> Bool {
        if paint.needsPicture(in: outline) { return true }
        guard case .linearGradient = paint, let box = RoundedBox(outline) else { return false }
        let (width, height) = ((box.maxX - box.minX) * scale, (box.maxY - box.minY) * scale)
        guard min(width, height) >= Self.smallestDithered, transform.isUpright(at: scale) else { return false }
        let corner = transform.apply(outline.corner)
        return corner.x.isNearlyWhole && corner.y.isNearlyWhole
    }

    /// Pixels on a side.
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

    /// What a clip or group that has a layer of its own holds is drawn as one picture when it mixes with what lies below
    /// it: that ends at the layer. Returns the index of the scope's end.
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
        case .effect where scope.changesColors: colors = changes.popLast() ?? nil
        case .clip, .group, .effect: break
        }
    }
}

extension Paint {
    /// True where a triangle's corners cannot say the colours, or a mask would be needed beside them.
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
    /// Neither turned nor zoomed by anything but the display's scale.
    fileprivate func isUpright(at scale: Double) -> Bool { b == 0 && c == 0 && a == scale && d == scale }
}

extension Double {
    fileprivate var isNearlyWhole: Bool { abs(self - rounded()) < 1.0 / 64 }
}
