public import Foundation
@_spi(Nodes) public import ScrollUI

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private let custom: CustomHeight?

    private init(_ kind: Kind, _ custom: CustomHeight? = nil) {
        self.kind = kind
        self.custom = custom
    }

    /// About half of the window.
    public static let medium = PresentationDetent(.medium)
    /// Nearly the whole window.
    public static let large = PresentationDetent(.large)

    /// A share of the height of ``large``, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that is computed by a custom type.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), CustomHeight { D.height(in: $0) })
    }

    /// Whether the kinds and values are equal.
    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }

    /// Hashes the kind and the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The values on which a height may depend.
    @MainActor @dynamicMemberLookup
    public struct Context {
        /// The maximum height in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Accesses a value of the environment in which the sheet is presented.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// Returns the height in points, clamped to the available height; nil if the detent is not available.
    @MainActor func height(in context: Context) -> CGFloat? {
        let most = context.maxDetentValue
        let height: CGFloat? =
            switch kind {
            case .medium: (most * 0.5).rounded()
            case .large: most
            case .fraction(let share): (most * share).rounded()
            case .height(let height): height
            case .custom: custom?.height(context)
            }
        return height.map { min(max($0, 0), most) }
    }
}

/// The height function of a custom type. `@unchecked` because a metatype is not `Sendable`; it is only called on the main actor.
private struct CustomHeight: @unchecked Sendable {
    let height: @MainActor (PresentationDetent.Context) -> CGFloat?
}

/// A type that computes a height at which a sheet rests.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
    /// Returns the height in points; nil if the detent is not available.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The values on which the height may depend.
    public typealias Context = PresentationDetent.Context
}
