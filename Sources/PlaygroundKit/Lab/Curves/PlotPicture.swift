import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A drawing of curves as data, for the window and for files.
struct PlotPicture: Equatable, Sendable {
    var size: CGSize
    /// In drawing order.
    var elements: [PlotElement] = []
}

/// An element of a drawing, in points.
enum PlotElement: Equatable, Sendable {
    case rect(CGRect, PlotInk)
    /// `dash` alternates lengths of lines and gaps; empty for a solid line.
    case line([CGPoint], PlotInk, width: Double, dash: [Double])
    /// A part of a curve.
    case piece(PlotPiece, PlotInk, width: Double, dash: [Double])
    /// A line of small text, vertically centred at the point.
    case text(String, CGPoint, PlotInk, PlotAnchor)
}

/// The part of a text that is at its point.
enum PlotAnchor: Equatable, Sendable {
    case leading, center, trailing
}

/// The role of an element, which decides its colour.
enum PlotInk: Hashable, Sendable {
    /// The title of a saved drawing.
    case heading
    case grid
    case label
    case title
    case beyond
    case event
    case target
    /// A curve by its quantity, and whether it belongs to the second of two axes.
    case curve(CurveQuantity, isSecond: Bool)
    /// The curve of another tuning.
    case other
    /// A measured curve.
    case measured
    /// The curve of A or B, and whether it belongs to the second of two axes.
    case compared(TuningSide, isSecond: Bool)
}

/// The selection of curves.
enum PlotContent: String, CaseIterable, Sendable {
    case position, velocity, both
    /// Offset, velocity and acceleration.
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

/// The layout of a drawing of curves, in points.
struct PlotLayout: Equatable, Sendable {
    /// The space left of the curves, for the numbers of their values.
    static let gutter = 58.0
    /// The space below the curves, for the times.
    static let footer = 18.0
    /// The height of a row of words above the curves.
    static let row = 14.0
    static let trailing = 10.0
    /// The space between two panes: the name of the lower one, and half a number on either side.
    private static let gap = 28.0
    /// The height of the first pane relative to the others.
    private static let lead = 1.3

    let size: CGSize
    /// The number of rows of words above the curves.
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

    /// The bounds of all panes.
    var field: CGRect { panes.first.map { $0.union(panes[panes.count - 1]) } ?? .zero }

    /// Returns the mapping between times and horizontal positions.
    func mapping(_ times: ClosedRange<Double>) -> CurveReduction.Mapping {
        CurveReduction.Mapping(times: times, values: 0...1, frame: field, column: 1)
    }
}
