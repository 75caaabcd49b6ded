import Drawing
import Foundation
import ScrollAnalysis
import ScrollUI

/// Moments of a scene side by side, each with its time below, in a roughly square grid. Below it are the curves of the
/// gesture if requested, with a line at each moment.
struct PictureStrip {
    private struct Moment: Identifiable {
        let id: Int
        let time: Duration
        let list: DisplayList
    }

    private var moments: [Moment] = []
    private let plot: RenderPlot?
    /// Pixels per point.
    private let scale: Double

    /// A strip without moments.
    init(plot: RenderPlot? = nil, scale: Double = 1) {
        self.plot = plot
        self.scale = scale
    }

    /// Appends the frame at `time`.
    mutating func add(_ list: DisplayList, at time: Duration) {
        moments.append(Moment(id: moments.count, time: time, list: list))
    }

    private static let gap = 16.0
    private static let caption = 20.0
    /// The maximum length of a moment's longer side, so that many of them fit in one picture.
    private static let longest = 400.0

    /// The size of a moment, in points: its own, or smaller.
    private var cell: CGSize {
        let width = moments.map(\.list.size.width).max() ?? 0
        let height = moments.map(\.list.size.height).max() ?? 0
        let scale = min(1, Self.longest / max(width, height, 1))
        return CGSize(width: (width * scale).rounded(.up), height: (height * scale).rounded(.up))
    }

    private var columns: Int {
        let ratio = (cell.height + Self.caption + Self.gap) / (cell.width + Self.gap)
        return max(1, min(moments.count, Int((Double(moments.count) * ratio).squareRoot().rounded(.up))))
    }

    /// The size of the whole picture, in points.
    var size: CGSize { CGSize(width: grid.width, height: grid.height + (curves?.size.height ?? 0)) }

    /// The size of the grid of moments, in points.
    private var grid: CGSize {
        let rows = (moments.count + columns - 1) / max(columns, 1)
        return CGSize(
            width: Double(columns) * (cell.width + Self.gap) + Self.gap,
            height: Double(rows) * (cell.height + Self.caption + Self.gap) + Self.gap)
    }

    private var curves: PlotPicture? { plot?.picture(width: grid.width, scale: scale, at: moments.map(\.time)) }

    /// A view with the size ``size``.
    @MainActor var view: some View {
        VStack(spacing: 0) {
            pictures
            if let curves { PlotPictureView(picture: curves) }
        }
        .background(Palette.canvas)
        .windowText()
    }

    @MainActor private var pictures: some View {
        let tracks = Array(repeating: GridItem(.fixed(cell.width), spacing: Self.gap), count: columns)
        return LazyVGrid(columns: tracks, alignment: .leading, spacing: Self.gap) {
            ForEach(moments) { moment in
                VStack(spacing: 0) {
                    DisplayListView { moment.list }.frame(width: cell.width, height: cell.height).clipped()
                        .overlay { Rectangle().strokeBorder(Palette.line, lineWidth: 1) }
                    Text(Self.text(moment.time)).font(TypeScale.hint).foregroundStyle(Palette.secondary)
                        .frame(height: Self.caption, alignment: .bottom)
                }
            }
        }
        .padding(Self.gap)
        .frame(width: grid.width, height: grid.height, alignment: .topLeading)
    }

    private static func text(_ time: Duration) -> String { String(format: "%.3f s", time.inSeconds) }
}
