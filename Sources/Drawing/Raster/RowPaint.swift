/// A paint for the covered part of a row. A constraint of the generic loops, never an existential.
protocol RowPaint {
    /// Called once for each row, before anything in it is painted.
    mutating func begin(row y: Int)
    /// Paints `count` pixels from column `x` on, all with a coverage of 1...255.
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UInt32)
    /// Paints pixels with individual coverage.
    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>)
}

/// A single colour.
struct SolidPaint: RowPaint {
    /// Opaque; the alpha is stored in `alpha`.
    var pixel: UInt32
    /// 0...255.
    var alpha: UInt32

    init(_ color: PixelColor, opacity: Double) {
        pixel = color.opaquePixel
        alpha = byte(opacity * Double(color.alpha) / 255)
    }

    mutating func begin(row y: Int) {}

    @inline(__always)
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UInt32) {
        let share = weight(product(coverage, alpha))
        if share == 256 {
            fillSpan(pixels, count, pixel)
        } else if share > 0 {
            mixSpan(pixels, count, pixel, share)
        }
    }

    /// Glyph masks are mostly empty, so four bytes are tested at a time.
    @inline(__always)
    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let over = SIMD4(repeating: pixel)
        var index = 0
        while index &+ 4 <= count {
            let covered = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
            if covered != 0 {
                store(mix(load(pixels + index), over, weights(covered, alpha: alpha)), at: pixels + index)
            }
            index &+= 4
        }
        while index < count {
            if coverage[index] > 0 {
                let share = weight(product(UInt32(coverage[index]), alpha))
                pixels[index] = mix(pixels[index], pixel, share)
            }
            index &+= 1
        }
    }
}

/// A source of the colours of a row that has more than one.
protocol RowSource {
    /// Returns premultiplied pixels, beginning at the source's first column. Valid until the next call.
    mutating func colors(row y: Int) -> UnsafePointer<UInt32>
    /// True if every pixel is opaque.
    var isOpaque: Bool { get }
}

/// A paint with colours from a ``RowSource``: gradients and pictures.
struct LinePaint<Source: RowSource>: RowPaint {
    private var source: Source
    /// The column of the first colour.
    private let minX: Int
    private var colors: UnsafePointer<UInt32>
    /// 0...255.
    private let alpha: UInt32
    private let isOpaque: Bool

    init(_ source: Source, from minX: Int, row y: Int, alpha: UInt32) {
        self.source = source
        self.minX = minX
        self.alpha = alpha
        isOpaque = source.isOpaque
        colors = self.source.colors(row: y)
    }

    mutating func begin(row y: Int) {
        colors = source.colors(row: y)
    }

    @inline(__always)
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UInt32) {
        let colors = colors + (x &- minX)
        let share = weight(product(coverage, alpha))
        if share == 256, isOpaque {
            pixels.update(from: colors, count: count)
        } else if isOpaque {
            mixSpan(pixels, with: colors, count, share)
        } else {
            for index in 0..<count { pixels[index] = over(pixels[index], scaled(colors[index], share)) }
        }
    }

    @inline(__always)
    func blend(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        let colors = colors + (x &- minX)
        for index in 0..<count where coverage[index] > 0 {
            let share = weight(product(UInt32(coverage[index]), alpha))
            pixels[index] = over(pixels[index], scaled(colors[index], share))
        }
    }
}
