import SwiftUI

/// A container for any views: each becomes a card, and the dots know how many there are.
struct SubviewCarousel<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var active: Int?

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(spacing: 12) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(Array(subviews.enumerated()), id: \.offset) { index, subview in
                            subview
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                                .background(subview.containerValues.cardTint, in: .rect(cornerRadius: 20))
                                .containerRelativeFrame(.horizontal)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $active)
                .scrollIndicators(.hidden)
                .contentMargins(.horizontal, 30, for: .scrollContent)
                HStack {
                    ForEach(0..<subviews.count, id: \.self) { dot in
                        Circle()
                            .fill(dot == (active ?? 0) ? .primary : .tertiary)
                            .frame(width: 8, height: 8)
                            .onTapGesture { withAnimation { active = dot } }
                            .id("dot \(dot)")
                    }
                }
                Text("\((active ?? 0) + 1)/\(subviews.count)")
            }
        }
    }
}

extension ContainerValues {
    @Entry var cardTint: Color = .gray
}

extension View {
    func cardTint(_ color: Color) -> some View { containerValue(\.cardTint, color) }
}

struct MembershipCards: View {
    @State private var hasGold = false

    var body: some View {
        VStack {
            SubviewCarousel {
                Text("Basic").cardTint(.blue)
                Text("Student").cardTint(.green)
                if hasGold { Text("Gold").cardTint(.yellow) }
                ForEach(1..<3) { Text("Guest \($0)") }
            }
            .frame(height: 300)
            Toggle("Gold", isOn: $hasGold).padding()
        }
    }
}

#Preview { MembershipCards() }
