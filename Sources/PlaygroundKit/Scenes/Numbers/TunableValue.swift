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

extension Double: TunableValue {
    public static var isWhole: Bool { false }
    public var tunedNumber: Double { self }
    public init(tunedNumber: Double) { self = tunedNumber }
}

extension CGFloat: TunableValue {
    public static var isWhole: Bool { false }
    public var tunedNumber: Double { Double(self) }
    public init(tunedNumber: Double) { self.init(tunedNumber) }
}

extension Float: TunableValue {
    public static var isWhole: Bool { false }
    public var tunedNumber: Double { Double(self) }
    public init(tunedNumber: Double) { self.init(tunedNumber) }
}

extension Int: TunableValue {
    public static var isWhole: Bool { true }
    public var tunedNumber: Double { Double(self) }
    public init(tunedNumber: Double) { self = Int(exactly: tunedNumber.rounded()) ?? 0 }
}
