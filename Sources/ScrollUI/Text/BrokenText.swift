import Foundation

/// Lines of a text with what they were broken for.
struct BrokenText {
    var width: CGFloat
    var height: CGFloat?
    var scale = 1.0
    /// One line with all of the text.
    var isWhole = false
    var lines: [TextLine]
}

/// Texts that were broken into lines, for views that show the same ones again.
@MainActor
final class BrokenTextCache {
    /// All that the lines depend on but the font.
    struct Key: Hashable {
        var content: TextContent
        var settings: TextSettings
        var width: CGFloat
        /// The most lines.
        var limit: Int
        /// Where the text is made smaller to fit.
        var height: CGFloat?
    }

    /// Texts of so many rows; then it begins anew.
    private static let most = 4000

    private var texts: [Key: BrokenText] = [:]

    /// The text as it was broken before, or as `make` breaks it. Complexity: that of hashing the text.
    func text(for key: Key, _ make: () -> BrokenText) -> BrokenText {
        if let known = texts[key] { return known }
        if texts.count >= Self.most { texts.removeAll(keepingCapacity: true) }
        let new = make()
        texts[key] = new
        return new
    }
}
