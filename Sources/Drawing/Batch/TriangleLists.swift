/// Triangles as indices of vertices, in memory that only grows.
final class TriangleLists {
    private let solidStorage = Scratch(filledWith: Int32(0), capacity: 1024)
    private let blendedStorage = Scratch(filledWith: Int32(0), capacity: 1024)
    private(set) var solidCount = 0
    private(set) var blendedCount = 0

    /// Triangles that hide what is below. Valid until something is added.
    var solid: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: solidStorage.base, count: solidCount)
    }

    /// Triangles that are laid over what is below. Valid until something is added.
    var blended: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: blendedStorage.base, count: blendedCount)
    }

    func removeAll() {
        solidCount = 0
        blendedCount = 0
    }

    @inline(__always)
    func add(_ a: Int32, _ b: Int32, _ c: Int32, isSolid: Bool) {
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

    func append(_ other: TriangleLists) {
        solidStorage.reserve(solidCount + other.solidCount)
        (solidStorage.base + solidCount).update(from: other.solidStorage.base, count: other.solidCount)
        solidCount += other.solidCount
        blendedStorage.reserve(blendedCount + other.blendedCount)
        (blendedStorage.base + blendedCount).update(from: other.blendedStorage.base, count: other.blendedCount)
        blendedCount += other.blendedCount
    }

    @inline(__always)
    private static func store(_ a: Int32, _ b: Int32, _ c: Int32, at place: UnsafeMutablePointer<Int32>) {
        place[0] = a
        place[1] = b
        place[2] = c
    }
}
