public import Foundation

/// A type of numbers that can be tuned: `Double`, `CGFloat`, `Float` and `Int`.
public protocol TunableValue: Comparable, Sendable {
    /// There is nothing between whole numbers.
    static var isWhole: Bool { get }
    /// As the inspector and files have it.
    var tunedNumber: Double { get }
    /// From a number that is allowed. Rounded where there are whole numbers alone.
    init(tunedNumber: Double)
}

extension TunableValue where Self: BinaryFloatingPoint {
    /// Between two numbers there are others.
    public static var isWhole: Bool { false }
    /// The same number.
    public var tunedNumber: Double { Double(self) }
    /// The same number, as near as the type has it.
    public init(tunedNumber: Double) { self.init(tunedNumber) }
}

extension TunableValue where Self: FixedWidthInteger {
    /// Whole numbers alone.
    public static var isWhole: Bool { true }
    /// The same number.
    public var tunedNumber: Double { Double(self) }
    /// The nearest number that the type has.
    public init(tunedNumber: Double) {
        self.init(clamping: Int64(Swift.max(-0x1p53, Swift.min(0x1p53, tunedNumber.rounded()))))
    }
}

extension Double: TunableValue {}
extension CGFloat: TunableValue {}
extension Float: TunableValue {}
extension Int: TunableValue {}
