import ScrollAnalysis
import ScrollUI

/// The bar above the curves while there is a measured one: its placement, its difference from A, and its actions.
struct MeasuredBar: View {
    let model: PlaygroundModel
    let curve: PlacedCurve
    let residual: CurveResidual

    /// In points.
    static let height = 36.0
    /// The widths of the dock below which parts are omitted, in points.
    private static let (leastPlacement, leastResidual, leastName) = (720.0, 560.0, 420.0)

    private var width: Double { model.regions.stage.width }

    var body: some View {
        HStack(spacing: 10) {
            LegendLine(entry: .measured(curve.name.visible))
            if width >= Self.leastName {
                Text(curve.name.visible).lineLimit(1).frame(minWidth: 0, maxWidth: 120, alignment: .leading)
            }
            if width >= Self.leastPlacement { placement }
            Text(status).foregroundStyle(Palette.secondary).lineLimit(1).id("measured-residual")
            Spacer(minLength: 0)
            actions
        }
        .font(TypeScale.hint)
        .padding(.horizontal, 12)
        .frame(minWidth: 0, maxWidth: .infinity)
        .frame(height: Self.height, alignment: .top)
        .id("measured")
    }

    private var placement: some View {
        Text(
            "\(PlotNumber.text(curve.time, decimals: 3)) s, \(PlotNumber.text(curve.offset, decimals: 1)) pt, "
                + "\u{D7}\(PlotNumber.text(curve.scale, decimals: 3))"
        )
        .foregroundStyle(Palette.secondary)
        .fixedSize()
        .id("measured-place")
    }

    private var status: String {
        guard let report = model.lab.measured.report else {
            return width >= Self.leastResidual ? residual.sentence : "\(PlotNumber.text(residual.rms, decimals: 2)) pt"
        }
        let rest = report.rms.isFinite ? ", \(PlotNumber.text(report.rms, decimals: 2)) pt left" : ""
        return "Fitting for \(PlotNumber.text(report.time, decimals: 1)) s: \(report.tries) tries\(rest)"
    }

    @ViewBuilder private var actions: some View {
        let measured = model.lab.measured
        Group {
            if measured.report != nil {
                Button("Stop") { model.stopFit() }.id("measured-stop")
            } else {
                Button("Fit A") { model.fitCurve() }.disabled(measured.isFitting).id("measured-fit")
            }
            Menu("Scale") {
                ForEach(Self.densities, id: \.self) { density in
                    Button(density == 1 ? "1 pixel a point" : "\(density.shortestDecimal) pixels a point") {
                        measured.adjust { $0.scale(by: 1 / density / $0.scale, about: $0.offset) }
                    }
                }
            }
            .id("measured-scale")
            Button("Reset") { measured.adjust { $0 = $0.home } }.disabled(curve.isAtHome).id("measured-reset")
            Button("Close") { model.closeCurve() }.id("measured-close")
        }
        .buttonStyle(BarButtonStyle())
    }

    /// Pixels per point of Android and iOS phones.
    private static let densities = [1, 1.5, 2, 2.625, 2.75, 3, 3.5, 4]
}
