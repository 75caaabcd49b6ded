import ScrollUI

/// The rows that a gesture drives.
enum LabHand: String, SceneChoice {
    case all = "All rows"
    case one = "One row"

    var detail: String {
        switch self {
        case .all: "The same flick, seven rules"
        case .one: "A separate flick for each of seven rules"
        }
    }

    /// The input group of rows that get the same input.
    var group: String? { self == .all ? "rows of the lab" : nil }
}

/// The width of the rows.
enum LabWidth: String, SceneChoice {
    case wide = "Wide"
    case narrow = "Narrow"

    /// The width of a narrow row, in points: a phone's window with margins.
    static let narrowLength = 320.0
}

/// The content of the rows.
enum LabContent: String, SceneChoice {
    case whole = "Whole pages"
    case remainder = "Half a page over"
    case short = "Short"

    /// The length of each page, in windows.
    var pages: [Double] {
        switch self {
        case .whole: Array(repeating: 1, count: 7)
        case .remainder: Array(repeating: 1, count: 6) + [0.5]
        case .short: [0.5]
        }
    }

    /// The total length, in windows.
    var length: Double { pages.reduce(0, +) }
}

/// The current page of a row.
enum LabPage: Equatable, Sendable {
    /// A page, counted from 1.
    case page(Int, of: Int)
    /// The content is at rest or held before that page, counted from 1.
    case before(Int)

    init(_ geometry: ScrollGeometry) {
        let window = max(1, geometry.containerSize.width)
        let offset = geometry.contentOffset.x + geometry.contentInsets.leading
        let last = max(0, geometry.contentSize.width - window)
        let count = max(1, Int((geometry.contentSize.width / window - 0.01).rounded(.up)))
        let nearest = (offset / window).rounded()
        let isMoving = geometry.velocity.dx != 0
        if offset > last - Self.nearness {
            self = .page(count, of: count)
        } else if isMoving || offset < Self.nearness || abs(offset - nearest * window) < Self.nearness {
            self = .page(max(1, Int(nearest) + 1), of: count)
        } else {
            self = .before(Int((offset / window).rounded(.down)) + 2)
        }
    }

    /// The distance in points that is not visible.
    private static let nearness = 0.5

    var isAligned: Bool {
        if case .page = self { return true }
        return false
    }

    var text: String {
        switch self {
        case .page(let number, let count): "Page \(number) of \(count)"
        case .before(let number): "Between \(number - 1) and \(number)"
        }
    }
}
