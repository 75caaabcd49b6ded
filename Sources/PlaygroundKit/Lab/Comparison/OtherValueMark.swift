import Foundation
import ScrollAnalysis
import ScrollUI

/// A number in the tuning that is not edited.
struct OtherValue: Equatable, Sendable {
    let side: TuningSide
    let value: Double

    /// Nil while there is only one tuning.
    init?(of parameter: TuningParameter, in tuning: Tuning) {
        guard let other = tuning.on(tuning.side.other) else { return nil }
        side = tuning.side.other
        value = parameter.value(in: other)
    }
}

/// A mark below a slider's track at the value of the other tuning. Empty without one.
struct OtherValueMark: View {
    let other: OtherValue?
    let parameter: TuningParameter

    /// The diameter of the slider's knob, whose centre is at the value, in points.
    private static let knob = 14.0

    var body: some View {
        if let other {
            let share = parameter.scale.share(of: other.value, in: parameter.range)
            let color = Palette.tuning(other.side)
            Canvas { context, size in
                let x = Self.knob / 2 + share * max(0, size.width - Self.knob)
                let tip = CGPoint(x: x, y: size.height / 2 + 3.5)
                var path = Path()
                path.move(to: tip)
                path.addLine(to: CGPoint(x: tip.x + 3.5, y: tip.y + 5))
                path.addLine(to: CGPoint(x: tip.x - 3.5, y: tip.y + 5))
                path.closeSubpath()
                context.fill(path, with: .color(color))
            }
            .allowsHitTesting(false)
            .id("other \(parameter.id)")
        }
    }
}
