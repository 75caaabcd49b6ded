/// Gathers triangles into as few steps as the order on the screen allows.
///
/// Opaque triangles may be drawn before blended ones that came earlier, as long as they do not lie on top of them: then
/// all of a frame's opaque interiors are one draw call, and all of its edges and glyphs another.
struct StepOrder {
    /// Up to this many blended places are told apart; more are looked at as one.
    static let most = 256

    private(set) var steps: [BatchStep] = []
    /// Where blended triangles of the open segment lie.
    private var blended: [PixelRect] = []
    private var blendedBounds = PixelRect.empty
    /// Of the open segment's solid step in `steps`.
    private var solidStep = 0
    private var solidStart = 0
    private var runStart = 0
    private var texture = BatchTexture.atlas

    mutating func begin() {
        steps.removeAll(keepingCapacity: true)
        open(mesh: nil)
    }

    /// Says that opaque triangles are about to be added within `bounds`. Closes the segment if they would come to lie
    /// under blended ones that they must cover.
    mutating func willAddSolid(in bounds: PixelRect, to mesh: Mesh) {
        guard blendedBounds.intersects(bounds), blended.contains(where: { $0.intersects(bounds) }) else { return }
        close(mesh)
        open(mesh: mesh)
    }

    /// Says that blended triangles are about to be added.
    mutating func willBlend(_ texture: BatchTexture, in bounds: PixelRect, to mesh: Mesh) {
        guard !bounds.isEmpty else { return }
        if texture != self.texture {
            closeRun(mesh)
            self.texture = texture
        }
        blendedBounds = blendedBounds.union(bounds)
        if blended.count < Self.most {
            blended.append(bounds)
        } else {
            blended[Self.most - 1] = blended[Self.most - 1].union(bounds)
        }
    }

    /// Ends what is open, adds the step, and starts anew.
    mutating func append(_ step: BatchStep, mesh: Mesh) {
        close(mesh)
        steps.append(step)
        open(mesh: mesh)
    }

    mutating func end(_ mesh: Mesh) {
        close(mesh)
    }

    private mutating func open(mesh: Mesh?) {
        solidStep = steps.count
        solidStart = mesh?.solidCount ?? 0
        runStart = mesh?.blendedCount ?? 0
        steps.append(.solid(solidStart..<solidStart))
        blended.removeAll(keepingCapacity: true)
        blendedBounds = .empty
    }

    private mutating func close(_ mesh: Mesh) {
        closeRun(mesh)
        if mesh.solidCount > solidStart {
            steps[solidStep] = .solid(solidStart..<mesh.solidCount)
        } else {
            steps.remove(at: solidStep)
        }
    }

    private mutating func closeRun(_ mesh: Mesh) {
        guard mesh.blendedCount > runStart else { return }
        steps.append(.blended(runStart..<mesh.blendedCount, texture))
        runStart = mesh.blendedCount
    }
}
