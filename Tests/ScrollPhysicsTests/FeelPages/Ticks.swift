import Foundation

/// Round numbers along an axis that reach from at most `from` to at least `to`.
struct Ticks {
    let places: [Double]
    var low: Double { places.first ?? 0 }
    var high: Double { places.last ?? 1 }

    init(from: Double, to: Double, about count: Int) {
        let rough = (to - from) / Double(count)
        let power = pow(10, log10(rough).rounded(.down))
        let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough * (1 - 1e-9) } ?? rough
        let first = (from / step + 1e-9).rounded(.down)
        let last = (to / step - 1e-9).rounded(.up)
        places = stride(from: first, through: last, by: 1).map { $0 * step }
    }
}
