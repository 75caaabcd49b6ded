// Written by SceneCodeTests: what a scene shows as its code.
import Foundation
import ScrollUI

struct LongForm: View {
    @State private var answers = Array(repeating: "", count: 7)
    @FocusState private var focus: Int?

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 12) {
                    ForEach(0..<7) { section in
                        TextField("Answer", text: $answers[section])
                            .focused($focus, equals: section)
                    }
                }
            }
            .contentMargins(.horizontal, 28, for: .scrollContent)
            .contentMargins(.vertical, 16, for: .scrollContent)
            .safeAreaInset(edge: .bottom) {
                Button("Submit") { submit(proxy) }
            }
        }
    }

    private func submit(_ proxy: ScrollViewProxy) {
        guard let section = answers.firstIndex(of: "") else { return }
        withAnimation { proxy.scrollTo(section, anchor: .top) }
        focus = section
    }
}
