import Drawing

/// Pixels to draw into and to inspect. Rows are longer than the picture, and the pixels beyond it are checked to be
/// untouched.
struct Picture: Sendable, Equatable {
    static let untouched: UInt32 = 0xDEAD_BEEF

    let width: Int
    let height: Int
    private let stride: Int
    private var pixels: [UInt32]

    init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
        stride = width + 3
        pixels = Array(repeating: Self.untouched, count: stride * (height + 1))
    }

    /// The buffer is valid within `body`.
    mutating func draw<Result>(_ body: (PixelBuffer) -> Result) -> Result {
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { preconditionFailure("a picture has at least three pixels") }
            return body(PixelBuffer(base: base, width: width, height: height, stride: stride))
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * stride + x] }

    /// The channel of a white shape on black: its coverage.
    func level(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 0xFF) }

    var rows: [[UInt32]] {
        (0..<height).map { y in (0..<width).map { self[$0, y] } }
    }

    /// The covered area of a white shape on black, in pixels.
    var coveredArea: Double {
        var sum = 0
        for y in 0..<height {
            for x in 0..<width { sum += level(x, y) }
        }
        return Double(sum) / 255
    }

    var isUntouchedOutside: Bool {
        let beside = (0..<height).allSatisfy { y in
            (width..<stride).allSatisfy { pixels[y * stride + $0] == Self.untouched }
        }
        return beside && (0..<stride).allSatisfy { pixels[height * stride + $0] == Self.untouched }
    }

    /// The largest difference in any channel.
    func distance(to other: Picture) -> Int {
        var worst = 0
        for y in 0..<height {
            for x in 0..<width { worst = max(worst, Self.distance(self[x, y], other[x, y])) }
        }
        return worst
    }

    static func distance(_ left: UInt32, _ right: UInt32) -> Int {
        [0, 8, 16, 24].map { abs(Int(left >> $0 & 0xFF) - Int(right >> $0 & 0xFF)) }.max() ?? 0
    }
}

extension DisplayList {
    /// A list with the given items.
    init(_ width: Int, _ height: Int, scale: Double = 1, _ items: [DisplayItem]) {
        self.init(size: Size(width: Double(width) / scale, height: Double(height) / scale), scale: scale)
        for item in items { append(item) }
    }

    /// The list drawn at once by a new rasteriser. XCTest runs on the main thread, but does not declare it to the
    /// compiler.
    func drawn(_ width: Int, _ height: Int, background: PixelColor = .black, text: TestText = .blocks) -> Picture {
        MainActor.assumeIsolated {
            var picture = Picture(width, height)
            let rasterizer = SoftwareRasterizer()
            picture.draw { rasterizer.draw(self, into: $0, background: background, glyphs: text.source) }
            return picture
        }
    }
}

extension Rect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
