public import Foundation
@_spi(Nodes) public import ScrollUI

/// How far the sections of a list are apart.
public struct ListSectionSpacing: Equatable, Sendable {
    private enum Amount: Equatable { case standard, compact, points(CGFloat) }

    private let amount: Amount

    /// As the style has it.
    public static let `default` = ListSectionSpacing(amount: .standard)
    /// Half of what the style has.
    public static let compact = ListSectionSpacing(amount: .compact)
    /// That many points.
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

/// What was set about lists apart from their style.
struct ListMetrics: Equatable {
    /// Points; nil for those of the style.
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

    /// The least height of a list's rows, in points; 0 while the style decides.
    public var defaultMinListRowHeight: CGFloat {
        get { listMetrics.minRowHeight ?? 0 }
        set { listMetrics.minRowHeight = newValue }
    }

    /// The least height of the headers of a list's sections, in points; nil for what they say alone.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { listMetrics.minHeaderHeight }
        set { listMetrics.minHeaderHeight = newValue }
    }
}

nonisolated extension View {
    /// The space before each section of lists and forms in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// The space before each section of lists and forms in this view.
    @_disfavoredOverload
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        EnvironmentView(content: self) { $0.listMetrics.sectionSpacing = spacing }
    }

    /// The space between the rows of lists and forms in this view, in points; nil for none. Rows that stand apart have no
    /// lines between them, and each has a ground of its own where sections have one.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        EnvironmentView(content: self) { $0.listMetrics.rowSpacing = spacing }
    }
}
