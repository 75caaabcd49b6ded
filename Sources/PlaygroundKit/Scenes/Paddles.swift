import ScrollUI

/// Two round buttons that go back and forth.
struct Paddles: View {
    let canGoBack: Bool
    let canGoForward: Bool
    /// Minus or plus one.
    let step: (Int) -> Void

    var body: some View {
        HStack(spacing: 8) {
            IconButton(diameter: 32, action: { step(-1) }) { Chevron(isForward: false) }
                .disabled(!canGoBack)
                .id("paddle-back")
            IconButton(diameter: 32, action: { step(1) }) { Chevron(isForward: true) }
                .disabled(!canGoForward)
                .id("paddle-forward")
        }
    }
}

/// An angle that points to a side, 9 points high.
private struct Chevron: View {
    let isForward: Bool

    var body: some View {
        VStack(spacing: -1.5) {
            bar(45)
            bar(-45)
        }
        .offset(x: isForward ? 0.5 : -0.5)
    }

    private func bar(_ degrees: Double) -> some View {
        Capsule().fill(Palette.text).frame(width: 6.5, height: 1.5)
            .rotationEffect(.degrees(isForward ? degrees : -degrees))
            .frame(width: 5, height: 5)
    }
}
