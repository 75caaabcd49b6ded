import Foundation

/// The position of the sheet, which decides the effect of a drag.
enum SheetState: Equatable, Sendable {
    case low, belowHalf, half, aboveHalf, open, inList

    /// The distance in points that is not visible.
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

    /// Returns the offset of the detent that a flick leads to.
    func next(up: Bool, _ detents: SheetDetents) -> Double {
        switch self {
        case .low, .belowHalf: up ? detents.half : detents.low
        case .half: up ? detents.open : detents.low
        case .aboveHalf, .open, .inList: up ? detents.open : detents.half
        }
    }

    /// Returns the distance of the sheet's top below its open position, in points; nil between detents.
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
        case .belowHalf, .aboveHalf: "Between two heights"
        case .open: "Open: up moves the list, down the sheet"
        case .inList: "Open: the list moves, then the sheet"
        }
    }
}
