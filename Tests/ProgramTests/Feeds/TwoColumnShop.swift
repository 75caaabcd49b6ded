import SwiftUI

// Two lazy columns side by side, a basket that counts and a badge that jumps.

struct Product: Identifiable {
    let id: Int
    let name: String
    let price: Decimal
    let height: CGFloat
}

final class Basket: ObservableObject {
    @Published var counts: [Int: Int] = [:]
    var total: Int { counts.values.reduce(0, +) }
    func add(_ product: Product) { counts[product.id, default: 0] += 1 }
}

struct TwoColumnShop: View {
    @StateObject private var basket = Basket()
    let products: [Product] = (1...40).map {
        Product(id: $0, name: "Chair \($0)", price: Decimal($0) + 0.5, height: CGFloat(120 + ($0 * 53) % 80))
    }

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            ScrollView(.vertical, showsIndicators: false) {
                HStack(alignment: .top, spacing: 10) {
                    column(offset: 0)
                    column(offset: 1)
                }
                .padding(.horizontal, 10)
            }
            BasketBadge().padding(20)
        }
        .environmentObject(basket)
    }

    private func column(offset: Int) -> some View {
        LazyVStack(spacing: 10) {
            ForEach(products.enumerated().filter { $0.offset % 2 == offset }.map(\.element)) { product in
                ProductTile(product: product)
            }
        }
    }
}

private struct ProductTile: View {
    let product: Product
    @EnvironmentObject var basket: Basket

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            RoundedRectangle(cornerRadius: 8)
                .stroke(Color.brown, style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
                .frame(height: product.height)
            Text(product.name)
            HStack {
                Text(verbatim: "\(product.price) €").font(.footnote).foregroundColor(.secondary)
                Spacer()
                Text("+\(product.id)")
                    .padding(.horizontal, 8)
                    .background(Capsule().fill(Color.brown.opacity(0.3)))
                    .onTapGesture { basket.add(product) }
            }
        }
    }
}

private struct BasketBadge: View {
    @EnvironmentObject var basket: Basket
    @State private var isRaised = false

    var body: some View {
        Text("Basket \(basket.total)")
            .padding(12)
            .background(Color.brown)
            .clipShape(Capsule())
            .offset(y: isRaised ? -10 : 0)
            .animation(.interpolatingSpring(stiffness: 300, damping: 10), value: isRaised)
            .onReceive(basket.$counts.dropFirst()) { _ in isRaised.toggle() }
    }
}

struct TwoColumnShop_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self) { scheme in
            TwoColumnShop().preferredColorScheme(scheme)
        }
    }
}
