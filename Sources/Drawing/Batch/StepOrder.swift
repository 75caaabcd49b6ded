/// Groups the triangles of one target into as few steps as their order allows.
///
/// Opaque triangles may be drawn before earlier blended ones that they do not overlap. Likewise untextured blended
/// triangles, and subtracted ones, may be drawn before textured ones. Then all opaque interiors of a frame are one draw
/// call, its translucent ones another, and all edges and glyphs a third.
struct StepOrder {
    /// The largest number of separate blended areas; further ones are merged into the last.
    static let most = 256
    /// The area in pixels from which a translucent shape is worth a draw call without a texture.
    static let smallestPlain = 4096

    let triangles = TriangleLists()
    private(set) var steps: [BatchStep] = []
    /// The areas of blended triangles in the open segment.
    private var blended = Areas()
    /// The areas of the textured ones among them, over which no untextured triangle may be added.
    private var textured = Areas()
    /// The index of the open segment's solid step in `steps`.
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

    /// Returns the best kind for the interior of a shape within `bounds`.
    func kind(isOpaque: Bool, in bounds: PixelRect) -> TriangleKind {
        if isOpaque { return .solid }
        let isWorthIt = bounds.area >= Self.smallestPlain || triangles.plain.count > plainStart
        return isWorthIt && !textured.meet(bounds) ? .plain : .textured
    }

    /// Announces triangles within `bounds`; textured ones are announced with ``willBlend(_:in:)``. Closes the segment
    /// if they would otherwise be drawn below triangles that they must cover.
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

    /// Announces textured triangles.
    mutating func willBlend(_ texture: BatchTexture, in bounds: PixelRect) {
        guard !bounds.isEmpty else { return }
        if texture != self.texture {
            closeRun()
            self.texture = texture
        }
        blended.add(bounds)
        textured.add(bounds)
    }

    /// Ends the open segment and so completes the steps. Only ``removeAll()`` may follow.
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

/// A set of rectangles that can be tested for overlap.
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
