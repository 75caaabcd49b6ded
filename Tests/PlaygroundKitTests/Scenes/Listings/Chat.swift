// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct Chat: View {
    @State private var messages = Array(400..<430)
    @State private var position = ScrollPosition()

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 8) {
                ForEach(messages, id: \.self) { number in
                    Card(number)
                }
            }
        }
        .contentMargins(.horizontal, 28, for: .scrollContent)
        .contentMargins(.vertical, 16, for: .scrollContent)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .defaultScrollAnchor(.bottom, for: .alignment)
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentSize.height > 0 && geometry.visibleRect.minY < 600
        } action: { _, isNearStart in
            if isNearStart { loadOlder() }
        }
    }

    private func loadOlder() {
        let first = messages[0]
        messages.insert(contentsOf: max(0, first - 40)..<first, at: 0)
    }

    private func send() {
        withAnimation {
            messages.append(messages.count)
            position.scrollTo(edge: .bottom)
        }
    }
}
