import Foundation
import ScrollUI

/// The three rest positions of a sheet, as offsets of the scroll view that contains the sheet and its list.
///
/// The sheet is in the scroll view below an empty part. Scrolling first moves the empty part out, which raises the
/// sheet, and then scrolls the list. Drags and flings therefore pass from one to the other and back.
struct SheetDetents: Equatable, Sendable {
    /// The height of the open sheet, in points.
    let height: Double

    /// The visible part of the lowered sheet, its handle, in points.
    private static let handle = 64.0
    /// The height of the half open sheet, as a share of the open one.
    private static let share = 0.55

    /// The offset of the lowered sheet.
    var low: Double { 0 }
    /// The offset of the half open sheet.
    var half: Double { max(0, open - (height * (1 - Self.share)).rounded()) }
    /// The offset of the open sheet, from which on the list moves.
    var open: Double { max(0, height - Self.handle) }

    /// In ascending order.
    var all: [Double] { [low, half, open] }
}

/// Rests on a detent while the sheet moves, and anywhere in the list.
struct SheetTargetBehavior: ScrollTargetBehavior {
    let detents: SheetDetents
    /// The state of the sheet at the release.
    let state: SheetState

    /// The velocity in points per second below which a release goes to the next detent only after a third of the
    /// distance.
    private static let flick = 100.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let goal = Double(target.rect.minY)
        guard goal < detents.open else { return }
        let velocity = Double(context.velocity.dy)
        let start = Double(context.originalTarget.rect.minY)
        target.rect.origin.y =
            if start > detents.open + SheetState.nearness {
                // The rest of a motion that began in the list must lead half of the distance down, and goes no further.
                goal > (detents.open + detents.half) / 2 ? detents.open : detents.half
            } else if abs(velocity) >= Self.flick {
                state.next(up: velocity > 0, detents)
            } else {
                nearest(to: goal, from: start)
            }
    }

    private func nearest(to goal: Double, from start: Double) -> Double {
        let low = detents.all.last { $0 <= goal } ?? detents.low
        let high = detents.all.first { $0 > goal } ?? detents.open
        let share = start <= low + SheetState.nearness ? 1.0 / 3 : start >= high - SheetState.nearness ? 2.0 / 3 : 0.5
        return goal > low + (high - low) * share ? high : low
    }
}
