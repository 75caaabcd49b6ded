/// Gathers the triangles that go into one target into as few steps as the order on the screen allows.
///
/// Opaque triangles may be drawn before blended ones that came earlier, as long as they do not lie on top of them, and so
/// may blended ones without a texture, and such that take colours away, before textured ones: then all of a frame's opaque
/// interiors are one draw call, its translucent ones another, and all of its edges and glyphs a third.
struct StepOrder {
    /// Up to this many blended areas are told apart; more are looked at as one.
    static let most = 256
    /// Pixels from which on a translucent shape is worth a draw call without a texture.
    static let smallestPlain = 4096

    let triangles = TriangleLists()
    private(set) var steps: [BatchStep] = []
    /// Where blended triangles of the open segment lie.
    private var blended = Areas()
    /// Where those of them lie that have a texture, and on which none without may be laid.
    private var textured = Areas()
    /// Of the open segment's solid step in `steps`.
    private var solidStep = 0
    private var solidStart = 0
    private var plainStart = 0
    private var takenStart = 0
    private var runStart = 0
    private var texture = BatchTexture.atlas

    init() {
        open()
    }

    mutating func removeAll() {
        steps.removeAll(keepingCapacity: true)
        triangles.removeAll()
        open()
    }

    /// How the inside of a shape within `bounds` is best drawn.
    func kind(isOpaque: Bool, in bounds: PixelRect) -> TriangleKind {
        if isOpaque { return .solid }
        let isWorthIt = bounds.area >= Self.smallestPlain || triangles.plain.count > plainStart
        return isWorthIt && !textured.meet(bounds) ? .plain : .textured
    }

    /// Says that triangles are about to be added within `bounds`, the textured ones by ``willBlend(_:in:)``. Closes the
    /// segment if they would come to lie under others that they must lie on.
    mutating func willAdd(_ kind: TriangleKind, in bounds: PixelRect) {
        switch kind {
        case .solid:
            if blended.meet(bounds) { begin() }
        case .plain:
            blended.add(bounds)
        case .taken:
            if textured.meet(bounds) { begin() }
            blended.add(bounds)
            textured.add(bounds)
        case .textured:
            break
        }
    }

    /// Says that textured triangles are about to be added.
    mutating func willBlend(_ texture: BatchTexture, in bounds: PixelRect) {
        guard !bounds.isEmpty else { return }
        if texture != self.texture {
            closeRun()
            self.texture = texture
        }
        blended.add(bounds)
        textured.add(bounds)
    }

    /// Ends the open segment, so that the steps are complete. Only ``removeAll()`` may follow.
    mutating func close() {
        closeRun()
        if triangles.taken.count > takenStart {
            steps.insert(.taken(takenStart..<triangles.taken.count), at: solidStep + 1)
        }
        if triangles.plain.count > plainStart {
            steps.insert(.plain(plainStart..<triangles.plain.count), at: solidStep + 1)
        }
        if triangles.solid.count > solidStart {
            steps[solidStep] = .solid(solidStart..<triangles.solid.count)
        } else {
            steps.remove(at: solidStep)
        }
    }

    private mutating func begin() {
        close()
        open()
    }

    private mutating func open() {
        solidStep = steps.count
        solidStart = triangles.solid.count
        plainStart = triangles.plain.count
        takenStart = triangles.taken.count
        runStart = triangles.textured.count
        steps.append(.solid(solidStart..<solidStart))
        blended.removeAll()
        textured.removeAll()
    }

    private mutating func closeRun() {
        guard triangles.textured.count > runStart else { return }
        steps.append(.blended(runStart..<triangles.textured.count, texture))
        runStart = triangles.textured.count
    }
}

/// Rectangles, and whether another one meets any of them.
private struct Areas {
    private var rects: [PixelRect] = []
    private var bounds = PixelRect.empty

    func meet(_ rect: PixelRect) -> Bool {
        bounds.intersects(rect) && rects.contains { $0.intersects(rect) }
    }

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        bounds = bounds.union(rect)
        if rects.count < StepOrder.most {
            rects.append(rect)
        } else {
            rects[StepOrder.most - 1] = rects[StepOrder.most - 1].union(rect)
        }
    }

    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
        bounds = .empty
    }
}
