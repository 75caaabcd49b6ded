import Foundation

/// The handlers of a view for presses, drags, keys and hovering.
///
/// There is one object per view in the tree; the closures are replaced in each evaluation.
@MainActor
@_spi(Nodes) public final class Responder {
    package struct Handlers {
        /// Called when the pointer entered the view (true) or left it (false).
        var hover: ((Bool) -> Void)?
        /// Called when the pointer moved over the view, with the view's node and the location in the window.
        var hoverMove: ((Node, CGPoint) -> Void)?
        /// Called when a press began (true), or ended, left the view or was taken over by a scroll view (false).
        var press: ((Bool) -> Void)?
        /// Called when a press was released inside, with the number of clicks and the location in the view.
        package var tap: ((Int, CGPoint) -> Void)?
        /// Called like `tap` for a view that needs the modifiers, with the location in the view.
        package var pick: ((CGPoint, InputEvent.Modifiers) -> Void)?
        /// Called for a press that belongs to the view from the start, as for a slider's knob.
        package var drag: ((DragEvent) -> Void)?
        /// Whether drags of a finger are left to scroll views.
        var grabsOnlyMouse = false
        /// Returns whether the key was used.
        package var key: ((InputEvent.Key, InputEvent.Modifiers) -> Bool)?
        /// Handles typed text. Returns whether it was used.
        var text: ((String) -> Bool)?
        /// Called when the wheel was turned over the view, with the location in the view. Returns whether it was
        /// used.
        var wheel: ((InputEvent.Wheel, CGPoint) -> Bool)?
        /// Called when the secondary button went down, with the location in the view.
        var contextMenu: ((CGPoint) -> Void)?
        package var focus: ((Bool) -> Void)?
        /// Called when the view gained the keyboard focus, also by a click, or lost it; the second value is whether
        /// that must be visible.
        var keyboard: ((_ hasKeyboard: Bool, _ isVisible: Bool) -> Void)?
        package var isFocusable = false
        /// Whether a press focuses the view, but Tab does not.
        var isPassedByTab = false
        /// Whether Tab focuses the view, but a press does not.
        var leavesPresses = false
        /// Whether unused arrow keys move the focus among the views inside.
        var isFocusSection = false
        /// The focus scope; views inside it that prefer the same scope are focused first.
        var focusScope: Namespace.ID?
        /// The scope in which the view is preferred for the keyboard focus.
        var prefersFocusIn: Namespace.ID?
        var wantsText = false
        package var pointerStyle: PointerStyle?
        /// A key that triggers the control regardless of the keyboard focus.
        package var shortcut: Shortcut?
        /// The handler of drops on the view.
        package var drop: DropHandler?
        /// The link of the views inside to a `@FocusState`.
        var focusLink: FocusLink?
        /// Handles text that an input method is still composing, with its selected part.
        var marked: ((MarkedText) -> Void)?
        /// Returns the position of typed text in the view's coordinates; input methods put their windows there.
        var caret: (() -> CGRect)?

        package init(
            hover: ((Bool) -> Void)? = nil, hoverMove: ((Node, CGPoint) -> Void)? = nil, press: ((Bool) -> Void)? = nil,
            tap: ((Int, CGPoint) -> Void)? = nil, pick: ((CGPoint, InputEvent.Modifiers) -> Void)? = nil,
            drag: ((DragEvent) -> Void)? = nil, grabsOnlyMouse: Bool = false,
            key: ((InputEvent.Key, InputEvent.Modifiers) -> Bool)? = nil, text: ((String) -> Bool)? = nil,
            wheel: ((InputEvent.Wheel, CGPoint) -> Bool)? = nil, contextMenu: ((CGPoint) -> Void)? = nil,
            focus: ((Bool) -> Void)? = nil, keyboard: ((_ hasKeyboard: Bool, _ isVisible: Bool) -> Void)? = nil,
            isFocusable: Bool = false, isPassedByTab: Bool = false, leavesPresses: Bool = false,
            isFocusSection: Bool = false, focusScope: Namespace.ID? = nil, prefersFocusIn: Namespace.ID? = nil,
            wantsText: Bool = false, pointerStyle: PointerStyle? = nil, shortcut: Shortcut? = nil,
            drop: DropHandler? = nil, focusLink: FocusLink? = nil, marked: ((MarkedText) -> Void)? = nil,
            caret: (() -> CGRect)? = nil
        ) {
            self.hover = hover
            self.hoverMove = hoverMove
            self.press = press
            self.tap = tap
            self.pick = pick
            self.drag = drag
            self.grabsOnlyMouse = grabsOnlyMouse
            self.key = key
            self.text = text
            self.wheel = wheel
            self.contextMenu = contextMenu
            self.focus = focus
            self.keyboard = keyboard
            self.isFocusable = isFocusable
            self.isPassedByTab = isPassedByTab
            self.leavesPresses = leavesPresses
            self.isFocusSection = isFocusSection
            self.focusScope = focusScope
            self.prefersFocusIn = prefersFocusIn
            self.wantsText = wantsText
            self.pointerStyle = pointerStyle
            self.shortcut = shortcut
            self.drop = drop
            self.focusLink = focusLink
            self.marked = marked
            self.caret = caret
        }
    }

