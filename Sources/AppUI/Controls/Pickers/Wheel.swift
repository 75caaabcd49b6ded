import Foundation
@_spi(Nodes) import ScrollUI

/// Rows on a wheel, which are created when they come into view. `choose` receives the row at which the wheel comes to rest.
///
/// A single Tab stop: the arrow keys move by one row, Page Up and Page Down by five, Home and End to the first and the last row.
nonisolated struct Wheel<Row: View>: View {
    let count: Int
    let chosen: Int?
    let choose: (Int) -> Void
    let row: (Int) -> Row
    /// The index of the row in the middle.
    @State private var middle: Int?
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled

    init(count: Int, chosen: Int?, choose: @escaping (Int) -> Void, @ViewBuilder row: @escaping (Int) -> Row) {
        self.count = count
        self.chosen = chosen
        self.choose = choose
        self.row = row
        _middle = State(initialValue: chosen)
    }

    @MainActor var body: some View {
        rows
            .frame(height: WheelMetrics.turn)
            .frame(
                minWidth: 40, maxWidth: .infinity, minHeight: WheelMetrics.row, idealHeight: WheelMetrics.height,
                maxHeight: WheelMetrics.height
            )
            .background {
                RoundedRectangle(cornerRadius: 7).fill(ControlPalette.fill).frame(height: WheelMetrics.row)
            }
            .clipped()
            .focusOutline(isFocused)
            .responder(
                Responder.Handlers(key: press, focus: { isFocused = $0 }, isFocusable: isEnabled), isEnabled: isEnabled
            )
            .onChange(of: chosen) { _, now in
                if now != middle { withAnimation { middle = now } }
            }
    }

    /// The scroll view of the rows. Its height is the arc length of half a turn, so that its lazy stack contains all
    /// visible rows.
    @MainActor private var rows: some View {
        ScrollView(.vertical) {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    row(index)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                        .frame(height: WheelMetrics.row)
                        .contentShape(Rectangle())
                        .onTapGesture { turn(to: index) }
                        .visualEffect { effect, proxy in WheelMetrics.place(effect, proxy) }
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        .scrollPosition(id: $middle, anchor: .center)
        .contentMargins(.vertical, (WheelMetrics.turn - WheelMetrics.row) / 2, for: .scrollContent)
        // Disables the scroll view's own keys, because the keys move the wheel by rows.
        .scrollInputBehavior(.disabled, for: .keyboard)
        .scrollDisabled(!isEnabled)
        .onScrollPhaseChange { _, phase in
            if phase == .idle, let middle, middle != chosen { choose(middle) }
        }
    }

    @MainActor private func turn(to index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        withAnimation { middle = index }
        if index != chosen { choose(index) }
    }

    @MainActor private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, count > 0 else { return false }
        let now = middle ?? chosen ?? 0
        switch key {
        case .up: turn(to: max(now - 1, 0))
        case .down: turn(to: min(now + 1, count - 1))
        case .pageUp: turn(to: max(now - 5, 0))
        case .pageDown: turn(to: min(now + 5, count - 1))
        case .home: turn(to: 0)
        case .end: turn(to: count - 1)
        default: return false
        }
        return true
    }
}

/// The dimensions of a wheel, in points.
nonisolated enum WheelMetrics {
    static let row: CGFloat = 32
    /// The height of the visible part of the wheel.
    static let height: CGFloat = 180
    /// The arc length of the half of the wheel that faces the viewer.
    static let turn = (CGFloat.pi * radius).rounded()
    /// The radius of the wheel.
    private static let radius: CGFloat = 98
    /// The distance from the eye to the nearest row.
    private static let eye: CGFloat = 480

    /// Places a row on the wheel: turned around the wheel's axis behind the centre of the viewport, and with an opacity that decreases with the
    /// angle.
    static func place(_ effect: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect {
        let window = proxy.bounds(of: .scrollView) ?? .zero
        let distance = proxy.size.height / 2 - window.midY
        let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
        return
            effect
            .transformEffect(turn(by: angle, around: CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)))
            .offset(y: -distance)
            .opacity((1 - 0.35 * min(abs(distance) / row, 1)) * cos(angle))
    }

    /// Returns the projection of a row that is turned by `angle` radians. The row in front, whose angle is zero, is exactly as without it, so that
    /// its letters are sharp: `rotation3DEffect` would enlarge it, since it looks from the axis.
    private static func turn(by angle: CGFloat, around centre: CGPoint) -> ProjectionTransform {
        var turn = ProjectionTransform()
        turn.m22 = cos(angle)
        turn.m23 = sin(angle) / eye
        turn.m32 = radius * sin(angle)
        turn.m33 = 1 + radius * (1 - cos(angle)) / eye
        let there = ProjectionTransform(CGAffineTransform(translationX: -centre.x, y: -centre.y))
        let back = ProjectionTransform(CGAffineTransform(translationX: centre.x, y: centre.y))
        return there.concatenating(turn).concatenating(back)
    }
}
