public import Foundation

/// Where a scroll view is asked to be, and what it shows: a request and a report in one.
///
/// Assigning another value, or calling one of the `scrollTo`s, scrolls. Once a person scrolls, the request is over and
/// ``viewID`` alone follows.
public struct ScrollPosition: Sendable {
    enum Request: Equatable, Sendable {
        case none
        case id(anchor: UnitPoint?, offset: CGSize)
        case edge(Edge)
        /// A nil coordinate is left as it is.
        case point(x: CGFloat?, y: CGFloat?)
    }

    var request = Request.none
    /// The same request made again is another value.
    var serial = 0
    private var isByUser = false
    private let idType: ObjectIdentifier
    /// Makes an id that is followed of one that a view has; nil for another type.
    let adopt: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
    /// The view that was asked for or is shown; nil for none.
    public internal(set) var viewID: (any Hashable & Sendable)?

    /// Follows views with ids of that type; asks for nothing. With `Never`, no ids are reported.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.idType = ObjectIdentifier(idType)
        adopt = ScrollPosition.adopting(idType)
    }

    private static func adopting<ID: Hashable & Sendable>(
        _ type: ID.Type
    ) -> @Sendable (AnyHashable) -> (any Hashable & Sendable)? {
        { $0.base as? ID }
    }

    /// Asks for the view with that id, and follows views with ids of its type. `anchor` as in
    /// ``scrollTo(id:anchor:)``.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        idType = ObjectIdentifier(ID.self)
        adopt = ScrollPosition.adopting(ID.self)
        scrollTo(id: id, anchor: anchor)
    }

    /// Asks for an end of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        scrollTo(edge: edge)
    }

    /// Asks for an offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType: idType)
        scrollTo(point: point)
    }

    /// Asks for an offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x, y: y)
    }

    /// Asks for a horizontal offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x)
    }

    /// Asks for a vertical offset, in points.
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

    /// Scrolls to the view with that id: its anchor on the window's, or with nil the least move that shows it whole.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scrollTo(id: id, anchor: anchor, offset: .zero)
    }

    /// The same, with the view `offset` points further to the right and down than its anchor says; below zero further
    /// to the left and up. An extension of ScrollUI's own.
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

    /// True after a person scrolled. Setting it true ends the request.
    public var isPositionedByUser: Bool {
        get { isByUser }
        set {
            isByUser = newValue
            if newValue { request = .none }
        }
    }

    /// The end that was asked for; nil once a person scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = request { return edge }
        return nil
    }

    /// The offset that was asked for with both coordinates; nil once a person scrolled. Not where the content is.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = request else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal offset that was asked for; nil once a person scrolled.
    public var x: CGFloat? {
        if case .point(let x, _) = request { return x }
        return nil
    }

    /// The vertical offset that was asked for; nil once a person scrolled.
    public var y: CGFloat? {
        if case .point(_, let y) = request { return y }
        return nil
    }

    /// ``viewID`` as a value of that type; nil if it is of another.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// False for `Never`, of which there are no ids.
    var followsAnyID: Bool { idType != ObjectIdentifier(Never.self) }

    /// A person scrolled to that view.
    mutating func report(_ id: AnyHashable?) {
        isPositionedByUser = true
        viewID = id.flatMap(adopt)
    }
}

extension ScrollPosition: Equatable {
    /// Equal in request, its count, report and type of ids.
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.request == right.request && left.serial == right.serial && left.isByUser == right.isByUser
            && left.idType == right.idType && left.hashableID == right.hashableID
    }

    var hashableID: AnyHashable? { viewID.map { AnyHashable($0) } }
}
