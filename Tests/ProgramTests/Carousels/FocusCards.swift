import SwiftUI

// iOS 17: what the framework gives, put together.

struct FocusCards: View {
    @State private var focusedID: Plant.ID?
    @State private var plants = Plant.windowsill

    var body: some View {
        VStack(spacing: 24) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 14) {
                    ForEach(plants) { plant in
                        PlantCard(plant: plant, isFocused: plant.id == focusedID)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.86)
                                    .opacity(phase.isIdentity ? 1 : 0.6)
                                    .rotationEffect(.degrees(phase.value * 4))
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 48, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .scrollPosition(id: $focusedID, anchor: .center)
            .scrollIndicators(.hidden)
            .frame(height: 320)

            footer
        }
        .onAppear { focusedID = plants.first?.id }
    }

    @ViewBuilder
    private var footer: some View {
        if let plant = plants.first(where: { $0.id == focusedID }) {
            Text("Water every \(plant.days) days")
                .animation(.snappy, value: plant.days)
        } else {
            Text("Swipe to choose").foregroundStyle(.secondary)
        }
        HStack {
            Button("Previous", systemImage: "chevron.left") { step(-1) }
            Button("Next", systemImage: "chevron.right") { step(1) }
        }
        .labelStyle(.titleOnly)
        .buttonStyle(.bordered)
    }

    private func step(_ delta: Int) {
        guard let index = plants.firstIndex(where: { $0.id == focusedID }) else { return }
        let next = (index + delta).clamped(to: plants.indices)
        withAnimation(.smooth) { focusedID = plants[next].id }
    }
}

struct Plant: Identifiable, Sendable {
    let id: String
    let days: Int
    var name: String { id.capitalized }

    static let windowsill = [
        Plant(id: "fern", days: 3), Plant(id: "cactus", days: 21), Plant(id: "basil", days: 1),
        Plant(id: "monstera", days: 7), Plant(id: "aloe", days: 14),
    ]
}

private struct PlantCard: View {
    let plant: Plant
    let isFocused: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
            .fill(.green.gradient)
            .overlay(alignment: .topLeading) {
                Text(plant.name).font(.largeTitle.weight(.heavy)).padding(20)
            }
            .overlay {
                if isFocused {
                    RoundedRectangle(cornerRadius: 24, style: .continuous).strokeBorder(.white, lineWidth: 3)
                }
            }
    }
}

extension Int {
    fileprivate func clamped(to range: Range<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound - 1)
    }
}

#Preview("Windowsill") {
    FocusCards()
}
