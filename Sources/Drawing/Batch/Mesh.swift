/// The vertices of a frame and the triangles between them, in memory that only grows.
final class Mesh {
    private let vertexStorage = Scratch(filledWith: BatchVertex.zero, capacity: 1024)
    private let solidStorage = Scratch(filledWith: Int32(0), capacity: 1024)
    private let blendedStorage = Scratch(filledWith: Int32(0), capacity: 1024)
    private(set) var vertexCount = 0
    private(set) var solidCount = 0
    private(set) var blendedCount = 0
    /// Texture coordinates of the atlas' white spot.
    private var whiteU: Float = 0
    private var whiteV: Float = 0

    /// Valid until something is added.
    var vertices: UnsafeBufferPointer<BatchVertex> {
        UnsafeBufferPointer(start: vertexStorage.base, count: vertexCount)
    }

    /// Triangles that hide what is below. Valid until something is added.
    var solidIndices: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: solidStorage.base, count: solidCount)
    }

    /// Triangles that are laid over what is below. Valid until something is added.
    var blendedIndices: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: blendedStorage.base, count: blendedCount)
    }

    /// Starts the next frame.
    func begin(whiteU: Float, whiteV: Float) {
        (vertexCount, solidCount, blendedCount) = (0, 0, 0)
        self.whiteU = whiteU
        self.whiteV = whiteV
    }

    /// Returns the vertex' index.
    @inline(__always)
    @discardableResult
    func add(_ point: MeshPoint, _ ink: MeshInk) -> Int32 {
        if vertexCount == vertexStorage.capacity { vertexStorage.reserve(vertexCount + 1) }
        vertexStorage.base[vertexCount] = vertex(point, ink)
        vertexCount &+= 1
        return Int32(truncatingIfNeeded: vertexCount &- 1)
    }

    @inline(__always)
    func addTriangle(_ a: Int32, _ b: Int32, _ c: Int32, isSolid: Bool) {
        if isSolid {
            solidStorage.reserve(solidCount + 3)
            Self.store(a, b, c, at: solidStorage.base + solidCount)
            solidCount &+= 3
        } else {
            blendedStorage.reserve(blendedCount + 3)
            Self.store(a, b, c, at: blendedStorage.base + blendedCount)
            blendedCount &+= 3
        }
    }

    /// The last `count` vertices as a fan around the first of them.
    func addFan(_ count: Int, isSolid: Bool) {
        let first = Int32(truncatingIfNeeded: vertexCount - count)
        for corner in 2..<Int32(max(2, count)) {
            addTriangle(first, first &+ corner &- 1, first &+ corner, isSolid: isSolid)
        }
    }

    @inline(__always)
    private static func store(_ a: Int32, _ b: Int32, _ c: Int32, at place: UnsafeMutablePointer<Int32>) {
        place[0] = a
        place[1] = b
        place[2] = c
    }

    @inline(__always)
    private func vertex(_ point: MeshPoint, _ ink: MeshInk) -> BatchVertex {
        var vertex = BatchVertex(x: Float(point.x), y: Float(point.y), u: whiteU, v: whiteV)
        switch ink {
        case .solid(let channels):
            vertex.set(channels * Float(point.coverage))
        case .gradient(let colors, let plane, let opacity):
            let color = colors.color(at: plane.location(x: point.x, y: point.y))
            vertex.set(color * (opacity * Float(point.coverage)))
        case .texture(let place, let channels):
            let texel = place.apply(Point(x: point.x, y: point.y))
            vertex.u = Float(max(0, min(1, texel.x)))
            vertex.v = Float(max(0, min(1, texel.y)))
            vertex.set(channels * Float(point.coverage))
        }
        return vertex
    }
}

extension BatchVertex {
    fileprivate static let zero = BatchVertex(x: 0, y: 0, u: 0, v: 0)

    fileprivate init(x: Float, y: Float, u: Float, v: Float) {
        self.init(x: x, y: y, red: 0, green: 0, blue: 0, alpha: 0, u: u, v: v)
    }

    /// From channels of 0...255.
    @inline(__always)
    fileprivate mutating func set(_ channels: SIMD4<Float>) {
        let rounded = channels + 0.5
        red = UInt8(max(0, min(255, rounded.x)))
        green = UInt8(max(0, min(255, rounded.y)))
        blue = UInt8(max(0, min(255, rounded.z)))
        alpha = UInt8(max(0, min(255, rounded.w)))
    }
}
