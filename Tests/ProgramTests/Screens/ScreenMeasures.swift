import SwiftUI

// Sizes that come from the screen and not from the surroundings; as programs of 2020 have them.

let screenWidth = UIScreen.main.bounds.width

enum Measures {
    static var cardWidth: CGFloat { UIScreen.main.bounds.width - 40 }
    static var topInset: CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0 }

    static var bottomInset: CGFloat {
        let scenes = UIApplication.shared.connectedScenes
        let window = scenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }
        return window?.safeAreaInsets.bottom ?? .zero
    }
}

struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}

struct ScreenMeasures: View {
    let screen = UIScreen.main.bounds
    @State private var name = ""
    @State private var isAsking = false
    @State private var answer: String

    init() { _answer = State(_wrappedValue: "no answer") }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("card \(Int(Measures.cardWidth)), top \(Int(Measures.topInset)), bottom \(Int(Measures.bottomInset))")
            Text("half \(Int(UIScreen.main.bounds.width / 2))")
            Rectangle()
                .fill(Color(.secondarySystemBackground))
                .frame(width: UIScreen.main.bounds.width * 0.9, height: 60)
                .cornerRadius(20, corners: [.topLeft, .topRight])
                .id("card")
            TextField("Name", text: $name).id("name").foregroundColor(Color(uiColor: .label))
            Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
            Button("Ask") { isAsking = true }
            AnyView(_fromValue: Text(answer))
            _UnaryViewAdaptor(Text("one")).frame(maxWidth: .infinity, alignment: .trailingLastTextBaseline)
        }
        .actionSheet(isPresented: $isAsking) {
            var buttons: [ActionSheet.Button] = ["Tea", "Coffee"].map { drink in
                ActionSheet.Button.default(Text(drink)) { answer = drink }
            }
            buttons.append(.cancel())
            return ActionSheet(title: Text("What is it?"), buttons: buttons)
        }
        .background(Color(UIColor.systemBackground).edgesIgnoringSafeArea(.all))
    }
}
