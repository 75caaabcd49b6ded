/// What a view says of itself to those who do not see it. There is no screen reader to tell yet: it is stored, and a test reads it
/// with ``ViewHost/accessibility(ofID:)``.
public struct AccessibilityProperties: Equatable, Sendable {
    /// What the view is.
    public var label: String?
    /// What it is set to.
    public var value: String?
    /// What it does.
    public var hint: String?
    /// What a test finds it by.
    public var identifier: String?
    /// What kind of thing it is.
    public var traits: AccessibilityTraits = []
    /// That it is passed over.
    public var isHidden = false
    /// Among its siblings, higher values come first; zero where nothing was said.
    public var sortPriority = 0.0
    /// How it stands for the views in it; nil where nothing was said.
    public var children: AccessibilityChildBehavior?
    /// The names of the actions that it has.
    public var actions: [String] = []
    /// What a person may call it by voice, the likeliest first.
    public var inputLabels: [String] = []
    /// How high it stands among headings; nil where it is none.
    public var heading: AccessibilityHeadingLevel?
    /// Whether it answers to a person; nil where nothing was said.
    public var respondsToUserInteraction: Bool?
    /// Lists of elements in it, through which a person may go.
    public var rotors: [AccessibilityRotorProperties] = []
    /// Elements in it that are not shown.
    public var elements: [AccessibilityProperties] = []
    /// Whether the program has set attention on it.
    public var isFocused = false
    /// That its colours stay where all others are inverted.
    public var ignoresInvertColors = false
    /// How it is spoken.
    public var speech = AccessibilitySpeech()

    /// Nothing said.
    public init() {}
}

/// How a view stands for the views in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The view is one element, and those in it are none.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The views in it are elements.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The view is one element that says what those in it say.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What kind of thing a view is.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    /// None.
    public init() {
        bits = 0
    }

    private init(bit: UInt32) {
        bits = 1 << bit
    }

    /// Does something when it is pressed.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// Names what follows.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// Is chosen.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// Leads somewhere else.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// Takes what is looked for.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// Is a picture.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// Makes a sound of its own.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// Is a key.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// Is text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// Tells what there is in short.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// Begins something that sounds.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// Is dragged itself.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// Turns the page.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Covers what is behind it.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// Is on or off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// Is a row of tabs.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// True when all of `member` is in it.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// What is in either.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
    /// What is in both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
    /// What is in one of them.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
    /// Adds what is in `other`.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Drops what is not in `other`.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Drops what is in `other` and adds what was in it alone.
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

    /// Drops `member`.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    /// Adds `member`; gives what of it was there.
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

/// A list of elements of one kind in a view, through which a person may go. Nobody goes through it here: it is stored.
public struct AccessibilityRotorProperties: Equatable, Sendable {
    /// What the list is called.
    public var name: String
    /// What its entries are called, in order.
    public var entries: [String]

    package init(name: String, entries: [String]) {
        self.name = name
        self.entries = entries
    }
}
