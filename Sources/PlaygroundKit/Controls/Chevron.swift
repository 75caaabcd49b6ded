import ScrollUI

/// An arrowhead that points left or right, 9 points high.
struct Chevron: View {
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
