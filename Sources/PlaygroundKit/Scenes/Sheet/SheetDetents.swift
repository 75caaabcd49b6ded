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

    /// Slower releases go to the nearer detent, in points per second.
    private static let flick = 100.0

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let travel = detents.travel
        guard target.rect.minY < travel else { return }
        let beganInList = context.originalTarget.rect.minY > travel
        let velocity = context.velocity.dy
        let opens =
            beganInList || abs(velocity) < Self.flick ? target.rect.minY > travel / 2 : velocity > 0
        target.rect.origin.y = opens ? travel : 0
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
