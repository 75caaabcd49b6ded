import SwiftUI

// Code that is bound to no actor, as written for SwiftUI: each line compiles in both language modes, without a warning.

struct Badge: Shape {
    nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// Modifiers in functions of a program.
enum Looks {
    static func card<V: View>(_ view: V) -> some View {
        view
            .padding()
            .padding(.horizontal, 12)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .frame(width: 120, height: 80)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.blue, in: RoundedRectangle(cornerRadius: 8))
            .overlay { Capsule().stroke(.red, lineWidth: 2) }
            .clipShape(Circle())
            .opacity(0.5)
            .offset(x: 3)
            .environment(\.font, .body)
            .font(.title)
            .foregroundStyle(.secondary)
            .id(3)
            .tag(4)
    }

    static func acts<V: View>(_ view: V, _ perform: @escaping () -> Void) -> some View {
        view
            .onTapGesture { perform() }
            .gesture(DragGesture(minimumDistance: 5).onEnded { _ in perform() })
            .onAppear { perform() }
            .onChange(of: 3) { perform() }
            .onHover { _ in perform() }
    }

    static func scrolls<V: View>(_ view: V) -> some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach(0..<3) { Text("\($0)") }
                view
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, 20)
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.x
        } action: { _, _ in
        }
    }

    static func badge() -> some View {
        ZStack {
            Badge().fill(.red)
            Badge().stroke(.blue, lineWidth: 2)
            Rectangle().strokeBorder(.green, lineWidth: 1)
            RoundedRectangle(cornerRadius: 3).inset(by: 2).fill(.yellow)
            HStack(spacing: 2) {
                Image(systemName: "star")
                Spacer()
                Button("Go") {}
            }
            if Bool.random() { Divider() }
            TupleView((Text("a"), Text("b")))
        }
    }

    static func draw(_ context: inout GraphicsContext, _ size: CGSize) {
        context.translateBy(x: 3, y: 4)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue), lineWidth: 2)
        context.draw(Text("hi"), at: CGPoint(x: 10, y: 10))
        let text = context.resolve(Text("measured"))
        context.draw(text, in: CGRect(origin: .zero, size: text.measure(in: size)))
        var copy = context
        copy.opacity = 0.5
        copy.drawLayer { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground) }
    }
}

/// An object that scrolls, and is bound to no actor.
final class Scroller {
    var proxy: ScrollViewProxy?
    func jump() { proxy?.scrollTo(30, anchor: .top) }
}

nonisolated struct Plate<Content: View>: View {
    private let content: Content
    @State private var isOpen = false

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor var body: some View {
        content.onTapGesture { isOpen.toggle() }.opacity(isOpen ? 1 : 0.5)
    }
}

extension EnvironmentValues {
    var density: Double {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}

private struct DensityKey: EnvironmentKey {
    static let defaultValue = 1.0
}

extension View {
    nonisolated func density(_ density: Double) -> some View { environment(\.density, density) }
}
