import AppUI
import Foundation
import ScrollUI
import XCTest

/// Whatever number reaches a control, a field or a date, it can be clicked, and the program goes on.
final class HostileControlTests: XCTestCase {
    @MainActor private static let views: [(name: String, view: @MainActor (Double) -> AnyView)] = [
        ("field", { AnyView(TextField("a", text: .constant("text")).font(.system(size: $0))) }),
        ("tall field", { AnyView(TextField("a", text: .constant("text"), axis: .vertical).font(.system(size: $0))) }),
        ("editor", { AnyView(TextEditor(text: .constant("some\ntext")).font(.system(size: $0)).lineSpacing($0)) }),
        ("number field", { AnyView(TextField("a", value: .constant($0), format: .number)) }),
        ("colour picker", { AnyView(ColorPicker("a", selection: .constant(Color(red: $0, green: $0, blue: 0)))) }),
        ("resolved colour", { AnyView(Text("\(Color.Resolved(red: Float($0), green: 0, blue: 0).description)")) }),
        ("date picker", { AnyView(DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))) }),
        (
            "calendar",
            {
                AnyView(
                    DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))
                        .datePickerStyle(.graphical))
            }
        ),
        ("date", { AnyView(Text(Date(timeIntervalSinceReferenceDate: $0), style: .date)) }),
        ("time", { AnyView(Text(Date(timeIntervalSinceReferenceDate: $0), style: .time)) }),
        ("timer", { AnyView(Text(Date(timeIntervalSinceReferenceDate: $0), style: .timer)) }),
        ("relative", { AnyView(Text(Date(timeIntervalSinceReferenceDate: $0), style: .relative)) }),
        ("offset", { AnyView(Text(Date(timeIntervalSinceReferenceDate: $0), style: .offset)) }),
        (
            "interval",
            { number in
                let ends = [0, number.isNaN ? 1 : number].sorted().map { Date(timeIntervalSinceReferenceDate: $0) }
                return AnyView(
                    VStack {
                        Text(timerInterval: ends[0]...ends[1], countsDown: true)
                        Text(timerInterval: ends[0]...ends[1], countsDown: false)
                    })
            }
        ),
        (
            "timeline",
            { number in
                AnyView(
                    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: number)) { _ in
                        HostileView.card
                    })
            }
        ),
        (
            "long press",
            { number in
                AnyView(HostileView.card.onLongPressGesture(minimumDuration: number, maximumDistance: number) {})
            }
        ),
        ("drag", { AnyView(HostileView.card.gesture(DragGesture(minimumDistance: $0).onChanged { _ in })) }),
        (
            "tappable",
            { number in
                AnyView(HostileView.card.frame(width: number, height: number).contentShape(Circle()).onTapGesture {})
            }
        ),
        (
            "moved and tappable",
            { number in
                AnyView(Button("a") {}.offset(x: number).scaleEffect(number).rotationEffect(.degrees(number)))
            }
        ),
        (
            "transition",
            { number in
                AnyView(
                    Toggling { isShown in
                        VStack {
                            if isShown {
                                HostileView.card.transition(.scale(scale: number).animation(.linear(duration: number)))
                            }
                        }
                        .offset(x: isShown ? 9 : 0).animation(
                            .easeIn(duration: number).delay(number).speed(number), value: isShown)
                    })
            }
        ),
        (
            "narrow pages",
            { number in
                AnyView(
                    TabView { ForEach(0..<99) { _ in HostileView.card } }.tabViewStyle(.page).frame(width: number))
            }
        ),
        ("round slider", { AnyView(Slider(value: .constant($0), in: 0...max(1, $0.magnitude))) }),
        ("formatted", { AnyView(Text($0, format: .number)) }),
        ("percent", { AnyView(Text($0.formatted(.percent))) }),
    ]

    func testNoNumberEndsTheProgram() async {
        await MainActor.run {
            for (name, view) in Self.views {
                for number in HostileView.numbers {
                    HostileView.use(view(number), "\(name) \(number)")
                }
            }
        }
    }
}

/// Changes its state with each click.
private struct Toggling<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = true

    var body: some View {
        content(isOn).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
            .onTapGesture { withAnimation { isOn.toggle() } }
    }
}
