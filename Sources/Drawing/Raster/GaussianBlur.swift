/// A Gaussian approximated by three successive box filters on each axis, as the W3C's filters specify. The sum of all
/// values is preserved.
struct GaussianBlur {
    /// The largest radius of a blur, in pixels.
    static let largest = 512.0

    /// The number of fully weighted pixels on each side of a box's centre.
    private let core: Int
    /// The weight of the next pixel beyond.
    private let edge: Float
    private let scale: Float

    /// `radius` is the standard deviation in pixels. Each box has a third of the variance: the widest box of whole
    /// pixels with at most that variance, and a share of the pixels beside it for the rest.
    init(radius: Double) {
        let radius = min(Self.largest, max(0, radius))
        let variance = radius * radius / 3
        let half = (((1 + 4 * radius * radius).squareRoot() - 1) / 2).rounded(.down)
        let whole = 2 * half + 1
        let lacking = whole * (variance - half * (half + 1) / 3)
        let share = max(0, lacking / (2 * ((half + 1) * (half + 1) - variance)))
        core = Int(half)
        edge = Float(share)
        scale = Float(1 / (whole + 2 * share))
    }

    /// Returns the distance to which a pixel spreads.
    static func margin(_ radius: Double) -> Int {
        let blur = GaussianBlur(radius: radius)
        return 3 * (blur.core + (blur.edge > 0 ? 1 : 0))
    }

    /// Blurs `width * height` values in rows. Values outside equal the nearest value inside if `clamps` is true, else
    /// zero.
    func apply<Value: BlurValue>(to values: inout [Value], width: Int, height: Int, clamps: Bool = false) {
        guard width > 0, height > 0, core > 0 || edge > 0 else { return }
        let count = max(width, height)
        var line = [Value](repeating: .zero, count: count)
        var next = line
        values.withUnsafeMutableBufferPointer { values in
            for y in 0..<height {
                filter(values, from: y * width, step: 1, count: width, &line, &next, clamps)
            }
            for x in 0..<width {
                filter(values, from: x, step: width, count: height, &line, &next, clamps)
            }
        }
    }

    private func filter<Value: BlurValue>(
        _ values: UnsafeMutableBufferPointer<Value>, from start: Int, step: Int, count: Int, _ line: inout [Value],
        _ next: inout [Value], _ clamps: Bool
    ) {
        for index in 0..<count { line[index] = values[start + index * step] }
        for _ in 0..<3 {
            box(line, &next, count: count, clamps)
            swap(&line, &next)
        }
        for index in 0..<count { values[start + index * step] = line[index] }
    }

    private func box<Value: BlurValue>(_ line: [Value], _ result: inout [Value], count: Int, _ clamps: Bool) {
        let outside = (first: clamps ? line[0] : .zero, last: clamps ? line[count - 1] : .zero)
        @inline(__always)
        func value(_ index: Int) -> Value {
            index < 0 ? outside.first : index < count ? line[index] : outside.last
        }
        var sum = Value.zero
        for index in -core...core { sum += value(index) }
        for index in 0..<count {
            result[index] = (sum + (value(index - core - 1) + value(index + core + 1)) * edge) * scale
            sum += value(index + core + 1)
            sum -= value(index - core)
        }
    }
}

/// A value that can be blurred: a coverage, or the four channels of a pixel.
protocol BlurValue {
    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self
    static func += (left: inout Self, right: Self)
    static func -= (left: inout Self, right: Self)
    static func * (left: Self, right: Float) -> Self
}

extension Float: BlurValue {}
extension SIMD4<Float>: BlurValue {}
