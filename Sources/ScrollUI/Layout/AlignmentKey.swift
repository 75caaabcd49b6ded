public import Foundation

/// A line of the program's own that views can be lined up on.
///
///     private enum Waist: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.4 }
///     }
///     extension VerticalAlignment { static let waist = VerticalAlignment(Waist.self) }
public protocol AlignmentID: SendableMetatype {
    /// Where the line is in a view that says nothing of its own, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Which line of a view is meant.
@_spi(Nodes) public enum AlignmentKey: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
    case custom(CustomLine)

    /// The direction in which the line's distance is measured.
    var axis: Axis {
        switch self {
        case .leading, .horizontalCenter, .trailing: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        case .custom(let line): line.axis
        }
    }

    var kind: GuideKinds { self == .firstTextBaseline || self == .lastTextBaseline ? .baselines : .lines }

    /// Where the line is in a view that says nothing of its own, from its leading or top edge.
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

    /// What a container makes of its children's own lines: the outermost of baselines, the mean of others, as SwiftUI.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        switch self {
        case .firstTextBaseline: return values.min()
        case .lastTextBaseline: return values.max()
        default: return values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// Lines that come with text, and those that are only there where a program puts them.
package struct GuideKinds: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }
    static let baselines = GuideKinds(rawValue: 1)
    static let lines = GuideKinds(rawValue: 2)
    static let all: GuideKinds = [.baselines, .lines]
}

/// A line that is told apart by its type.
@_spi(Nodes) public struct CustomLine: Hashable, Sendable {
    let axis: Axis
    let id: any AlignmentID.Type

    /// Lines are the same where their ids are of one type, along the same axis.
    public static func == (left: CustomLine, right: CustomLine) -> Bool {
        left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }

    /// Of the type of its id and its axis.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        hasher.combine(ObjectIdentifier(id))
    }
}

/// The last lines that were asked of a node. Without it containers in containers would be laid out again for each
/// level above them.
struct GuideCache {
    private var entries: [(key: AlignmentKey, size: CGSize, value: CGFloat?)] = []
    private static let most = 4
    /// A line was told that is no longer known.
    private(set) var hasForgotten = false

    mutating func removeAll() {
        if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
        hasForgotten = false
    }

    /// True if `line` gives the same position for each line that was asked for.
    func allSatisfy(_ line: (AlignmentKey, CGSize) -> CGFloat?) -> Bool {
        entries.allSatisfy { line($0.key, $0.size) == $0.value }
    }

    /// Nil when it is not known; a line that the node does not have is known as nil.
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
