import SwiftUI

// A menu that is pulled in from the left edge and pushes the page aside.

struct SideMenuContainer<Menu: View, Page: View>: View {
    @Binding var isOpen: Bool
    let menu: Menu
    let page: Page
    @GestureState private var drag: CGFloat = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let width: CGFloat = 280

    init(isOpen: Binding<Bool>, @ViewBuilder menu: () -> Menu, @ViewBuilder page: () -> Page) {
        _isOpen = isOpen
        self.menu = menu()
        self.page = page()
    }

    private var opened: CGFloat { min(max((isOpen ? width : 0) + drag, 0), width) }

    var body: some View {
        ZStack(alignment: .leading) {
            menu
                .frame(width: width)
                .offset(x: (opened - width) * 0.5)
                .opacity(Double(opened / width))
            page
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(white: 0.12))
                .overlay {
                    Color.black
                        .opacity(Double(opened / width) * 0.4)
                        .allowsHitTesting(isOpen)
                        .onTapGesture { set(false) }
                }
                .id("page")
                .offset(x: opened)
        }
        .gesture(
            DragGesture(minimumDistance: 10)
                .updating($drag) { value, state, _ in
                    guard isOpen || value.startLocation.x < 30 else { return }
                    state = value.translation.width
                }
                .onEnded { value in
                    guard isOpen || value.startLocation.x < 30 else { return }
                    let end = (isOpen ? width : 0) + value.predictedEndTranslation.width
                    set(end > width / 2)
                }
        )
        .animation(reduceMotion ? nil : .interactiveSpring(), value: drag)
    }

    private func set(_ value: Bool) {
        withAnimation(reduceMotion ? nil : .spring(response: 0.3, dampingFraction: 0.9)) { isOpen = value }
    }
}

struct MailApp: View {
    @State private var isMenuOpen = false
    @State private var folder = "Inbox"

    var body: some View {
        SideMenuContainer(isOpen: $isMenuOpen) {
            VStack(alignment: .leading, spacing: 18) {
                ForEach(["Inbox", "Drafts", "Sent", "Archive"], id: \.self) { name in
                    Button("Go to \(name)") {
                        folder = name
                        withAnimation { isMenuOpen = false }
                    }
                }
                Spacer()
            }
            .padding(.top, 60)
        } page: {
            VStack {
                Text(folder).font(.largeTitle)
                Text(isMenuOpen ? "menu open" : "menu closed")
            }
        }
    }
}

#Preview("Mail") {
    MailApp()
}
