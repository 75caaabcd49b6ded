@_spi(Nodes) import ScrollUI

/// An alert or a choice of actions while a binding says so. Reads the binding, so that it is evaluated again when it
/// changes.
struct PresentedDialog<Content: View, Actions: View, Message: View>: View {
    let content: Content
    let isAlert: Bool
    @Binding var isPresented: Bool
    let title: Text?
    let actions: Actions
    let message: Message

    var body: some View {
        let dismiss: @MainActor () -> Void = { isPresented = false }
        PresentationView(
            source: PresentationSource(
                tag: isPresented ? AnyHashable(true) : nil, look: isAlert ? .alert : .confirmation, dismiss: dismiss),
            content: content
        ) {
            if isAlert {
                AlertCard(title: title, actions: actions, message: message, dismiss: dismiss)
            } else {
                ConfirmationCard(title: title, actions: actions, message: message, dismiss: dismiss)
            }
        }
    }
}

extension PresentationLook {
    static let alert = PresentationLook(
        dim: (0.2, 0.45), opening: .spring(duration: 0.3), closing: .easeOut(duration: 0.18), takesKeyboard: true)
    static let confirmation = PresentationLook(
        dim: (0.2, 0.45), opening: .spring(duration: 0.36), closing: .easeOut(duration: 0.22), closesBeside: true,
        takesKeyboard: true)
}

extension View {
    func dialog(
        isAlert: Bool, _ title: Text?, _ isPresented: Binding<Bool>, actions: some View, message: some View
    ) -> some View {
        PresentedDialog(
            content: self, isAlert: isAlert, isPresented: isPresented, title: title, actions: actions, message: message)
    }
}

extension Binding where Value == Bool {
    /// True only while there is something to show.
    @MainActor func and(_ isThere: Bool) -> Binding<Bool> {
        Binding {
            wrappedValue && isThere
        } set: {
            wrappedValue = $0
        }
    }
}