    package struct Shortcut {
        let shortcut: KeyboardShortcut
        /// Whether the shortcut is the library's own: the program's take precedence.
        var isOwn = false
        let action: () -> Void

        package init(shortcut: KeyboardShortcut, isOwn: Bool = false, action: @escaping () -> Void) {
            self.shortcut = shortcut
            self.isOwn = isOwn
            self.action = action
        }
    }

    package var handlers = Handlers()

    package init() {}

    var takesPress: Bool {
        handlers.press != nil || handlers.tap != nil || handlers.pick != nil || handlers.drag != nil
    }
}

/// A drag that belongs to one view, in the view's coordinates, in points.
package struct DragEvent {
    package enum Phase { case began, changed, ended, cancelled }
    package var phase: Phase
    var start: CGPoint
    package var location: CGPoint
    var modifiers: InputEvent.Modifiers
    /// The click count of the press: 1 for a single click, 2 for the second of a double click.
    var clickCount = 1

    package var translation: CGSize { CGSize(width: location.x - start.x, height: location.y - start.y) }
}

/// The look of the pointer.
public enum PointerStyle: Sendable, Hashable {
    /// Named by the action at the pointer; `link` is the pointing hand.
    case arrow, link, text, grab, grabbing, resizeHorizontal, resizeVertical
}

package struct ResponderModifier: NodeModifier {
    private let object: Responder
    private let handlers: Responder.Handlers
    private let isEnabledHere: Bool

    @MainActor
    init(_ handlers: Responder.Handlers, isEnabled: Bool = true) {
        object = Responder()
        self.handlers = handlers
        isEnabledHere = isEnabled
        object.handlers = handlers
    }

    @MainActor
    private init(object: Responder, handlers: Responder.Handlers, isEnabled: Bool) {
        self.object = object
        self.handlers = handlers
        isEnabledHere = isEnabled
        object.handlers = handlers
    }

    package mutating func animate(from old: ResponderModifier, graph: ViewGraph) {
        self = ResponderModifier(object: old.object, handlers: handlers, isEnabled: isEnabledHere)
    }

    package func needsLayout(after old: ResponderModifier) -> Bool { false }

    package var responder: Responder? { isEnabledHere ? object : nil }
}

/// A view that responds to input.
package nonisolated struct ResponderView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    let handlers: Responder.Handlers
    let isEnabled: Bool

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let modifier = ResponderModifier(handlers, isEnabled: isEnabled)
        Modified(content: content, modifier: modifier)._lower(into: &builder)
    }
}

nonisolated extension View {
    package func responder(_ handlers: Responder.Handlers, isEnabled: Bool = true) -> some View {
        ResponderView(content: self, handlers: handlers, isEnabled: isEnabled)
    }

    /// Sets the look of the pointer over the view.
    public func pointerStyle(_ style: PointerStyle?) -> some View {
        responder(Responder.Handlers(pointerStyle: style))
    }
}
