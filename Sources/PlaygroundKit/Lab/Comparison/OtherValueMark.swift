import Foundation
import ScrollAnalysis
import ScrollUI

/// A number in the one of two tunings that is not edited.
struct OtherValue: Equatable, Sendable {
    let side: TuningSide
    let value: Double

    /// Nil while there is one tuning alone.
    init?(of parameter: TuningParameter, in tuning: Tuning) {
        guard let other = tuning.on(tuning.side.other) else { return nil }
        side = tuning.side.other
        value = parameter.value(in: other)
    }
}

/// Below a slider's track: where the other of two tunings has its value. Nothing where there is none.
struct OtherValueMark: View {
    let other: OtherValue?
    let parameter: TuningParameter

    /// Of the slider's knob, whose middle is at the value; points.
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
