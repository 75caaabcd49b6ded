import Foundation
@_spi(Nodes) import ScrollUI

/// The search field under a page's title, with a button beside it that ends the search.
struct SearchBar: View {
    let entry: SearchEntry
    let link: NavigationPageLink
    @FocusState private var isFocused: Bool

    /// The height of the field, in points.
    static let height: CGFloat = 52
    /// The height of the search scopes below the field, in points.
    static let scopesHeight: CGFloat = 42

    private var isPresented: Bool { entry.isPresented.wrappedValue }

    var body: some View {
        VStack(spacing: 0) {
            line
            if entry.hasScopes, let scopes = entry.parts.scopes {
                OuterView(views: scopes.views)
                    .padding(.horizontal, 16)
                    .padding(.bottom, 10)
                    .frame(height: Self.scopesHeight)
            }
        }
    }

    private var line: some View {
        HStack(spacing: 4) {
            field
            if isPresented {
                Button("Cancel") { entry.dismiss() }
                    .buttonStyle(BarButtonStyle())
                    .keyboardShortcut(.cancelAction)
            }
        }
        .padding(.leading, 16)
        .padding(.trailing, isPresented ? 10 : 16)
        .padding(.bottom, 8)
        .frame(height: Self.height)
        .onChange(of: isFocused) { _, isFocused in
            if isFocused { entry.isPresented.wrappedValue = true }
        }
        .onChange(of: isPresented, initial: true) { _, isPresented in
            if isFocused != isPresented { isFocused = isPresented }
        }
    }

    private var field: some View {
        HStack(spacing: 6) {
            SearchGlass()
                .stroke(ControlPalette.hint, style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
                .frame(width: 14, height: 14)
            input
                .textFieldStyle(.plain)
                .focused($isFocused)
                .environment(\.submitAction, entry.parts.submit)
                .environment(\.belowField, BelowField { link.stepSuggestions(backwards: false) })
            if !entry.text.wrappedValue.isEmpty {
                Button {
                    entry.text.wrappedValue = ""
                } label: {
                    SearchCross()
                        .stroke(ControlPalette.hint, style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
                        .frame(width: 9, height: 9)
                        .padding(6)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
        .padding(.horizontal, 9)
        .frame(maxHeight: .infinity)
        .background(ControlPalette.fill, in: RoundedRectangle(cornerRadius: 10))
    }

    @ViewBuilder private var input: some View {
        let field = TextField(text: entry.text, prompt: entry.prompt ?? Text("Search")) { Text("Search") }
        if let focus = entry.parts.focus { focus.apply(AnyView(field)) } else { field }
    }
}

/// A magnifying glass, with its handle at the right.
private struct SearchGlass: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let lens = CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.72, height: rect.height * 0.72)
        return Path { path in
            path.addEllipse(in: lens)
            path.move(to: CGPoint(x: rect.minX + rect.width * 0.64, y: rect.minY + rect.height * 0.64))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }
}

private struct SearchCross: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}
