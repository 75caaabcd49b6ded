import Foundation
import ScrollAnalysis

/// How large a picture, and the stage that is drawn in it, may be.
enum PictureSize {
    /// What a picture of so many points has too many of, with what is allowed; nil where it is not too large.
    static func excess(of size: CGSize, scale: Double) -> String? {
        let (side, area) = (FileLimit.side.value, FileLimit.pixels.value)
        let (width, height) = (size.width * scale, size.height * scale)
        if max(width, height) > Double(side) { return "more than \(side) pixels on a side" }
        if width.rounded(.up) * height.rounded(.up) > Double(area) { return "more than \(area) pixels" }
        return nil
    }
}
