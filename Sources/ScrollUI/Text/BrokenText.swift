import Foundation

/// The lines of a text and the parameters of their layout.
struct BrokenText {
    var width: CGFloat
    var height: CGFloat?
    var scale = 1.0
    /// Whether the text is one complete line.
    var isWhole = false
    var lines: BrokenLines
}

/// The lines of a text. A single one, as most texts have, needs no allocation.
enum BrokenLines: RandomAccessCollection {
    case one(TextLine)
    case several([TextLine])

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .one: 1
        case .several(let lines): lines.count
        }
    }

    subscript(position: Int) -> TextLine {
        switch self {
        case .one(let line): line
        case .several(let lines): lines[position]
        }
    }

    /// Does not copy the lines, as an iterator does.
    func forEach(_ body: (TextLine) -> Void) {
        switch self {
        case .one(let line): body(line)
        case .several(let lines): lines.forEach(body)
        }
    }
}

/// A cache of texts broken into lines, for views that show the same texts again.
@MainActor
final class BrokenTextCache {
    /// All parameters of the lines except the font.
    struct Key: Hashable {
        var content: TextContent
        var settings: TextSettings
        var width: CGFloat
        /// The maximum number of lines.
        var limit: Int
        /// The height, if the text can be scaled down to fit.
        var height: CGFloat?
    }

    /// The maximum number of texts. When it is reached, the cache is emptied.
    private static let most = 4000

    private var texts: [Key: BrokenText] = [:]

    /// Returns the cached text, or the result of `make`. Complexity: that of hashing the text.
    func text(for key: Key, _ make: () -> BrokenText) -> BrokenText {
        if let known = texts[key] { return known }
        if texts.count >= Self.most { texts.removeAll(keepingCapacity: true) }
        let new = make()
        texts[key] = new
        return new
    }
}
