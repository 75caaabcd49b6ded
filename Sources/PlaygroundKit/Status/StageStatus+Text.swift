import Foundation
import ScrollUI

extension StageStatus {
    /// What a person reads where there is nothing to say.
    private static let nothing = "–"

    var offset: String {
        guard let offset = scroll?.geometry.contentOffset else { return Self.nothing }
        return Self.pair(offset.x, offset.y)
    }

    /// Points per second along the axis that moves faster.
    var velocity: String {
        guard let velocity = scroll?.velocity else { return Self.nothing }
        let fastest = abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy
        return String(format: "%.0f", fastest == 0 ? 0 : fastest)
    }

    var phase: String { scroll.map { "\($0.phase)" } ?? Self.nothing }

    var target: String {
        guard let target = scroll?.target else { return Self.nothing }
        return Self.pair(target.x, target.y)
    }

    var frame: String { String(format: "%.2f ms", frameTime * 1000) }

    private static func pair(_ x: Double, _ y: Double) -> String {
        // Adding zero turns minus zero into zero.
        String(format: "%.1f, %.1f", (x * 10).rounded() / 10 + 0, (y * 10).rounded() / 10 + 0)
    }
}
