import Drawing
import Foundation

/// A filled box for each text, as wide as the text and slightly higher than its line.
package final class BoxGlyphs: GlyphSource {
    package init() {}

    package func mask(for run: TextRun, scale: Double) -> TextMask? {
        let (width, height) = (max(1, Int(Double(run.string.count) * run.face.size * 0.6)), 20)
        return TextMask(
            width: width, height: height, left: 0, top: 15, coverage: [UInt8](repeating: 255, count: width * height))
    }
}
