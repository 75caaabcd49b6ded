public import Foundation

/// A custom alignment line.
///
///     private enum Waist: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.4 }
///     }
///     extension VerticalAlignment { static let waist = VerticalAlignment(Waist.self) }
public protocol AlignmentID: SendableMetatype {
    /// Returns the line's default position in a view without an explicit guide, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment line.
@_spi(Nodes) public enum AlignmentKey: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
    case custom(CustomLine)

    /// The axis along which the line's distance is measured.
    var axis: Axis {
        switch self {
        case .leading, .horizontalCenter, .trailing: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        case .custom(let line): line.axis
        }
    }

    var kind: GuideKinds { self == .firstTextBaseline || self == .lastTextBaseline ? .baselines : .lines }

    /// Returns the line's default position in a view without an explicit guide, as a distance from its leading or top edge.
    func defaultValue(in size: CGSize) -> CGFloat {
        switch self {
        case .leading, .top: 0
        case .horizontalCenter: size.width / 2
        case .trailing: size.width
        case .verticalCenter: size.height / 2
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        case .custom(let line): line.id.defaultValue(in: ViewDimensions(size))
        }
    }

    /// Combines the explicit guides of a container's `count` children as SwiftUI does: the outermost baseline, or the mean of custom lines.
    /// The lines of the frame itself do not reach through a container, except around a single view. Source: the `AlignmentID`s of 6.4.
    func combine(_ values: [CGFloat], of count: Int) -> CGFloat? {
        guard count > 1, !values.isEmpty else { return values.first }
        switch self {
        case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: return nil
        case .firstTextBaseline: return values.min()
        case .lastTextBaseline: return values.max()
        case .custom: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// The kinds of guides: text baselines, and lines that exist only if the program sets them.
package struct GuideKinds: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }
    static let baselines = GuideKinds(rawValue: 1)
    static let lines = GuideKinds(rawValue: 2)
    static let all: GuideKinds = [.baselines, .lines]
}

/// A custom alignment line, identified by its type.
@_spi(Nodes) public struct CustomLine: Hashable, Sendable {
    let axis: Axis
    let id: any AlignmentID.Type

    /// Returns whether both lines have the same axis and the same id type.
    public static func == (left: CustomLine, right: CustomLine) -> Bool {
        left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }

    /// Hashes the axis and the id type.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }
}

/// A cache of the guides that were last requested from a node. Without it, nested containers would repeat their layout for each enclosing
/// level.
struct GuideCache {
    private var entries: [(key: AlignmentKey, size: CGSize, value: CGFloat?)] = []
    private static let most = 4
    /// Whether a requested guide was evicted from the cache.
    private(set) var hasForgotten = false

    mutating func removeAll() {
        if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
        hasForgotten = false
    }

    /// Returns whether `line` gives the same position for each cached guide.
    func allSatisfy(_ line: (AlignmentKey, CGSize) -> CGFloat?) -> Bool {
        entries.allSatisfy { line($0.key, $0.size) == $0.value }
    }

    /// Returns the cached guide. The outer optional is nil if the guide is not cached; the inner one is nil if the node has no such guide.
    func value(_ key: AlignmentKey, in size: CGSize) -> CGFloat?? {
        for entry in entries where entry.key == key && entry.size == size { return .some(entry.value) }
        return nil
    }

    mutating func store(_ value: CGFloat?, of key: AlignmentKey, in size: CGSize) {
        if entries.count >= GuideCache.most {
            entries.removeFirst()
            hasForgotten = true
        }
        entries.append((key, size, value))
    }
}
