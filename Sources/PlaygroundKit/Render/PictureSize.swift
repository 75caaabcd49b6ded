import Foundation
import ScrollAnalysis

/// The maximum size of a picture and of its stage.
enum PictureSize {
    /// Returns how a picture exceeds the limits, with the limit; nil if it does not.
    static func excess(of size: CGSize, scale: Double) -> String? {
        let (side, area) = (FileLimit.side.value, FileLimit.pixels.value)
        let (width, height) = (size.width * scale, size.height * scale)
        if max(width, height) > Double(side) { return "more than \(side) pixels on a side" }
        if width.rounded(.up) * height.rounded(.up) > Double(area) { return "more than \(area) pixels" }
        return nil
    }
}
