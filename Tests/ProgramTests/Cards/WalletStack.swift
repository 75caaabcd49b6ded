import SwiftUI

/// Bank cards in a stack; a tap takes one out and shows its bookings, a pull puts it back.
struct WalletStack: View {
    struct BankCard: Identifiable { let id: String; let color: Color; let balance: Double }

    @State private var selected: BankCard?
    @State private var pull: CGFloat = 0
    @Namespace private var wallet

    private let cards: [BankCard] = [
        .init(id: "Debit", color: .blue, balance: 1204.5), .init(id: "Travel", color: .teal, balance: 310),
        .init(id: "Business", color: .black, balance: 9980), .init(id: "Savings", color: .purple, balance: 25_000),
    ]

    var body: some View {
        ZStack(alignment: .top) {
            if let selected {
                detail(selected)
            } else {
                stack
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .padding()
    }

    private var stack: some View {
        ZStack(alignment: .top) {
            ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
                face(card)
                    .matchedGeometryEffect(id: card.id, in: wallet)
                    .offset(y: CGFloat(index) * 64)
                    .zIndex(Double(index))
                    .onTapGesture { withAnimation(.spring(duration: 0.4)) { selected = card } }
            }
        }
    }

    private func detail(_ card: BankCard) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            face(card)
                .matchedGeometryEffect(id: card.id, in: wallet)
                .offset(y: pull)
                .gesture(
                    DragGesture()
                        .onChanged { pull = max(0, $0.translation.height) }
                        .onEnded { value in
                            withAnimation(.spring(duration: 0.4)) {
                                if value.predictedEndTranslation.height > 120 { selected = nil }
                                pull = 0
                            }
                        }
                )
            Text("Bookings of \(card.id)").font(.headline)
            ForEach(1..<6) { Text("Booking \($0) on \(card.id)") }
        }
        .transition(.opacity)
    }

    private func face(_ card: BankCard) -> some View {
        RoundedRectangle(cornerRadius: 18)
            .fill(card.color.gradient)
            .frame(height: 210)
            .overlay(alignment: .topLeading) { Text(card.id).bold().padding() }
            .overlay(alignment: .topTrailing) {
                Text(card.balance, format: .currency(code: "EUR").precision(.fractionLength(0))).padding()
            }
            .shadow(radius: 4, y: -2)
    }
}

#Preview {
    WalletStack()
}
