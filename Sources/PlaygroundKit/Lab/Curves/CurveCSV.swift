import Foundation
import ScrollAnalysis
import ScrollPhysics

/// The samples of curves as text, for spreadsheets: as `trace` prints them, with a column for the tuning.
enum CurveCSV {
    /// A line of names, then a line for each sample, tuning by tuning. Numbers are the shortest decimals that read back the same.
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
