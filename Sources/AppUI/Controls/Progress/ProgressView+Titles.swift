@_spi(Nodes) public import ScrollUI

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a progress view for a task of unknown progress, with a text as its label.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(value: Double?.none) { Text(titleKey) }
    }

    /// Creates a progress view for `value` of `total`, with a text as its label.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}
