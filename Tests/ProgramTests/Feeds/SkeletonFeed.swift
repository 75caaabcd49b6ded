import SwiftUI

/// Grey shapes that breathe until the content is there; then it fades in. Retried by a button after a failure.
struct SkeletonFeed: View {
    enum Loading: Equatable {
        case pending
        case failed(String)
        case loaded([String])
    }

    @State private var loading = Loading.pending
    @State private var attempts = 0
    let load: @Sendable (Int) async throws -> [String]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                switch loading {
                case .pending:
                    ForEach(0..<6, id: \.self) { _ in SkeletonRow() }
                case .failed(let message):
                    ContentUnavailableView {
                        Label(message, systemImage: "wifi.slash")
                    } actions: {
                        Button("Try again") { attempts += 1 }
                    }
                case .loaded(let titles):
                    ForEach(titles, id: \.self) { title in
                        Label(title, systemImage: "doc").frame(height: 60)
                    }
                    .transition(.opacity)
                }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .scrollDisabled(loading == .pending)
        .task(id: attempts) {
            loading = .pending
            do {
                let titles = try await load(attempts)
                withAnimation(.easeIn) { loading = .loaded(titles) }
            } catch {
                loading = .failed("Nothing came")
            }
        }
    }
}

private struct SkeletonRow: View {
    var body: some View {
        HStack {
            Circle().frame(width: 44)
            VStack(alignment: .leading) {
                Capsule().frame(height: 12)
                Capsule().frame(width: 120, height: 12)
            }
        }
        .foregroundStyle(.gray)
        .frame(height: 60)
        .id("skeleton")
        .phaseAnimator([0.3, 0.8]) { content, opacity in
            content.opacity(opacity)
        } animation: { _ in
            .easeInOut(duration: 0.7)
        }
    }
}

#Preview("Loads") {
    SkeletonFeed { _ in (1...20).map { "Document \($0)" } }
}

#Preview("Fails") {
    SkeletonFeed { _ in throw CancellationError() }
}
