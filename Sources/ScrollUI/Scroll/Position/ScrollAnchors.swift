/// The purpose of a default scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let kind: Int
    /// The initial offset of a scroll view.
    public static let initialOffset = ScrollAnchorRole(kind: 0)
    /// The point that keeps its position when the length of content or window changes, as long as the content lies
    /// there.
    public static let sizeChanges = ScrollAnchorRole(kind: 1)
    /// The position of content that is shorter than the window.
    public static let alignment = ScrollAnchorRole(kind: 2)
}

nonisolated extension View {
    /// Sets the initial position of the scroll views inside, the anchor that is kept when lengths change, and the
    /// position of short content; nil is the top leading corner.
    ///
    /// An edge is kept while the content lies at it or is about to come to rest there. Elsewhere the first visible
    /// view of a target layout or lazy container keeps its position on the screen. A request of a `scrollPosition`
    /// takes precedence.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSettings { $0.anchors.general = anchor }
    }

    /// Sets the anchor of the scroll views inside for one role. It precedes an anchor for all roles, inside or outside.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollSettings { $0.anchors.byRole.updateValue(anchor, forKey: role) }
    }

    /// Lets the scroll views inside start with the view with that id, its anchor on the window's. An extension of
    /// ScrollUI's own.
    public func defaultScrollItem(_ id: some Hashable, anchor: UnitPoint = .top) -> some View {
        scrollSettings { $0.initialItem = InitialScrollItem(id: AnyHashable(id), anchor: anchor) }
    }
}

/// The default anchors of a scroll view.
struct DefaultScrollAnchors: Equatable {
    /// The anchor of the roles without one of their own.
    var general: UnitPoint?
    /// The anchors of single roles; nil is the top leading corner.
    var byRole: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { byRole[role] ?? general }
}

/// The view at which a scroll view starts.
struct InitialScrollItem: Equatable {
    var id: AnyHashable
    var anchor: UnitPoint
}

extension UnitPoint {
    /// Returns the anchor as shares from the left and the top: in scrolling, leading is the side where reading
    /// begins.
    func physical(_ isRightToLeft: Bool) -> UnitPoint { isRightToLeft ? UnitPoint(x: 1 - x, y: y) : self }
}
