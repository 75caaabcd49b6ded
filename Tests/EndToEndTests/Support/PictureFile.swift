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

    /// The mean and the largest difference of a channel, of 255. Pictures of different sizes have the largest
    /// difference.
    func difference(from other: PictureFile) -> (mean: Double, largest: Int) {
        guard size == other.size else { return (255, 255) }
        var (sum, largest) = (0, 0)
        for (left, right) in zip(image.pixels, other.image.pixels) {
            let difference = abs(Int(left) - Int(right))
            sum += difference
            largest = max(largest, difference)
        }
        return (Double(sum) / Double(max(1, image.pixels.count)), largest)
    }
}
