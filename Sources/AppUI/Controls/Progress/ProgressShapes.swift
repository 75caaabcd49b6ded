import Foundation
@_spi(Nodes) import ScrollUI

/// A track 4 points high that is filled from its start up to `share`; a nil share fills its middle.
nonisolated struct ProgressBar: View {
    let share: Double?

    @MainActor var body: some View {
        ZStack(alignment: share == nil ? .center : .leading) {
            Capsule().fill(ControlPalette.groove)
            Proportional(share: share ?? 0.35) { Capsule().fill(.tint) }
                .opacity(share == 0 ? 0 : 1)
        }
        .frame(height: 4)
        .frame(minWidth: 40, maxWidth: .infinity)
    }
}

/// A ring that is filled clockwise from the top. `width` is the line width in points.
nonisolated struct ProgressRing: View {
    let share: Double
    let width: CGFloat

    @MainActor var body: some View {
        ZStack {
            Circle().inset(by: width / 2).stroke(ControlPalette.groove, lineWidth: width)
            Circle().inset(by: width / 2).trim(from: 0, to: share)
                .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .opacity(share == 0 ? 0 : 1)
        }
        // Clockwise from right to left, too.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// A rotating ring, 20 points wide at the regular control size, with one turn per second. It does not rotate if motion
/// is reduced.
nonisolated struct Spinner: View {
    @State private var isTurning = false
    @Environment(\.tint) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    @MainActor var body: some View {
        Circle().inset(by: 1.25).trim(from: 0, to: 0.72)
            .stroke(tint ?? Color.secondary, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
            .frame(width: diameter, height: diameter)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(
                reducesMotion ? nil : .linear(duration: 1).repeatForever(autoreverses: false), value: isTurning
            )
            .onAppear { isTurning = true }
            // Clockwise from right to left, too.
            .environment(\.layoutDirection, .leftToRight)
    }

    @MainActor private var diameter: CGFloat {
        switch size {
        case .mini: 12
        case .small: 16
        case .regular: 20
        case .large: 28
        case .extraLarge: 36
        }
    }
}
