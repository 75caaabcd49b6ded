import Drawing
import Foundation
import SDLHost

/// A picture that the program wrote.
struct PictureFile {
    private let image: ImageResource

    init(_ file: URL) throws { image = try PNGReader.read(file.path) }

    /// A picture from a test.
    init(_ image: ImageResource) { self.image = image }

    /// The part within `rect`, rounded to whole pixels.
    func crop(_ rect: CGRect) -> PictureFile {
        let (left, right) = (Int(rect.minX.rounded()), Int(rect.maxX.rounded()))
        let rows = Int(rect.minY.rounded())..<Int(rect.maxY.rounded())
        let pixels = rows.flatMap { row($0, columns: left..<right) }
        return PictureFile(ImageResource(width: right - left, height: rows.count, pixels: pixels))
    }

    /// The size in pixels.
    var size: CGSize { CGSize(width: image.width, height: image.height) }

    /// The pixels of a row from `columns`, as bytes.
    func row(_ y: Int, columns: Range<Int>) -> ArraySlice<UInt8> {
        let start = (y * image.width) * 4
        return image.pixels[(start + columns.lowerBound * 4)..<(start + columns.upperBound * 4)]
    }

    /// The pixels of a color, row by row. `color` is red, green and blue.
    func pixels(of color: (red: UInt8, green: UInt8, blue: UInt8)) -> [(x: Int, y: Int)] {
        // By a pointer, as in difference(from:).
        image.pixels.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).compactMap { index in
                guard bytes[index] == color.red, bytes[index + 1] == color.green, bytes[index + 2] == color.blue else {
                    return nil
                }
                return (index / 4 % image.width, index / 4 / image.width)
            }
        }
    }

    /// The mean and the largest difference of a channel, of 255. Pictures of different sizes have the largest
    /// difference.
    func difference(from other: PictureFile) -> (mean: Double, largest: Int) {
        guard size == other.size else { return (255, 255) }
        var (sum, largest) = (0, 0)
        // By pointers, since a loop over the bytes of two arrays takes seconds in a build without optimisation; and most
        // rows are equal.
        image.pixels.withUnsafeBytes { left in
            other.image.pixels.withUnsafeBytes { right in
                for y in 0..<image.height {
                    let row = (y * image.width * 4)..<((y + 1) * image.width * 4)
                    guard !left[row].elementsEqualInMemory(right[row]) else { continue }
                    for index in row {
                        let difference = abs(Int(left[index]) - Int(right[index]))
                        sum += difference
                        largest = max(largest, difference)
                    }
                }
            }
        }
        return (Double(sum) / Double(max(1, image.pixels.count)), largest)
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// Whether both have the same bytes.
    fileprivate func elementsEqualInMemory(_ other: Self) -> Bool {
        let (left, right) = (UnsafeRawBufferPointer(rebasing: self), UnsafeRawBufferPointer(rebasing: other))
        guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress else {
            return left.count == right.count
        }
        return memcmp(first, second, left.count) == 0
    }
}
