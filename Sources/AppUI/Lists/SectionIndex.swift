import Foundation
import Observation
@_spi(Nodes) public import ScrollUI

/// The index labels of a list's sections, and the rows that they scroll to. Only the index reads the labels. The list
/// does not, so that a change of labels does not evaluate its content.
@Observable @MainActor
final class SectionIndexLink {
    @ObservationIgnored private weak var stack: LazyStackNode?
    private(set) var labels: [Text] = []
    /// The first items of the sections with a label, in the same order as the labels.
    @ObservationIgnored private var firstItems: [Int] = []

    /// Collects the labels of the sections. It is called during layout, so the labels are changed afterwards.
    func take(_ items: LazyItems, of stack: LazyStackNode) {
        self.stack = stack
        var new: [Text] = []
        firstItems.removeAll(keepingCapacity: true)
        for section in items.sections {
            guard let label = section.node.scope.value(of: SectionIndexLabelKey.self) else { continue }
            new.append(label)
            firstItems.append(section.item)
        }
        guard new != labels else { return }
        stack.graph.lifecycle.enqueue { [weak self] in self?.labels = new }
    }

    /// Scrolls the beginning of a section to the top, or as near to it as the content allows.
    func show(_ label: Int) {
        guard let stack, firstItems.indices.contains(label) else { return }
        let item = firstItems[label]
        guard item < stack.lazyItems.count else { return }
        var (rect, step) = (stack.frame(ofItem: item), stack as Node)
        while let parent = step.layoutParent, !(parent is ScrollNode) {
            rect = step.convertToParent(rect)
            step = parent
        }
        guard let scroll = step.layoutParent as? ScrollNode else { return }
        rect = step.convertToParent(rect)
        var goal = scroll.offset
        goal.y += Double(rect.minY - scroll.visibleStart(.vertical))
        scroll.scroll(to: goal, Transaction())
    }
}

/// The index of a list in which several sections have a label, unless it is hidden.
struct SectionIndex: View {
    let link: SectionIndexLink
    @Environment(\.sectionIndexVisibility) private var visibility

    var body: some View {
        if visibility != .hidden, link.labels.count > 1 { SectionLabels(labels: link.labels, show: link.show) }
    }
}

/// A column of section labels that responds to taps and drags.
private struct SectionLabels: View {
    let labels: [Text]
    let show: @MainActor (Int) -> Void
    @State private var height: CGFloat = 1

    var body: some View {
        VStack(spacing: 2) {
            ForEach(labels.indices, id: \.self) { labels[$0].font(.system(size: 11, weight: .semibold)).lineLimit(1) }
        }
        .foregroundStyle(Color.accentColor)
        .padding(.horizontal, 5)
        .contentShape(Rectangle())
        .onGeometryChange(for: CGFloat.self) {
            $0.size.height
        } action: {
            height = max($0, 1)
        }
        .highPriorityGesture(
            DragGesture(minimumDistance: 0).onChanged {
                show(min(max(Int($0.location.y / height * CGFloat(labels.count)), 0), labels.count - 1))
            })
    }
}

struct SectionIndexLabelKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

private struct SectionIndexVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    var sectionIndexLabel: Text? {
        get { self[SectionIndexLabelKey.self] }
        set { self[SectionIndexLabelKey.self] = newValue }
    }

    var sectionIndexVisibility: Visibility {
        get { self[SectionIndexVisibilityKey.self] }
        set { self[SectionIndexVisibilityKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the label of this section in the index at the trailing edge of its list, with which the user scrolls to it;
    /// nil for none.
    public func sectionIndexLabel(_ label: Text?) -> some View {
        EnvironmentView(content: self) { $0.sectionIndexLabel = label }
    }

    /// Sets the label of this section in the index of its list; see ``sectionIndexLabel(_:)-(Text?)``.
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }

    /// Sets whether lists in this view have a section index. By default, a list has one if several of its sections have a label.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        environment(\.sectionIndexVisibility, visibility)
    }
}
