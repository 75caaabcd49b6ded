/// What a default scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let kind: Int
    /// Where a scroll view begins.
    public static let initialOffset = ScrollAnchorRole(kind: 0)
    /// What stays when the length of content or window changes, as long as the content lies there.
    public static let sizeChanges = ScrollAnchorRole(kind: 1)
    /// Where content lies that is shorter than the window.
    public static let alignment = ScrollAnchorRole(kind: 2)
}

nonisolated extension View {
    /// Where scroll views below begin, what they keep when lengths change, and where short content lies; nil for the
    /// top leading corner.
    ///
    /// An edge is held while the content lies at it, or is about to come to rest there; elsewhere the first view of a
    /// target layout or lazy container in sight stays where it is on the screen. A `scrollPosition` that asks for something goes first.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSettings {
            $0.initialAnchor = anchor
            $0.sizeChangesAnchor = anchor
            $0.alignmentAnchor = anchor
        }
    }

    /// The anchor of scroll views below for one role.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        scrollSettings {
            switch role {
            case .initialOffset: $0.initialAnchor = anchor
            case .sizeChanges: $0.sizeChangesAnchor = anchor
            default: $0.alignmentAnchor = anchor
            }
        }
    }

    /// Scroll views below begin with the view of that id, its anchor on the window's. An extension of ScrollUI's own.
    public func defaultScrollItem(_ id: some Hashable, anchor: UnitPoint = .top) -> some View {
        scrollSettings { $0.initialItem = InitialScrollItem(id: AnyHashable(id), anchor: anchor) }
    }
}

/// The view that a scroll view begins with.
struct InitialScrollItem: Equatable {
    var id: AnyHashable
    var anchor: UnitPoint
}

extension UnitPoint {
    /// In scrolling, leading is where reading begins: the anchor as shares from the left and the top.
    func physical(_ isRightToLeft: Bool) -> UnitPoint { isRightToLeft ? UnitPoint(x: 1 - x, y: y) : self }
}
