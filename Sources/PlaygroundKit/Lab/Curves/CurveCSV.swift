import Foundation
import ScrollAnalysis
import ScrollPhysics

/// Writes the samples of curves for spreadsheets: the columns of `trace`, and one for the tuning.
enum CurveCSV {
    /// Returns a header line, then one line per sample, tuning by tuning. Numbers are the shortest decimals that parse
    /// to the same value.
    static func text(_ data: CurveData) -> String {
        var text = "tuning,t,x,y,vx,vy,phase\n"
        for curve in data.curves {
            let label = curve.label.csvField
            for sample in curve.samples {
                let numbers = [sample.time, sample.offset.x, sample.offset.y, sample.velocity.x, sample.velocity.y]
                text +=
                    ([label] + numbers.map(\.shortestDecimal) + [sample.phase.rawValue]).joined(separator: ",") + "\n"
            }
        }
        return text
    }
}
