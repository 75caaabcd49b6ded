public import Foundation

/// The requested position of a scroll view and its reported view: a request and a report in one value.
///
/// Assigning another value, or calling one of the `scrollTo` functions, scrolls. Once the user scrolls, the request
/// ends and only ``viewID`` is updated.
public struct ScrollPosition: Sendable {
    enum Request: Equatable, Sendable {
        case none
        case id(anchor: UnitPoint?, offset: CGSize)
        case edge(Edge)
        /// An offset; a nil coordinate is not changed.
        case point(x: CGFloat?, y: CGFloat?)
    }

    var request = Request.none
    /// Distinguishes repeated equal requests.
    var serial = 0
    private var isByUser = false
    private let idType: ObjectIdentifier
    /// Converts a view's id to a followed id; nil for another type.
    let adopt: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
    /// The id of the requested or shown view; nil for none.
    public internal(set) var viewID: (any Hashable & Sendable)?

    /// Follows views with ids of that type, without a request. With `Never`, no ids are reported.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.idType = ObjectIdentifier(idType)
        adopt = ScrollPosition.adopting(idType)
    }

    private static func adopting<ID: Hashable & Sendable>(
        _ type: ID.Type
    ) -> @Sendable (AnyHashable) -> (any Hashable & Sendable)? {
        { $0.base as? ID }
    }

    /// Requests the view with that id, and follows views with ids of its type. `anchor` as in
    /// ``scrollTo(id:anchor:)``.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        idType = ObjectIdentifier(ID.self)
        adopt = ScrollPosition.adopting(ID.self)
        scrollTo(id: id, anchor: anchor)
    }

    /// Requests an end of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        scrollTo(edge: edge)
    }

    /// Requests an offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType: idType)
        scrollTo(point: point)
    }

    /// Requests an offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x, y: y)
    }

    /// Requests a horizontal offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x)
    }

    /// Requests a vertical offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(y: y)
    }

    private mutating func ask(_ request: Request) {
        self.request = request
        serial += 1
        isByUser = false
    }

    // MARK: Requests

    /// Scrolls to the view with that id. Its anchor is placed on the window's; with nil, the shortest scroll shows
    /// the whole view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scrollTo(id: id, anchor: anchor, offset: .zero)
    }

    /// Scrolls to the view with that id, displaced from its anchor by `offset` points: positive to the right and
    /// down, negative to the left and up. An extension of ScrollUI's own.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint?, offset: CGSize) {
        ask(.id(anchor: anchor, offset: offset))
        viewID = id
    }

    /// Scrolls to an end of the content, and stays there when the content's length changes.
    public mutating func scrollTo(edge: Edge) {
        ask(.edge(edge))
        viewID = nil
    }

    /// Scrolls to an offset, in points, within the bounds.
    public mutating func scrollTo(point: CGPoint) { scroll(toX: point.x, y: point.y) }

    /// Scrolls to an offset, in points, within the bounds.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(toX: x, y: y) }

    /// Scrolls to a horizontal offset, in points, within the bounds.
    public mutating func scrollTo(x: CGFloat) { scroll(toX: x, y: nil) }

    /// Scrolls to a vertical offset, in points, within the bounds.
    public mutating func scrollTo(y: CGFloat) { scroll(toX: nil, y: y) }

    private mutating func scroll(toX x: CGFloat?, y: CGFloat?) {
        ask(.point(x: x, y: y))
        viewID = nil
    }

    // MARK: Reports

    /// Whether the user has scrolled since the request. Setting it to true ends the request.
    public var isPositionedByUser: Bool {
        get { isByUser }
        set {
            isByUser = newValue
            if newValue { request = .none }
        }
    }

    /// The requested end; nil once the user has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = request { return edge }
        return nil
    }

    /// The offset that was requested with both coordinates; nil once the user has scrolled. It is not the present
    /// offset.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = request else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The requested horizontal offset; nil once the user has scrolled.
    public var x: CGFloat? {
        if case .point(let x, _) = request { return x }
        return nil
    }

    /// The requested vertical offset; nil once the user has scrolled.
    public var y: CGFloat? {
        if case .point(_, let y) = request { return y }
        return nil
    }

    /// Returns ``viewID`` as a value of that type; nil if it has another type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// Whether ids are reported; false for `Never`.
    var followsAnyID: Bool { idType != ObjectIdentifier(Never.self) }

    /// Records that the user scrolled to that view.
    mutating func report(_ id: AnyHashable?) {
        isPositionedByUser = true
        viewID = id.flatMap(adopt)
    }
}

extension ScrollPosition: Equatable {
    /// Returns whether request, serial number, report and id type are equal.
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.request == right.request && left.serial == right.serial && left.isByUser == right.isByUser
            && left.idType == right.idType && left.hashableID == right.hashableID
    }

    var hashableID: AnyHashable? { viewID.map { AnyHashable($0) } }
}
