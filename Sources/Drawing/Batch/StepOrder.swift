/// Gathers the triangles that go into one target into as few steps as the order on the screen allows.
///
/// Opaque triangles may be drawn before blended ones that came earlier, as long as they do not lie on top of them: then
/// all of a frame's opaque interiors are one draw call, and all of its edges and glyphs another.
struct StepOrder {
    /// Up to this many blended places are told apart; more are looked at as one.
    static let most = 256

    let triangles = TriangleLists()
    private(set) var steps: [BatchStep] = []
    /// Where blended triangles of the open segment lie.
    private var blended: [PixelRect] = []
    private var blendedBounds = PixelRect.empty
    /// Of the open segment's solid step in `steps`.
    private var solidStep = 0
    private var solidStart = 0
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

    /// Says that opaque triangles are about to be added within `bounds`. Closes the segment if they would come to lie
    /// under blended ones that they must cover.
    mutating func willAddSolid(in bounds: PixelRect) {
        guard blendedBounds.intersects(bounds), blended.contains(where: { $0.intersects(bounds) }) else { return }
        close()
        open()
    }

    /// Says that blended triangles are about to be added.
    mutating func willBlend(_ texture: BatchTexture, in bounds: PixelRect) {
        guard !bounds.isEmpty else { return }
        if texture != self.texture {
            closeRun()
            self.texture = texture
        }
        blendedBounds = blendedBounds.union(bounds)
        if blended.count < Self.most {
            blended.append(bounds)
        } else {
            blended[Self.most - 1] = blended[Self.most - 1].union(bounds)
        }
    }

    /// Ends the open segment, so that the steps are complete. Only ``removeAll()`` may follow.
    mutating func close() {
        closeRun()
        if triangles.solidCount > solidStart {
            steps[solidStep] = .solid(solidStart..<triangles.solidCount)
        } else {
            steps.remove(at: solidStep)
        }
    }

    private mutating func open() {
        solidStep = steps.count
        solidStart = triangles.solidCount
        runStart = triangles.blendedCount
        steps.append(.solid(solidStart..<solidStart))
        blended.removeAll(keepingCapacity: true)
        blendedBounds = .empty
    }

    private mutating func closeRun() {
        guard triangles.blendedCount > runStart else { return }
        steps.append(.blended(runStart..<triangles.blendedCount, texture))
        runStart = triangles.blendedCount
    }
}
