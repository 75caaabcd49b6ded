import Foundation

/// The header of a collapsible section: a press expands or collapses it.
struct SectionDisclosure<Header: View>: View {
    let isExpanded: Binding<Bool>
    let header: Header

    var body: some View {
        Button {
            withAnimation(.default) { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack(spacing: 6) {
                header
                Spacer(minLength: 0)
                DisclosureMark(isOpen: isExpanded.wrappedValue).foregroundStyle(Color.secondary)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// Content that exists only while it is expanded.
struct ExpandedContent<Content: View>: View {
    let isExpanded: Binding<Bool>
    let content: Content

    var body: some View {
        if isExpanded.wrappedValue { content }
    }
}

/// A disclosure mark that points in reading direction while closed, and down while open.
package struct DisclosureMark: View {
    let isOpen: Bool

    package init(isOpen: Bool) {
        self.isOpen = isOpen
    }

    package var body: some View {
        Path { path in
            path.move(to: CGPoint(x: 3, y: 1))
            path.addLine(to: CGPoint(x: 7, y: 5))
            path.addLine(to: CGPoint(x: 3, y: 9))
        }
        .stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        .frame(width: 10, height: 10)
        .rotationEffect(.degrees(isOpen ? 90 : 0))
    }
}
