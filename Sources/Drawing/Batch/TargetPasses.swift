/// Sorts steps by their target, so that a frame changes its target as seldom as possible.
///
/// A layer does not depend on the content below it. All layers of one depth are therefore drawn first, side by side in
/// one texture of the surface's size, deeper ones before those that contain them, and the surface last. Only when two
/// layers of one depth overlap must everything so far be drawn before the second one begins.
struct TargetPasses {
    /// The content of one target: the surface at depth 0, a layer at any other.
    private struct Pass {
        var order = StepOrder()
        /// Layers that begin in this stage.
        var cleared: [PixelRect] = []
        /// Layers that the target holds, or will hold once this stage has been drawn.
        var used: [PixelRect] = []
    }

    private(set) var steps: [BatchStep] = []
    let triangles = TriangleLists()
    private var passes = [Pass()]
    /// The bounds of the open layers, outermost first.
    private var open: [PixelRect] = []

    /// The number of open layers.
    var depth: Int { open.count }

    /// The lists for triangles added now.
    var current: TriangleLists { passes[depth].order.triangles }

    mutating func begin() {
        steps.removeAll(keepingCapacity: true)
        triangles.removeAll()
        open.removeAll(keepingCapacity: true)
        for depth in passes.indices { clear(depth) }
    }

    func kind(isOpaque: Bool, in bounds: PixelRect) -> TriangleKind {
        passes[depth].order.kind(isOpaque: isOpaque, in: bounds)
    }

    mutating func willAdd(_ kind: TriangleKind, in bounds: PixelRect) {
        passes[depth].order.willAdd(kind, in: bounds)
    }

    mutating func willBlend(_ texture: BatchTexture, in bounds: PixelRect) {
        passes[depth].order.willBlend(texture, in: bounds)
    }

    mutating func beginLayer(_ bounds: PixelRect) {
        let depth = depth + 1
        if passes.count == depth { passes.append(Pass()) }
        if passes[depth].used.contains(where: { $0.intersects(bounds) }) { flush() }
        passes[depth].cleared.append(bounds)
        passes[depth].used.append(bounds)
        open.append(bounds)
    }

    /// Returns the layer's number, which selects its texture.
    mutating func endLayer() -> Int {
        open.removeLast()
        return depth
    }

    mutating func end() {
        flush()
    }

    /// Emits everything so far. Open layers continue in the next stage.
    private mutating func flush() {
        for depth in passes.indices.reversed() {
            passes[depth].order.close()
            emit(depth)
            clear(depth)
        }
    }

    private mutating func emit(_ depth: Int) {
        let pass = passes[depth]
        guard !pass.cleared.isEmpty || !pass.order.steps.isEmpty else { return }
        if depth > 0 || !steps.isEmpty { steps.append(.target(depth > 0 ? .layer(depth - 1) : .surface)) }
        for rect in pass.cleared { steps.append(.clear(rect)) }
        for step in pass.order.steps { steps.append(step.moved(past: triangles)) }
        triangles.append(pass.order.triangles)
    }

    private mutating func clear(_ depth: Int) {
        passes[depth].order.removeAll()
        passes[depth].cleared.removeAll(keepingCapacity: true)
        passes[depth].used.removeAll(keepingCapacity: true)
        if depth > 0, depth <= open.count { passes[depth].used.append(open[depth - 1]) }
    }
}

extension BatchStep {
    /// Returns the same step with its triangles moved past the given ones.
    fileprivate func moved(past triangles: TriangleLists) -> BatchStep {
        switch self {
        case .solid(let range): .solid(range.moved(by: triangles.solid.count))
        case .plain(let range): .plain(range.moved(by: triangles.plain.count))
        case .taken(let range): .taken(range.moved(by: triangles.taken.count))
        case .blended(let range, let texture): .blended(range.moved(by: triangles.textured.count), texture)
        case .target, .clear: self
        }
    }
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Range<Int> { (lowerBound + distance)..<(upperBound + distance) }
}
