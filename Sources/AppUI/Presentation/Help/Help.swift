import Foundation
@_spi(Nodes) public import ScrollUI

nonisolated extension View {
    /// Adds a description to the view, which is shown in a tooltip while the pointer rests on it, and is its
    /// accessibility hint as with `accessibilityHint(_:)`.
    public func help(_ text: Text) -> some View { HelpView(content: self.accessibilityHint(text), text: text) }

    /// Adds a description to the view; see ``help(_:)``.
    public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Adds a description to the view; see ``help(_:)``.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// A view with a tooltip that is shown while the pointer rests on it.
nonisolated private struct HelpView<Content: View>: View {
    let content: Content
    let text: Text
    @State private var isShown = false

    init(content: Content, text: Text) {
        self.content = content
        self.text = text
    }

    @MainActor var body: some View {
        HelpHost(content: content, text: text, isShown: isShown) { isShown = $0 }
    }
}

extension HelpView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

nonisolated private struct HelpHost<Content: View>: View {
    typealias Body = Never

    let content: Content
    let text: Text
    let isShown: Bool
    let show: (Bool) -> Void

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(HelpNode.self) { HelpNode(graph: $0, parent: $1, scope: $2) }
        node.assign(isShown: isShown, show: show) {
            content.responder(node.handlers)._lower(into: &$0)
        } panel: {
            HelpTip(text: text)._lower(into: &$0)
        }
    }
}

/// The tooltip, whose appearance is independent of the environment of its view.
nonisolated private struct HelpTip: View {
    let text: Text

    @MainActor var body: some View {
        text
            .font(.footnote)
            .foregroundStyle(Color.primary)
            .lineLimit(nil)
            .multilineTextAlignment(.leading)
            .textCase(nil)
            .padding(EdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8))
            .background {
                RoundedRectangle(cornerRadius: 6).fill(ControlPalette.panel)
                    .shadow(color: Color.black.opacity(0.25), radius: 5, y: 2)
            }
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(ControlPalette.edge.opacity(0.6), lineWidth: 1) }
            .unredacted()
    }
}
