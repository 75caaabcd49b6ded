import SwiftUI

// Tips in pages with dots, by the style that there is for it.

struct PagedTips: View {
    struct Tip: Identifiable {
        let id: Int
        let headline: String
    }

    @State private var selection = 0
    @State private var isDone = false
    let tips = ["Tap twice to like", "Pull to refresh", "Hold to preview"].enumerated().map {
        Tip(id: $0.offset, headline: $0.element)
    }

    var body: some View {
        if isDone {
            Text("No more tips")
        } else {
            VStack {
                TabView(selection: $selection) {
                    ForEach(tips) { tip in
                        TipCard(tip: tip).tag(tip.id)
                    }
                }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
                .frame(height: 420)
                .animation(.easeInOut, value: selection)

                Text("Tip \(selection + 1) of \(tips.count)")
                Button(selection == tips.count - 1 ? "Done" : "Next tip") {
                    if selection == tips.count - 1 { isDone = true } else { selection += 1 }
                }
            }
        }
    }
}

private struct TipCard: View {
    let tip: PagedTips.Tip

    var body: some View {
        RoundedRectangle(cornerRadius: 24)
            .fill(Color.yellow.opacity(0.4))
            .overlay(Text(tip.headline).font(.title2))
            .padding(30)
    }
}

struct PagedTips_Previews: PreviewProvider {
    static var previews: some View { PagedTips() }
}
