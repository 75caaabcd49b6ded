import Drawing

/// A film as YUV4MPEG2, which ffmpeg and players read from a pipe: a header line, then the uncompressed frames.
///
/// Colours are BT.601 in the limited range, which is the readers' default. Pictures with even sides are 4:2:0, as is
/// usual for films; others are 4:4:4.
/// Source: mjpegtools, yuv4mpeg(5); the matrix is that of ITU-R BT.601-7, 2.5, in 1/65536.
struct Y4MFilm {
    let width: Int
    let height: Int
    private let interval: (seconds: Int, over: Int)
    /// The side of a block of pixels with a common colour, in pixels.
    private let share: Int

    /// A film of pictures as large as `picture`, with one frame per `interval`.
    init(_ picture: ImageResource, every interval: (seconds: Int, over: Int)) {
        (width, height) = (picture.width, picture.height)
        self.interval = interval
        share = width.isMultiple(of: 2) && height.isMultiple(of: 2) ? 2 : 1
    }

    /// The text before the frames.
    var header: String {
        let colors = share == 2 ? "420jpeg" : "444"
        return "YUV4MPEG2 W\(width) H\(height) F\(interval.over):\(interval.seconds) Ip A1:1 C\(colors)\n"
    }

    /// Returns a frame, which must have the film's size. O(pixels).
    func frame(_ picture: ImageResource) -> [UInt8] {
        let colors = (width / share) * (height / share)
        let mark = Array("FRAME\n".utf8)
        return [UInt8](unsafeUninitializedCapacity: mark.count + width * height + 2 * colors) { bytes, count in
            for byte in mark { bytes.append(byte, at: &count) }
            for pixel in 0..<width * height {
                bytes.append(Self.luma(Color(picture, pixel)), at: &count)
            }
            for plane in [Self.blueDifference, Self.redDifference] {
                for y in stride(from: 0, to: height, by: share) {
                    for x in stride(from: 0, to: width, by: share) {
                        bytes.append(plane(mean(picture, x, y)), at: &count)
                    }
                }
            }
        }
    }

    /// Red, green and blue from 0 to 255.
    private struct Color {
        var red = 0
        var green = 0
        var blue = 0

        init() {}

        init(_ picture: ImageResource, _ pixel: Int) {
            red = Int(picture.pixels[4 * pixel])
            green = Int(picture.pixels[4 * pixel + 1])
            blue = Int(picture.pixels[4 * pixel + 2])
        }
    }

    /// Returns the mean colour of the block of pixels at (`x`, `y`).
    private func mean(_ picture: ImageResource, _ x: Int, _ y: Int) -> Color {
        guard share > 1 else { return Color(picture, y * width + x) }
        var sum = Color()
        for pixel in [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1] {
            let color = Color(picture, pixel)
            sum.red += color.red
            sum.green += color.green
            sum.blue += color.blue
        }
        (sum.red, sum.green, sum.blue) = ((sum.red + 2) / 4, (sum.green + 2) / 4, (sum.blue + 2) / 4)
        return sum
    }

    private static let half = 1 << 15

    private static func luma(_ color: Color) -> UInt8 {
        UInt8((16_829 * color.red + 33_039 * color.green + 6416 * color.blue + half) >> 16 + 16)
    }

    private static func blueDifference(_ color: Color) -> UInt8 {
        UInt8((-9714 * color.red - 19_071 * color.green + 28_784 * color.blue + half) >> 16 + 128)
    }

    private static func redDifference(_ color: Color) -> UInt8 {
        UInt8((28_784 * color.red - 24_103 * color.green - 4681 * color.blue + half) >> 16 + 128)
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func append(_ byte: UInt8, at count: inout Int) {
        self[count] = byte
        count += 1
    }
}
