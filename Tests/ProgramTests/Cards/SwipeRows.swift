import SwiftUI

// Rows with actions behind them, made by hand as packages do it; one open row at a time.

struct SwipeRow<Content: View>: View {
    let id: String
    @Binding var open: String?
    let onDelete: @MainActor () -> Void
    @ViewBuilder let content: Content

    @State private var dragged: CGFloat = 0
    private let width: CGFloat = 80

    private var offset: CGFloat {
        let base: CGFloat = open == id ? -width : 0
        let raw = base + dragged
        return raw > 0 ? 0 : raw < -width ? -width + (raw + width) / 4 : raw
    }

    var body: some View {
        ZStack(alignment: .trailing) {
            Button(action: onDelete) {
                Text("Delete \(id)")
                    .font(.caption2)
                    .foregroundStyle(.white)
                    .frame(width: width)
                    .frame(maxHeight: .infinity)
                    .background(.red)
            }
            .buttonStyle(.plain)
            .opacity(offset < -4 ? 1 : 0)
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
                .background(.background)
                .offset(x: offset)
                .simultaneousGesture(drag)
        }
        .frame(height: 56)
        .clipped()
        .animation(.interactiveSpring, value: open)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 24)
            .onChanged { value in
                guard abs(value.translation.width) > abs(value.translation.height) else { return }
                if open != nil, open != id { open = nil }
                dragged = value.translation.width
            }
            .onEnded { value in
                let end = (open == id ? -width : 0) + value.predictedEndTranslation.width
                guard dragged != 0 else { return }
                withAnimation(.spring(duration: 0.3)) {
                    open = end < -width / 2 ? id : nil
                    dragged = 0
                }
            }
    }
}

struct ErrandList: View {
    @State private var errands = ["Bread", "Post", "Keys", "Bulbs", "Paint", "Seeds"]
    @State private var open: String?

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(errands, id: \.self) { errand in
                    SwipeRow(id: errand, open: $open) {
                        withAnimation { errands.removeAll { $0 == errand } }
                    } content: {
                        Text(errand).padding(.leading)
                    }
                    Divider()
                }
            }
        }
        .overlay(alignment: .bottom) { Text("\(errands.count) errands, open: \(open ?? "none")") }
    }
}

#Preview {
    ErrandList()
}
