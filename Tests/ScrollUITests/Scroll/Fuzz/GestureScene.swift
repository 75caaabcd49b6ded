import Foundation
import ScrollUI
import ViewTestSupport

/// A scroll view with targets as numbers: the random parts of a scene.
struct GestureScene {
    enum Rest {
        case none
        case paging(spacing: CGFloat)
        case aligned(ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
    }

    var axes: Axis.Set
    /// The direction in which the items are stacked.
    var stack: Axis
    var isRightToLeft: Bool
    var isLazy: Bool
    var window: CGSize
    var margins: EdgeInsets
    var spacing: CGFloat
    var items: [CGSize]
    var rest: Rest
    var isCompact: Bool
    /// The anchor of `scrollPosition`.
    var anchor: UnitPoint?
    /// The threshold of the observers of visibility.
    var threshold: Double
    var framesPerSecond: Double

    init(_ random: inout SeededNumbers) {
        let isBoth = random.chance(1, of: 5)
        stack = random.pick([.horizontal, .vertical])
        axes = isBoth ? [.horizontal, .vertical] : stack == .horizontal ? .horizontal : .vertical
        isRightToLeft = random.chance(1, of: 3)
        isLazy = !isBoth && random.chance(1, of: 3)
        window = CGSize(width: random.length(180...420), height: random.length(180...420))
        margins = random.margins()
        spacing = random.pick([0, 0, 8, 10.5, random.length(0...40)])
        rest = random.rest()
        isCompact = random.chance(1, of: 2)
        anchor = random.pick([nil, .center, .topLeading, .bottomTrailing])
        threshold = random.pick([0.1, 0.5, 0.9, 1])
        framesPerSecond = random.pick([60, 60, 120, 45])
        items = []
        items = random.items(for: self)
    }
}

extension GestureScene: CustomStringConvertible {
    var description: String {
        let axis = axes == [.horizontal, .vertical] ? "both axes" : "\(stack)"
        return """
            \(axis), stacked \(stack), right to left \(isRightToLeft), lazy \(isLazy), window \(window), \(margins), \
            spacing \(spacing), \(rest), compact \(isCompact), anchor \(String(describing: anchor)), \
            threshold \(threshold), \(items.count) items \(items.map { $0[stack] })
            """
    }
}

extension CGSize {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension SeededNumbers {
    mutating func chance(_ count: Int, of all: Int) -> Bool { next(all) < count }

    mutating func pick<T>(_ values: [T]) -> T { values[next(values.count)] }

    /// A length in points, in half of the cases a multiple of a quarter, else of a thousandth.
    mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let steps: CGFloat = chance(1, of: 2) ? 4 : 1000
        let count = Int((range.upperBound - range.lowerBound) * steps)
        return range.lowerBound + CGFloat(next(count + 1)) / steps
    }

    fileprivate mutating func margins() -> EdgeInsets {
        guard chance(2, of: 3) else { return EdgeInsets() }
        return EdgeInsets(
            top: length(0...50), leading: length(0...50), bottom: length(0...50), trailing: length(0...50))
    }

    fileprivate mutating func rest() -> GestureScene.Rest {
        switch next(8) {
        case 0: return .none
        case 1: return .paging(spacing: 0)
        case 2: return .paging(spacing: length(0...30))
        default:
            return .aligned(
                pick([.automatic, .always, .alwaysByFew, .alwaysByOne, .never]),
                anchor: pick([nil, nil, .center, .topLeading, .bottomTrailing, UnitPoint(x: 0.3, y: 0.8)]))
        }
    }

    /// Items that are narrow, about as long as the window, or all equal.
    fileprivate mutating func items(for scene: GestureScene) -> [CGSize] {
        let count = 1 + next(24)
        let range = pick([10...60, 40...160, 120...300, 150...500] as [ClosedRange<CGFloat>])
        let same = chance(1, of: 3) ? length(range) : nil
        let cross: ClosedRange<CGFloat> = scene.axes == [.horizontal, .vertical] ? 60...700 : 40...80
        return (0..<count).map { _ in
            let (main, across) = (same ?? length(range), length(cross))
            return scene.stack == .horizontal
                ? CGSize(width: main, height: across) : CGSize(width: across, height: main)
        }
    }
}
