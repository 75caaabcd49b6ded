@_spi(Nodes) public import ScrollUI

/// An alert in its former API: a title, a message and up to two buttons.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// Creates a button with an action.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }

        /// Creates a button that closes the alert without a change.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// Creates a standard Cancel button.
        @MainActor @preconcurrency public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }

        /// Creates a button with a destructive action.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// An action sheet in its former API.
public struct ActionSheet {
    /// A button of the action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet with `buttons`. A standard Cancel button is added if there is no cancel button.
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of a dialog in the former API.
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
    /// Presents an alert while `isPresented` is true (former API).
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        older(isAlert: true, isPresented, isPresented.wrappedValue ? content() : nil)
    }

    /// Presents an alert while there is an item (former API).
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        older(isAlert: true, item.presence(), item.wrappedValue.map(content))
    }

    /// Presents an action sheet while `isPresented` is true (former API).
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        older(isAlert: false, isPresented, isPresented.wrappedValue ? content().alert : nil)
    }

    /// Presents an action sheet while there is an item (former API).
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
    /// Whether there is an item. Setting it to false removes the item.
    @MainActor fileprivate func presence<Item>() -> Binding<Bool> where Value == Item? {
        Binding<Bool> {
            wrappedValue != nil
        } set: {
            if !$0 { wrappedValue = nil }
        }
    }
}
