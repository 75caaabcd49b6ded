public import Foundation

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings say, always, or never.
    case automatic, visible, hidden
}

/// What was set about lists apart from their style.
struct ListMetrics: Equatable {
    /// Points; nil for those of the style.
    var minRowHeight: CGFloat?
    var minHeaderHeight: CGFloat?
    var sectionSpacing: CGFloat?
    var hidesBackground = false

    func applied(to look: ListLook) -> ListLook {
        var look = look
        if let minRowHeight { look.minRowHeight = minRowHeight }
        if let minHeaderHeight { look.minHeaderHeight = minHeaderHeight }
        if let sectionSpacing {
            look.gap = sectionSpacing
            look.headerInsets.top = sectionSpacing
        }
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
    /// Whether lists and forms in this view have a ground of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        EnvironmentView(content: self) { $0.listMetrics.hidesBackground = visibility == .hidden }
    }

    /// The space before each section of lists and forms in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        EnvironmentView(content: self) { $0.listMetrics.sectionSpacing = spacing }
    }
}
