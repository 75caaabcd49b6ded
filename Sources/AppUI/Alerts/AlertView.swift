import Foundation
@_spi(Nodes) import ScrollUI

/// An alert over the window: a title, a message and actions.
struct AlertCard<Actions: View, Message: View>: View {
    let title: Text?
    let actions: Actions
    let message: Message
    let dismiss: @MainActor () -> Void

    /// The width in points, as on phones.
    private static var width: CGFloat { 272 }

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 5) {
                title.font(.headline)
                message.font(.footnote)
            }
            .multilineTextAlignment(.center)
            .padding(EdgeInsets(top: 18, leading: 18, bottom: 16, trailing: 18))
            DialogActions(isAlert: true, actions: actions, dismiss: dismiss)
        }
        .frame(width: Self.width)
        .background(ControlPalette.sheet, in: RoundedRectangle(cornerRadius: 16))
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(ControlPalette.line, lineWidth: 1) }
        .contentShape(Rectangle())
        .shadow(color: .black.opacity(0.25), radius: 18, y: 8)
        .transition(.scale(1.12).combined(with: .opacity))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(16)
    }
}

/// An action sheet at the lower edge of the window, with a cancel button below the actions.
struct ConfirmationCard<Actions: View, Message: View>: View {
    let title: Text?
    let actions: Actions
    let message: Message
    let dismiss: @MainActor () -> Void

    var body: some View {
        DialogActions(
            isAlert: false,
            actions: Group {
                if title != nil || Message.self != EmptyView.self {
                    heading.layoutValue(key: ActionPart.self, value: .heading)
                }
                actions
            }, dismiss: dismiss
        )
        .frame(maxWidth: 400)
        .padding(10)
        .transition(.move(edge: .bottom))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }

    private var heading: some View {
        VStack(spacing: 4) {
            title.font(.footnote.weight(.semibold))
            message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(Color.secondary)
        .padding(14)
    }
}
