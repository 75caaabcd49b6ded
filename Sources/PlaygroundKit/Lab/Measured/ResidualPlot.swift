import Foundation
import ScrollPhysics
import ScrollUI

/// The difference between the measured curve and A, below the curves and over the same times.
struct ResidualPlot: View {
    let residual: CurveResidual
    let range: PlotRange

    /// In points.
    static let height = 70.0
    /// The space above the line for the title, and below it.
    private static let (top, bottom) = (16.0, 10.0)

    var body: some View {
        Canvas { context, size in picture(size).draw(in: context) }
            .frame(height: Self.height)
            .padding(.horizontal, 4)
            .id("residual")
    }

    /// Returns the drawing with zero in the middle and a symmetric range.
    func picture(_ size: CGSize) -> PlotPicture {
        let width = size.width - PlotLayout.gutter - PlotLayout.trailing
        var picture = PlotPicture(size: size)
        guard width >= 1, size.height > Self.top + Self.bottom else { return picture }
        let frame = CGRect(
            x: PlotLayout.gutter, y: Self.top, width: width, height: size.height - Self.top - Self.bottom)
        let most = max(abs(residual.worst.y) * 1.1, 0.1)
        let map = CurveReduction.Mapping(times: range.shown, values: -most...most, frame: frame, column: 1)
        for value in [most, 0, -most] {
            let y = map.y(value)
            picture.elements.append(
                .line(
                    [CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y)], .grid, width: 1, dash: []))
            let text = value == 0 ? "0" : PlotNumber.text(value, decimals: most < 10 ? 1 : 0)
            picture.elements.append(.text(text, CGPoint(x: frame.minX - 6, y: y), .label, .trailing))
        }
        picture.elements.append(.text("measured \u{2212} A, pt", CGPoint(x: 4, y: 6), .title, .leading))
        let line = residual.points.filter { range.shown.contains($0.x) }.map { CGPoint(x: map.x($0.x), y: map.y($0.y)) }
        if line.count > 1 { picture.elements.append(.line(line, .heading, width: 1, dash: [])) }
        return picture
    }
}
