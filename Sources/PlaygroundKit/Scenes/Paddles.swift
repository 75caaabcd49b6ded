import ScrollUI

/// Two round buttons for back and forward.
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
