import ScrollPhysics

/// The numbers of a feel that a curve of free motion can determine.
enum FreeNumbers {
    /// The ids of numbers that affect motion after the lift, without those that decide whether it is a fling.
    static let ids = [
        "fling.decelerationRate", "fling.deceleration", "fling.friction", "fling.restVelocity", "edge.transfer",
        "edge.deceleration", "edge.springStiffness", "edge.springDampingRatio", "edge.flingLimit",
        "snap.springStiffness", "snap.springDampingRatio",
    ]

    /// Returns the numbers that change the motion of `fit` at the times of the curve by more than its noise.
    static func told(by model: FitModel, of fit: FeelFit) -> [FeelParameter] {
        let threshold = max(2 * FeelFit.resolution, model.curve.noise)
        let effect = NumberEffect(model, fit)
        return ids.compactMap { ScrollFeel.parameter($0) }.filter { parameter in
            effect.change(of: parameter)?.contains { abs($0) > threshold } ?? false
        }
    }
}

/// The effect of a small change of a number on a fitted feel.
struct NumberEffect {
    private let model: FitModel
    private let fit: FeelFit
    private let before: [Double]
    /// The effects of the other unknowns, orthonormalized.
    private let others: [[Double]]

    init(_ model: FitModel, _ fit: FeelFit) {
        (self.model, self.fit) = (model, fit)
        var predictions = model.curve.observations
        let values = fit.unknowns.map(\.value)
        model.predictions(of: fit.feel, values, into: &predictions)
        before = predictions
        others = Self.directions(model, fit.feel, values, before)
    }

    private static func directions(
        _ model: FitModel, _ feel: ScrollFeel, _ values: [Double], _ before: [Double]
    ) -> [[Double]] {
        let changes = model.free.enumerated().map { index, freedom in
            var moved = values
            moved[values.count - model.free.count + index] += freedom.probe
            var predictions = before
            model.predictions(of: feel, moved, into: &predictions)
            return zip(predictions, before).map { $0 - $1 }
        }
        return directions(spanning: changes)
    }

    /// Returns orthonormal directions that span `changes`.
    static func directions(spanning changes: [[Double]]) -> [[Double]] {
        var found: [[Double]] = []
        for change in changes {
            let rest = remainder(change, beside: found)
            let length = rest.reduce(0) { $0 + $1 * $1 }.squareRoot()
            if length > 1e-9 { found.append(rest.map { $0 / length }) }
        }
        return found
    }

    /// Returns the part of a change that is orthogonal to all `directions`.
    static func remainder(_ change: [Double], beside directions: [[Double]]) -> [Double] {
        directions.reduce(change) { rest, direction in
            let share = zip(rest, direction).reduce(0) { $0 + $1.0 * $1.1 }
            return zip(rest, direction).map { $0 - share * $1 }
        }
    }

    /// Returns the change of each offset and of each weighted velocity; nil if the feel does not use the number.
    func change(of parameter: FeelParameter) -> [Double]? {
        guard fit.feel.uses(parameter) else { return nil }
        var feel = fit.feel
        parameter.set(Self.changed(parameter, in: feel), in: &feel)
        var after = before
        model.predictions(of: feel, fit.unknowns.map(\.value), into: &after)
        return zip(after, before).map { $0 - $1 }
    }

    /// Returns the share of the residuals' squares that changing only this number could remove, in linear approximation
    /// with the free unknowns adjusted; nil if it has no effect.
    func gain(of parameter: FeelParameter) -> Double? {
        guard let whole = change(of: parameter) else { return nil }
        let change = Self.remainder(whole, beside: others)
        let squares = change.reduce(0) { $0 + $1 * $1 }
        let left = fit.allResiduals.reduce(0) { $0 + $1 * $1 }
        guard squares > 1e-12, left > 0 else { return nil }
        let product = zip(change, fit.allResiduals).reduce(0) { $0 + $1.0 * $1.1 }
        return product * product / squares / left
    }

    /// Returns the number changed by a twentieth, towards the inside of its range.
    private static func changed(_ parameter: FeelParameter, in feel: ScrollFeel) -> Double {
        let (value, range) = (parameter.value(in: feel), parameter.range)
        let span = range.upperBound - range.lowerBound
        let step = min(max(0.05 * abs(value), 0.001 * span), 0.05 * span)
        return value + step <= range.upperBound ? value + step : value - step
    }
}
