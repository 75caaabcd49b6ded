import ScrollAnalysis

extension PlotInk {
    /// The name of the CSS class.
    var name: String {
        switch self {
        case .heading: "heading"
        case .grid: "grid"
        case .label: "label"
        case .title: "title"
        case .beyond: "beyond"
        case .event: "event"
        case .target: "place"
        case .curve(let quantity, let isSecond): quantity.rawValue + (isSecond ? "-down" : "")
        case .other: "other"
        case .measured: "measured"
        case .compared(let side, let isSecond): "side-\(side.rawValue.lowercased())" + (isSecond ? "-down" : "")
        }
    }

    /// The colour on dark, as `#RRGGBB`: that of the dark window.
    var darkHex: String {
        switch self {
        case .heading, .beyond: "#E8EBF0"
        case .grid: "#262B35"
        case .label, .title: "#9AA3B2"
        case .event: "#5FD38D"
        case .target: "#FFB454"
        case .curve(.offset, isSecond: false), .compared(.a, isSecond: false): "#5B8CFF"
        case .curve(.offset, isSecond: true), .compared(.a, isSecond: true): "#3CC8B4"
        case .curve(.velocity, isSecond: false), .compared(.b, isSecond: false): "#F0A04B"
        case .curve(.velocity, isSecond: true), .compared(.b, isSecond: true): "#F27BA6"
        case .curve(.acceleration, isSecond: false): "#B48CFF"
        case .curve(.acceleration, isSecond: true): "#B5C94A"
        case .other: "#8A94A6"
        case .measured: "#525B6A"
        }
    }

    /// All inks of a page's drawings.
    static let all: [PlotInk] =
        [.heading, .grid, .label, .title, .beyond, .event, .target, .other]
        + [false, true].flatMap { isSecond in
            CurveQuantity.allCases.map { .curve($0, isSecond: isSecond) }
                + TuningSide.allCases.map { .compared($0, isSecond: isSecond) }
        }
}
