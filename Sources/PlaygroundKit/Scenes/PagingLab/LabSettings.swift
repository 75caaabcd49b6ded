import ScrollUI

/// How wide the lab's rows are.
enum LabWidth: String, SceneChoice {
    case wide = "Wide"
    case narrow = "Narrow"

    /// Of a narrow row, in points: a phone's window between its margins.
    static let narrowLength = 320.0
}

/// What the lab's rows hold.
enum LabContent: String, SceneChoice {
    case whole = "Whole pages"
    case remainder = "Half a page over"
    case short = "Short"

    /// Each page's length, in windows.
    var pages: [Double] {
        switch self {
        case .whole: Array(repeating: 1, count: 7)
        case .remainder: Array(repeating: 1, count: 6) + [0.5]
        case .short: [0.5]
        }
    }

    /// In windows.
    var length: Double { pages.reduce(0, +) }
}

/// Which page a row is on.
struct LabPage: Equatable, Sendable {
    /// From 1.
    var number = 1
    var count = 1
    /// The row rests on a page or at its end, or is on its way.
    var isAligned = true

    var text: String { "Page \(number) of \(count)" }
}

extension LabPage {
    init(_ geometry: ScrollGeometry) {
        let page = max(1, geometry.containerSize.width)
        let offset = geometry.contentOffset.x + geometry.contentInsets.leading
        let last = max(0, geometry.contentSize.width - page)
        count = max(1, Int((geometry.contentSize.width / page - 0.01).rounded(.up)))
        let isAtEnd = offset > last - 0.5
        number = isAtEnd ? count : max(1, Int((offset / page).rounded()) + 1)
        let beyond = offset - (offset / page).rounded() * page
        isAligned = isAtEnd || offset < 0.5 || abs(beyond) < 0.5 || geometry.velocity.dx != 0
    }
}
