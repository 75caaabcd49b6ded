import Foundation
import ScrollUI

/// The two heights at which a sheet rests, as offsets of the scroll view that the sheet and its list share.
///
/// The sheet lies in the scroll view below an empty part: scrolling first takes the empty part away, which lifts the sheet,
/// and then goes on with the list. So that a drag, and what is left of a fling, go from one to the other and back.
struct SheetDetents: Equatable, Sendable {
    /// Of the open sheet, in points.
    let height: Double

    /// Of the half open sheet, as a share of the open one.
    private static let half = 0.55

    /// The way from half open to open, in points: the offset at which the sheet is open and the list begins to move.
    var travel: Double { max(0, (height * (1 - Self.half)).rounded()) }
}

/// Rests on a detent while the sheet is the one that moves, and anywhere in the list.
struct SheetTargetBehavior: ScrollTargetBehavior {
    let detents: SheetDetents

    /// Slower releases, in points per second, go on after a third of the way and back before it.
    private static let flick = 100.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let travel = detents.travel
        let goal = Double(target.rect.minY)
        guard goal < travel else { return }
        let velocity = Double(context.velocity.dy)
        let start = Double(context.originalTarget.rect.minY)
        // What is left of a motion that began in the list has to lead half the way down.
        let share = start > travel + 0.5 ? 0.5 : start > travel / 2 ? 2.0 / 3 : 1.0 / 3
        let decides = abs(velocity) >= Self.flick && start <= travel + 0.5
        target.rect.origin.y = (decides ? velocity > 0 : goal > travel * share) ? travel : 0
    }
}

/// What a drag on the sheet does now.
enum SheetState: Equatable, Sendable {
    case half, between, open, inList

    init(offset: Double, detents: SheetDetents) {
        let beyond = offset - detents.travel
        if offset < 0.5 {
            self = .half
        } else if beyond < -0.5 {
            self = .between
        } else {
            self = beyond < 0.5 ? .open : .inList
        }
    }

    var explanation: String {
        switch self {
        case .half: "Half open: a drag moves the sheet"
        case .between: "On its way between half and open"
        case .open: "Open: up moves the list, down the sheet"
        case .inList: "Open: the list moves, then the sheet"
        }
    }
}
