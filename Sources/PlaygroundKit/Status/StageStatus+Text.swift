import Foundation
import ScrollUI

extension StageStatus {
    /// What a person reads where there is nothing to say.
    private static let nothing = "–"

    var offset: String {
        guard let scroll else { return Self.nothing }
        return Self.place(scroll.geometry.contentOffset, scroll.axes)
    }

    /// Points per second along the axis that moves faster.
    var velocity: String {
        guard let velocity = scroll?.velocity else { return Self.nothing }
        let fastest = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        return String(format: "%.0f", fastest == 0 ? 0 : fastest)
    }

    var phase: String { scroll.map { "\($0.phase)" } ?? Self.nothing }

    var target: String {
        guard let scroll, let target = scroll.target else { return Self.nothing }
        return Self.place(target, scroll.axes)
    }

    var frame: String { String(format: "%.2f ms", frameTime * 1000) }

    /// Along the axes that scroll; points.
    private static func place(_ point: CGPoint, _ axes: Axis.Set) -> String {
        var numbers: [Double] = []
        if axes.contains(.horizontal) { numbers.append(Double(point.x)) }
        if axes.contains(.vertical) { numbers.append(Double(point.y)) }
        // Adding zero turns minus zero into zero.
        return numbers.map { String(format: "%.1f", ($0 * 10).rounded() / 10 + 0) }.joined(separator: ", ")
    }
}
