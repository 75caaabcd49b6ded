/// The vertices of a frame, in memory that only grows, and the lists for the triangles between them.
final class Mesh {
    /// The triangles of the current target.
    var triangles: TriangleLists
    private let storage = Scratch(filledWith: BatchVertex.zero, capacity: 1024)
    private var count = 0
    /// Texture coordinates of the atlas' white spot.
    private var whiteU: Float = 0
    private var whiteV: Float = 0

    init(triangles: TriangleLists) {
        self.triangles = triangles
    }

    /// Valid until a vertex is added.
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
    func add(x: Double, y: Double, _ color: BatchColor) -> Int32 {
        add(BatchVertex(x: Float(x), y: Float(y), color, u: whiteU, v: whiteV))
    }

    func add(_ point: MeshPoint, _ ink: MeshInk) {
        let coverage = Float(point.coverage)
        switch ink {
        case .solid(let channels):
            add(x: point.x, y: point.y, BatchColor(channels * coverage))
        case .gradient(let colors, let plane, let opacity):
            let color = colors.color(at: plane.location(x: point.x, y: point.y))
            add(x: point.x, y: point.y, BatchColor(color * (opacity * coverage)))
        case .texture(let unit, let channels):
            let texel = unit.apply(Point(x: point.x, y: point.y))
            let (u, v) = (Float(max(0, min(1, texel.x))), Float(max(0, min(1, texel.y))))
            add(BatchVertex(x: Float(point.x), y: Float(point.y), BatchColor(channels * coverage), u: u, v: v))
        }
    }

    /// Adds the last `count` vertices as a fan around the first of them.
    func addFan(_ count: Int, _ kind: TriangleKind) {
        let first = Int32(truncatingIfNeeded: self.count - count)
        let triangles = triangles[kind]
        for corner in 2..<Int32(max(2, count)) {
            triangles.add(first, first &+ corner &- 1, first &+ corner)
        }
    }

    @inline(__always)
    @discardableResult
    private func add(_ vertex: BatchVertex) -> Int32 {
        storage.reserve(count + 1)
        storage.base[count] = vertex
        count &+= 1
        return Int32(truncatingIfNeeded: count &- 1)
    }
}

/// The four premultiplied channels of a vertex.
struct BatchColor {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    static let clear = BatchColor(.zero)

    /// Creates a colour from channels of 0...255.
    @inline(__always)
    init(_ channels: SIMD4<Float>) {
        red = Self.byte(channels.x)
        green = Self.byte(channels.y)
        blue = Self.byte(channels.z)
        alpha = Self.byte(channels.w)
    }

    @inline(__always)
    private static func byte(_ channel: Float) -> UInt8 {
        UInt8(max(0, min(255, channel)) + 0.5)
    }
}

extension BatchVertex {
    fileprivate static let zero = BatchVertex(x: 0, y: 0, .clear, u: 0, v: 0)

    @inline(__always)
    fileprivate init(x: Float, y: Float, _ color: BatchColor, u: Float, v: Float) {
        self.init(
            x: x, y: y, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha, u: u, v: v)
    }
}
