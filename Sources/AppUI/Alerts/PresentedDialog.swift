@_spi(Nodes) import ScrollUI

/// An alert or action sheet that is presented while a binding is true. Reads the binding in its body, so that a change
/// evaluates it again.
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

extension PresentedDialog: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

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
    /// Whether the binding is true and there is content to show.
    @MainActor func and(_ isThere: Bool) -> Binding<Bool> {
        Binding {
            wrappedValue && isThere
        } set: {
            wrappedValue = $0
        }
    }
}
