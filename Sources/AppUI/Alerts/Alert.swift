@_spi(Nodes) public import ScrollUI

/// An alert in its older form: a title, a message and up to two buttons.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button that acts.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// A button that leaves without a change.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// The usual button that leaves without a change.
        @MainActor @preconcurrency public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }

        /// A button that takes something away.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// A choice of actions in its older form.
public struct ActionSheet {
    /// A button of the choice.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice of `buttons`. Without one that leaves there is the usual one.
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an older form.
private struct DialogButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role) {
                buttons[index].action?()
            } label: {
                buttons[index].label
            }
        }
    }
}

extension View {
    /// An alert while `isPresented`; its older form.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        older(isAlert: true, isPresented, isPresented.wrappedValue ? content() : nil)
    }

    /// An alert while there is an item; its older form.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        older(isAlert: true, item.presence(), item.wrappedValue.map(content))
    }

    /// A choice of actions while `isPresented`; its older form.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        older(isAlert: false, isPresented, isPresented.wrappedValue ? content().alert : nil)
    }

    /// A choice of actions while there is an item; its older form.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        older(isAlert: false, item.presence(), item.wrappedValue.map { content($0).alert })
    }

    private func older(isAlert: Bool, _ isPresented: Binding<Bool>, _ alert: Alert?) -> some View {
        dialog(
            isAlert: isAlert, alert?.title, isPresented.and(alert != nil),
            actions: DialogButtons(buttons: alert?.buttons ?? []), message: alert?.message)
    }
}

extension ActionSheet {
    fileprivate var alert: Alert { Alert(title: title, message: message, buttons: buttons) }
}

extension Alert {
    fileprivate init(title: Text, message: Text?, buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension Binding {
    /// True while there is an item; false takes it away.
    @MainActor fileprivate func presence<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool> {
            wrappedValue != nil
        } set: {
            if !$0 { wrappedValue = nil }
        }
    }
}
