public import Foundation
@_spi(Nodes) public import ScrollUI

/// The space between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    private enum Amount: Equatable { case standard, compact, points(CGFloat) }

    private let amount: Amount

    /// The spacing of the list style.
    public static let `default` = ListSectionSpacing(amount: .standard)
    /// Half of the spacing of the list style.
    public static let compact = ListSectionSpacing(amount: .compact)
    /// A spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(amount: .points(spacing)) }

    private init(amount: Amount) { self.amount = amount }

    func points(standard: CGFloat) -> CGFloat? {
        switch amount {
        case .standard: nil
        case .compact: standard / 2
        case .points(let points): points
        }
    }
}

/// The list measures that are set independently of the style.
struct ListMetrics: Equatable {
    /// The minimum row height in points; nil for the height of the style.
    var minRowHeight: CGFloat?
    var minHeaderHeight: CGFloat?
    var sectionSpacing: ListSectionSpacing?
    var rowSpacing: CGFloat?

    func applied(to look: ListLook) -> ListLook {
        var look = look
        if let minRowHeight { look.minRowHeight = minRowHeight }
        if let minHeaderHeight { look.minHeaderHeight = minHeaderHeight }
        if let spacing = sectionSpacing?.points(standard: look.gap) {
            look.gap = spacing
            look.headerInsets.top = spacing
        }
        look.rowSpacing = rowSpacing ?? 0
        return look
    }
}

private struct ListMetricsKey: EnvironmentKey {
    static var defaultValue: ListMetrics { ListMetrics() }
}

extension EnvironmentValues {
    var listMetrics: ListMetrics {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }

    /// The minimum height of a list's rows, in points; 0 for the height of the style.
    public var defaultMinListRowHeight: CGFloat {
        get { listMetrics.minRowHeight ?? 0 }
        set { listMetrics.minRowHeight = newValue }
    }

    /// The minimum height of the headers of a list's sections, in points; nil for the height of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listMetrics.minHeaderHeight }
        set { listMetrics.minHeaderHeight = newValue }
    }
}

nonisolated extension View {
    /// Sets the space before each section of the lists and forms in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the space before each section of the lists and forms in this view.
    @_disfavoredOverload
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        EnvironmentView(content: self) { $0.listMetrics.sectionSpacing = spacing }
    }

    /// Sets the space between the rows of the lists and forms in this view, in points; nil for none. Separated rows
    /// have no lines between them, and each has its own background if sections have one.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        EnvironmentView(content: self) { $0.listMetrics.rowSpacing = spacing }
    }
}
