import Foundation

/// What a drag on the sheet does now.
enum SheetState: Equatable, Sendable {
    case low, belowHalf, half, aboveHalf, open, inList

    /// Points that do not show.
    static let nearness = 0.5

    init(offset: Double, detents: SheetDetents) {
        let isAt = { (detent: Double) in abs(offset - detent) < Self.nearness }
        if offset > detents.open {
            self = isAt(detents.open) ? .open : .inList
        } else if isAt(detents.open) {
            self = .open
        } else if isAt(detents.half) {
            self = .half
        } else if offset < detents.half {
            self = offset < detents.low + Self.nearness ? .low : .belowHalf
        } else {
            self = .aboveHalf
        }
    }

    /// The offset of the detent that a flick leads to.
    func next(up: Bool, _ detents: SheetDetents) -> Double {
        switch self {
        case .low, .belowHalf: up ? detents.half : detents.low
        case .half: up ? detents.open : detents.low
        case .aboveHalf, .open, .inList: up ? detents.open : detents.half
        }
    }

    /// How far the sheet's top is below where it is open, in points; nil on the way.
    func gap(_ detents: SheetDetents) -> Double? {
        switch self {
        case .low: detents.open - detents.low
        case .half: detents.open - detents.half
        case .open, .inList: 0
        case .belowHalf, .aboveHalf: nil
        }
    }

    var explanation: String {
        switch self {
        case .low: "Lowered: a drag or a tap lifts it"
        case .half: "Half open: a drag moves the sheet"
        case .belowHalf, .aboveHalf: "On its way from one height to the next"
        case .open: "Open: up moves the list, down the sheet"
        case .inList: "Open: the list moves, then the sheet"
        }
    }
}
