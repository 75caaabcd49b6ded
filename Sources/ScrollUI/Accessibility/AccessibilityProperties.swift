/// The accessibility properties of a view. No screen reader is connected yet: the properties are stored, and a test can read them with
/// ``ViewHost/accessibility(ofID:)``.
public struct AccessibilityProperties: Equatable, Sendable {
    /// The name of the view.
    public var label: String?
    /// The value of the view.
    public var value: String?
    /// A description of the view's action.
    public var hint: String?
    /// The identifier by which a test finds the view.
    public var identifier: String?
    /// The kind of element.
    public var traits: AccessibilityTraits = []
    /// Whether the view is hidden from assistive technologies.
    public var isHidden = false
    /// The order among siblings: higher values come first; zero by default.
    public var sortPriority = 0.0
    /// The treatment of the view's descendants; nil if not set.
    public var children: AccessibilityChildBehavior?
    /// The names of the view's actions.
    public var actions: [String] = []
    /// The names by which a user can refer to the view in voice commands, the likeliest first.
    public var inputLabels: [String] = []
    /// The heading level; nil if the view is not a heading.
    public var heading: AccessibilityHeadingLevel?
    /// Whether the view responds to user interaction; nil if not set.
    public var respondsToUserInteraction: Bool?
    /// The lists of elements in the view through which a user can navigate.
    public var rotors: [AccessibilityRotorProperties] = []
    /// The accessibility elements in the view that are not displayed.
    public var elements: [AccessibilityProperties] = []
    /// Whether the app has set the accessibility focus on the view.
    public var isFocused = false
    /// Whether the view's colours are exempt from colour inversion.
    public var ignoresInvertColors = false
    /// The speech settings.
    public var speech = AccessibilitySpeech()

    /// Creates empty properties.
    public init() {}
}

/// The treatment of a view's descendants as accessibility elements.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The view is one element without child elements.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The views in it are elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The view is one element that combines the properties of its descendants.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The kinds of an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    /// Creates an empty set.
    public init() {
        bits = 0
    }

    private init(bit: UInt32) {
        bits = 1 << bit
    }

    /// The view performs an action when pressed.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The view is a heading of the following content.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// The view plays its own sound.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// The view is a keyboard key.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// The view is text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The view is a summary.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The view changes frequently.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// The view starts media playback.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The view is dragged directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The view turns the page.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// The view covers the views behind it.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// The view is a toggle.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The view is a tab bar.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// Whether all traits of `member` are included.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// Returns the traits in either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
    /// Returns the traits in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
    /// Returns the traits in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
    /// Adds the traits of `other`.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Removes the traits that are not in `other`.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Removes the traits that are also in `other` and adds its remaining traits.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Adds `member`.
    @discardableResult
    public mutating func insert(_ member: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        let isNew = !contains(member)
        formUnion(member)
        return (isNew, member)
    }

    /// Removes `member`; returns the removed traits, or nil if there were none.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    /// Adds `member`; returns the traits that were already included, or nil if there were none.
    @discardableResult
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(member)
        formUnion(member)
        return known.bits == 0 ? nil : known
    }

    private func with(_ bits: UInt32) -> AccessibilityTraits {
        var copy = self
        copy.bits = bits
        return copy
    }
}

/// A list of similar elements in a view, through which a user can navigate. It is stored but not used yet.
public struct AccessibilityRotorProperties: Equatable, Sendable {
    /// The name of the list.
    public var name: String
    /// The names of its entries, in order.
    public var entries: [String]

    package init(name: String, entries: [String]) {
        self.name = name
        self.entries = entries
    }
}
