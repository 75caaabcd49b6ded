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

    /// That height, points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// The height that a type of the program's own gives.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type)), CustomHeight { D.height(in: $0) })
    }

    /// Equal in kind and number.
    public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }

    /// Hashes kind and number.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a height may depend on.
    @MainActor @dynamicMemberLookup
    public struct Context {
        /// The greatest height that there is, points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment where the sheet is presented.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// Points, within what there is; nil for a detent that says it is not there.
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

/// Asks a type for its height. `@unchecked` because a metatype is no `Sendable`: it is asked on the main actor alone.
private struct CustomHeight: @unchecked Sendable {
    let height: @MainActor (PresentationDetent.Context) -> CGFloat?
}

/// A height of the program's own at which a sheet rests.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
    /// Points; nil where the detent is not to be there.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What the height may depend on.
    public typealias Context = PresentationDetent.Context
}
