/// The vertices of a frame, in memory that only grows, and where the triangles between them go.
final class Mesh {
    /// Those of the target that is drawn into.
    var triangles: TriangleLists
    private let storage = Scratch(filledWith: BatchVertex.zero, capacity: 1024)
    private var count = 0
    /// Texture coordinates of the atlas' white spot.
    private var whiteU: Float = 0
    private var whiteV: Float = 0

    init(triangles: TriangleLists) {
        self.triangles = triangles
    }

    /// Valid until something is added.
    var vertices: UnsafeBufferPointer<BatchVertex> {
        UnsafeBufferPointer(start: storage.base, count: count)
    }

    /// Starts the next frame.
    func begin(whiteU: Float, whiteV: Float) {
        count = 0
        self.whiteU = whiteU
        self.whiteV = whiteV
    }

    /// Returns the vertex' index.
    @inline(__always)
    @discardableResult
    func add(_ point: MeshPoint, _ ink: MeshInk) -> Int32 {
        storage.reserve(count + 1)
        storage.base[count] = vertex(point, ink)
        count &+= 1
        return Int32(truncatingIfNeeded: count &- 1)
    }

    /// The last `count` vertices as a fan around the first of them.
    func addFan(_ count: Int, isSolid: Bool) {
        let first = Int32(truncatingIfNeeded: self.count - count)
        for corner in 2..<Int32(max(2, count)) {
            triangles.add(first, first &+ corner &- 1, first &+ corner, isSolid: isSolid)
        }
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
