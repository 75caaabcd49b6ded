import SwiftUI

/// Messages from above that go by themselves, or are flicked away; queued.
@MainActor
final class ToastCenter: ObservableObject {
    struct Toast: Identifiable, Equatable {
        let id = UUID()
        var text: String
        var isError = false
    }

    @Published private(set) var current: Toast?
    private var queue: [Toast] = []

    func show(_ text: String, isError: Bool = false) {
        queue.append(Toast(text: text, isError: isError))
        if current == nil { next() }
    }

    func dismiss() {
        current = nil
        next()
    }

    private func next() {
        guard !queue.isEmpty else { return }
        current = queue.removeFirst()
    }
}

struct ToastModifier: ViewModifier {
    @ObservedObject var center: ToastCenter
    @State private var offset: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .top) {
                if let toast = center.current {
                    Text(toast.text)
                        .padding()
                        .frame(maxWidth: .infinity)
                        .background(toast.isError ? Color.red : Color.green, in: RoundedRectangle(cornerRadius: 12))
                        .padding(.horizontal)
                        .offset(y: min(offset, 20))
                        .gesture(
                            DragGesture()
                                .onChanged { offset = $0.translation.height }
                                .onEnded { value in
                                    if value.translation.height < -20 { center.dismiss() }
                                    offset = 0
                                }
                        )
                        .transition(.move(edge: .top).combined(with: .opacity))
                        .id(toast.id)
                }
            }
            .animation(.spring(response: 0.35, dampingFraction: 0.8), value: center.current)
    }
}

extension View {
    func toasts(from center: ToastCenter) -> some View { modifier(ToastModifier(center: center)) }
}

struct UploadScreen: View {
    @StateObject private var toasts = ToastCenter()
    @State private var uploads = 0

    var body: some View {
        VStack(spacing: 20) {
            Button("Upload") {
                uploads += 1
                if uploads.isMultiple(of: 3) {
                    toasts.show("Upload \(uploads) failed", isError: true)
                } else {
                    toasts.show("Upload \(uploads) done")
                }
            }
            Text("\(uploads) uploads")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toasts(from: toasts)
    }
}

struct UploadScreen_Previews: PreviewProvider {
    static var previews: some View { UploadScreen() }
}
