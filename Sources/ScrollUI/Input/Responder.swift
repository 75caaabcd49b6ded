import Foundation

/// What a view does with presses, drags, keys and the pointer's presence.
///
/// One object for each view in the tree; the closures are set anew with each evaluation.
@MainActor
@_spi(Nodes) public final class Responder {
    package struct Handlers {
        /// The pointer came over the view, or left it.
        var hover: ((Bool) -> Void)?
        /// The pointer moved over the view: the view's node, and the location in the window.
        var hoverMove: ((Node, CGPoint) -> Void)?
        /// A press began (true), or it ended, left the view or was taken over by a scroll view (false).
        var press: ((Bool) -> Void)?
        /// A press was released inside: the number of clicks, and the location in the view.
        package var tap: ((Int, CGPoint) -> Void)?
        /// The same as `tap` for a view that asks for the modifiers: the location in the view.
        package var pick: ((CGPoint, InputEvent.Modifiers) -> Void)?
        /// The press belongs to the view from the start, as for a slider's knob.
        package var drag: ((DragEvent) -> Void)?
        /// A finger's drag is left to scroll views.
        var grabsOnlyMouse = false
        /// True when the key was used.
        package var key: ((InputEvent.Key, InputEvent.Modifiers) -> Bool)?
        /// Typed text; true when it was used.
        var text: ((String) -> Bool)?
        /// The wheel was turned over the view, at a location in it; true when it was used.
        var wheel: ((InputEvent.Wheel, CGPoint) -> Bool)?
        /// The secondary button went down at a location in the view.
        var contextMenu: ((CGPoint) -> Void)?
        package var focus: ((Bool) -> Void)?
        /// The view got the keyboard, by a click too, or lost it; and whether that must be seen.
        var keyboard: ((_ hasKeyboard: Bool, _ isVisible: Bool) -> Void)?
        package var isFocusable = false
        /// A press gives it the keyboard; Tab does not.
        var isPassedByTab = false
        /// A press does not give it the keyboard; Tab does.
        var leavesPresses = false
        /// Arrow keys that nothing else uses go among the views inside.
        var isFocusSection = false
        /// Within these views the ones of the same name are preferred for the keyboard.
        var focusScope: Namespace.ID?
        /// Preferred for the keyboard, among the views of that scope.
        var prefersFocusIn: Namespace.ID?
        var wantsText = false
        package var pointerStyle: PointerStyle?
        /// A key that does what the control does, wherever the keyboard is.
        package var shortcut: Shortcut?
        /// What is done with what is dragged over the view.
        package var drop: DropHandler?
        /// Ties what is inside to a `@FocusState`.
        var focusLink: FocusLink?
        /// Text that an input method is still composing, with the part of it that is being chosen.
        var marked: ((MarkedText) -> Void)?
        /// Where typed text goes, in the view's own space; input methods put their windows there.
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
        /// It is the library's own: the program's go first.
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

/// A drag that belongs to one view, in its own space, points.
package struct DragEvent {
    package enum Phase { case began, changed, ended, cancelled }
    package var phase: Phase
    var start: CGPoint
    package var location: CGPoint
    var modifiers: InputEvent.Modifiers
    /// Of the press: 1 for a single click, 2 for the second of a double click.
    var clickCount = 1

    package var translation: CGSize { CGSize(width: location.x - start.x, height: location.y - start.y) }
}

/// What the pointer looks like.
public enum PointerStyle: Sendable, Hashable {
    /// Named by what the pointer can do there; `link` is the pointing hand.
    case arrow, link, text, grab, grabbing, resizeHorizontal, resizeVertical
}

struct ResponderModifier: NodeModifier {
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

    mutating func animate(from old: ResponderModifier, graph: ViewGraph) {
        self = ResponderModifier(object: old.object, handlers: handlers, isEnabled: isEnabledHere)
    }

    func needsLayout(after old: ResponderModifier) -> Bool { false }

    var responder: Responder? { isEnabledHere ? object : nil }
}

/// A view that answers to input.
nonisolated private struct ResponderView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let handlers: Responder.Handlers
    let isEnabled: Bool

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let modifier = ResponderModifier(handlers, isEnabled: isEnabled)
        Modified(content: content, modifier: modifier)._lower(into: &builder)
    }
}

nonisolated extension View {
    package func responder(_ handlers: Responder.Handlers, isEnabled: Bool = true) -> some View {
        ResponderView(content: self, handlers: handlers, isEnabled: isEnabled)
    }

    /// What the pointer looks like over the view.
    public func pointerStyle(_ style: PointerStyle?) -> some View {
        responder(Responder.Handlers(pointerStyle: style))
    }
}
