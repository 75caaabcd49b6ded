@_spi(Nodes) public import ScrollUI

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A task of which nobody knows how far it is, with a text.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(value: Double?.none) { Text(titleKey) }
    }

    /// `value` of `total`, with a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}
