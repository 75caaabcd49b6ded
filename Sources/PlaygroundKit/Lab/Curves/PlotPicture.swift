import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A drawing of curves as data: what a window draws and a file holds alike.
struct PlotPicture: Equatable, Sendable {
    var size: CGSize
    /// In order of drawing.
    var elements: [PlotElement] = []
}

/// A piece of a drawing, in points.
enum PlotElement: Equatable, Sendable {
    case rect(CGRect, PlotInk)
    /// `dash` is lengths of lines and gaps in turn; empty for a solid line.
    case line([CGPoint], PlotInk, width: Double, dash: [Double])
    /// A line of small text whose middle is as high as the point.
    case text(String, CGPoint, PlotInk, PlotAnchor)
}

/// The part of a text that is at its point.
enum PlotAnchor: Equatable, Sendable {
    case leading, center, trailing
}

/// What a piece of a drawing is about, which decides its colour.
enum PlotInk: Hashable, Sendable {
    /// Above a drawing that is saved.
    case heading
    case grid
    case label
    case title
    case beyond
    case event
    case target
    /// A curve by its quantity, and whether it is of the second of two axes.
    case curve(CurveQuantity, isSecond: Bool)
    /// The curve of another tuning.
    case other
    /// What was measured elsewhere.
    case measured
    /// The curve of one of two tunings that are compared, and whether it is of the second of two axes.
    case compared(TuningSide, isSecond: Bool)
}

/// Which curves are drawn.
enum PlotContent: String, CaseIterable, Sendable {
    case position, velocity, both
    /// The acceleration too.
    case all

    /// From top to bottom.
    var quantities: [CurveQuantity] {
        switch self {
        case .position: [.offset]
        case .velocity: [.velocity]
        case .both: [.offset, .velocity]
        case .all: CurveQuantity.allCases
        }
    }
}

/// Where the parts of a drawing of curves are. Points.
struct PlotLayout: Equatable, Sendable {
    /// Left of the curves, for the numbers of their values.
    static let gutter = 58.0
    /// Below the curves, for the times.
    static let footer = 18.0
    /// A row of words above the curves.
    static let row = 14.0
    static let trailing = 10.0
    /// Between two panes: the name of the lower one, and half a number to either side.
    private static let gap = 28.0
    /// The first curve gets that much more than the others.
    private static let lead = 1.3

    let size: CGSize
    /// Rows of words above the curves.
    let rows: Int
    /// One for each quantity, from top to bottom.
    let panes: [CGRect]

    init(size: CGSize, count: Int) {
        self.size = size
        rows = size.height >= 150 ? 2 : 1
        let top = Double(rows) * Self.row
        let width = max(0, size.width - Self.gutter - Self.trailing)
        let height = max(0, size.height - top - Self.footer - Double(max(0, count - 1)) * Self.gap)
        let unit = height / (Double(max(1, count)) - 1 + Self.lead)
        var y = top
        var panes: [CGRect] = []
        for index in 0..<count {
            let own = index == 0 ? unit * Self.lead : unit
            panes.append(CGRect(x: Self.gutter, y: y, width: width, height: own))
            y += own + Self.gap
        }
        self.panes = panes
    }

    /// Around all panes.
    var field: CGRect { panes.first.map { $0.union(panes[panes.count - 1]) } ?? .zero }

    /// The time at a position across, and the other way round.
    func mapping(_ times: ClosedRange<Double>) -> CurveReduction.Mapping {
        CurveReduction.Mapping(times: times, values: 0...1, frame: field, column: 1)
    }
}
