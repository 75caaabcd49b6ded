import SwiftUI

/// The first card lies in front, the next ones look out behind it.
struct PeekingDeck<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    private let data: Data
    private let content: (Data.Element) -> Content
    @Binding private var selection: Int
    @GestureState(resetTransaction: Transaction(animation: .interactiveSpring())) private var translation: CGFloat = 0

    init(_ data: Data, selection: Binding<Int>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        _selection = selection
    }

    var body: some View {
        ZStack {
            ForEach(Array(data.enumerated()), id: \.element.id) { index, element in
                content(element)
                    .modifier(DeckPlacement(depth: CGFloat(index - selection) - translation / 240))
                    .zIndex(Double(data.count - index))
            }
        }
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 5)
                .updating($translation) { value, state, _ in state = value.translation.width }
                .onEnded(finish)
        )
    }

    private func finish(_ value: DragGesture.Value) {
        let predicted = value.predictedEndTranslation.width
        withAnimation(.interactiveSpring(response: 0.4, dampingFraction: 0.8)) {
            if predicted < -120, selection < data.count - 1 { selection += 1 }
            if predicted > 120, selection > 0 { selection -= 1 }
        }
    }
}

private struct DeckPlacement: ViewModifier, Animatable {
    var depth: CGFloat

    nonisolated var animatableData: CGFloat {
        get { depth }
        set { depth = newValue }
    }

    func body(content: Content) -> some View {
        content
            .scaleEffect(depth < 0 ? 1 : max(0.4, 1 - depth * 0.1))
            .offset(x: depth < 0 ? depth * 400 : depth * 34)
            .opacity(depth > 3 ? 0 : 1)
    }
}

struct TicketDeck: View {
    struct Ticket: Identifiable { let id: Int; var gate: String }

    @State private var selection = 0
    let tickets = (1...5).map { Ticket(id: $0, gate: "Gate B\($0 * 4)") }

    var body: some View {
        VStack(spacing: 40) {
            PeekingDeck(tickets, selection: $selection) { ticket in
                RoundedRectangle(cornerRadius: 20)
                    .foregroundStyle(.blue.opacity(0.4 + Double(ticket.id) * 0.1))
                    .overlay { Text(ticket.gate).font(.title3) }
                    .frame(width: 260, height: 340)
            }
            Text("Boarding: \(tickets[selection].gate)")
            Button("Start over") { withAnimation { selection = 0 } }
        }
    }
}

#Preview {
    TicketDeck()
}
