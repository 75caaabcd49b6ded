public import Foundation

/// A numeric type that can be tuned: `Double`, `CGFloat`, `Float` and `Int`.
public protocol TunableValue: Comparable, Sendable {
    /// Whether only whole numbers are possible.
    static var isWhole: Bool { get }
    /// The value for the inspector and files.
    var tunedNumber: Double { get }
    /// Converts an allowed number, rounded for integer types.
    init(tunedNumber: Double)
}

extension TunableValue where Self: BinaryFloatingPoint {
    /// False for floating-point types.
    public static var isWhole: Bool { false }
    /// The value as a `Double`.
    public var tunedNumber: Double { Double(self) }
    /// The nearest value of the type.
    public init(tunedNumber: Double) { self.init(tunedNumber) }
}

extension TunableValue where Self: FixedWidthInteger {
    /// True for integer types.
    public static var isWhole: Bool { true }
    /// The value as a `Double`.
    public var tunedNumber: Double { Double(self) }
    /// The nearest value of the type.
    public init(tunedNumber: Double) {
        self.init(clamping: Int64(Swift.max(-0x1p53, Swift.min(0x1p53, tunedNumber.rounded()))))
    }
}

extension Double: TunableValue {}
extension CGFloat: TunableValue {}
extension Float: TunableValue {}
extension Int: TunableValue {}
