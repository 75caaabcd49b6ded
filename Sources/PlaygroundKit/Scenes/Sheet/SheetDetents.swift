import Foundation
import ScrollUI

/// The three heights at which a sheet rests, as offsets of the scroll view that the sheet and its list share.
///
/// The sheet lies in the scroll view below an empty part: scrolling first takes the empty part away, which lifts the sheet,
/// and then goes on with the list. So that a drag, and what is left of a fling, go from one to the other and back.
struct SheetDetents: Equatable, Sendable {
    /// Of the open sheet, in points.
    let height: Double

    /// What is seen of the lowered sheet, in points: its handle.
    private static let handle = 64.0
    /// Of the half open sheet, as a share of the open one.
    private static let share = 0.55

    /// The lowered sheet: nothing is scrolled.
    var low: Double { 0 }
    /// The half open sheet.
    var half: Double { max(0, open - (height * (1 - Self.share)).rounded()) }
    /// The offset at which the sheet is open and the list begins to move.
    var open: Double { max(0, height - Self.handle) }

    /// From the lowest to the highest.
    var all: [Double] { [low, half, open] }
}

/// Rests on a detent while the sheet is the one that moves, and anywhere in the list.
struct SheetTargetBehavior: ScrollTargetBehavior {
    let detents: SheetDetents
    /// Where the sheet is when it is let go.
    let state: SheetState

    /// Slower releases, in points per second, go on after a third of the way and back before it.
    private static let flick = 100.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let goal = Double(target.rect.minY)
        guard goal < detents.open else { return }
        let velocity = Double(context.velocity.dy)
        let start = Double(context.originalTarget.rect.minY)
        target.rect.origin.y =
            if start > detents.open + SheetState.nearness {
                // What is left of a motion that began in the list has to lead half the way down, and goes no further.
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
