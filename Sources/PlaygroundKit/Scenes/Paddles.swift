import ScrollUI

/// Two round buttons for back and forward.
struct Paddles: View {
    let canGoBack: Bool
    let canGoForward: Bool
    /// The front card or page. It is a binding, so that the buttons are only evaluated when one of them is turned off or
    /// on.
    @Binding var position: Int?
    /// The last position.
    let last: Int
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Paddles for the positions from 0 to `last`, at `current`.
    init(_ position: Binding<Int?>, current: Int, last: Int) {
        canGoBack = current > 0
        canGoForward = current < last
        _position = position
        self.last = last
    }

    var body: some View {
        HStack(spacing: 8) {
            IconButton(diameter: 32, action: { step(by: -1) }) { Chevron(isForward: false) }
                .disabled(!canGoBack)
                .id("paddle-back")
            IconButton(diameter: 32, action: { step(by: 1) }) { Chevron(isForward: true) }
                .disabled(!canGoForward)
                .id("paddle-forward")
        }
    }

    private func step(by steps: Int) {
        withAnimation(reduceMotion ? nil : .default) { position = min(max((position ?? 0) + steps, 0), last) }
    }
}
