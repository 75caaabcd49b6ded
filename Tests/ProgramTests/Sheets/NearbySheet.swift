import SwiftUI

// iOS 16: a sheet at two heights over a map, with a list that is pulled on.

struct NearbySheet: View {
    @State private var isPresented = false
    @State private var detent = PresentationDetent.medium
    @State private var chosen: String?

    var body: some View {
        VStack(spacing: 20) {
            Text(chosen.map { "On the way to \($0)" } ?? "Nowhere yet")
            Button("Nearby") { isPresented = true }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isPresented) {
            PlaceList(chosen: $chosen)
                .presentationDetents([.medium, .large], selection: $detent)
                .presentationDragIndicator(.visible)
        }
    }
}

private struct PlaceList: View {
    @Binding var chosen: String?
    @Environment(\.dismiss) private var dismiss
    private let names = (1...30).map { "Café \($0)" }

    var body: some View {
        VStack {
            HStack {
                Text("Nearby places").font(.headline)
                Spacer()
                Button("Close") { dismiss() }
            }
            .padding()
            ScrollView {
                LazyVStack {
                    ForEach(names, id: \.self) { name in
                        Button(name) {
                            chosen = name
                            dismiss()
                        }
                        .frame(maxWidth: .infinity, minHeight: 44)
                    }
                }
            }
        }
    }
}

#Preview {
    NearbySheet()
}
