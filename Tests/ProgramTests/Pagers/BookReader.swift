import SwiftUI

/// Pages of a book in either direction of writing, and a slider that goes through them.
struct BookReader: View {
    enum Script: String, CaseIterable { case latin, arabic }

    let chapters = 12
    @State private var chapter: Int? = 0
    @AppSetting private var script: Script = .latin

    var body: some View {
        VStack {
            Picker("Script", selection: $script) {
                ForEach(Script.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
            .padding(.horizontal)

            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<chapters, id: \.self) { number in
                        page(number).containerRelativeFrame(.horizontal)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $chapter)
            // Another script begins at the same chapter on the other side.
            .id(script)

            Text("Chapter \((chapter ?? 0) + 1) of \(chapters)")
            Slider(value: sliderValue, in: 0...Double(chapters - 1), step: 1)
                .padding()
        }
        .environment(\.layoutDirection, script == .arabic ? .rightToLeft : .leftToRight)
    }

    private func page(_ number: Int) -> some View {
        VStack(alignment: .leading) {
            Text("Chapter \(number + 1)").font(.title3.italic())
            Text(String(repeating: "Lorem ipsum dolor. ", count: 12)).lineSpacing(4)
            Spacer()
        }
        .padding(24)
    }

    private var sliderValue: Binding<Double> {
        Binding(get: { Double(chapter ?? 0) }, set: { chapter = Int($0) })
    }
}

/// A dynamic property of the app's own, which an app would save somewhere.
@propertyWrapper
struct AppSetting<Value>: DynamicProperty {
    @State private var stored: Value

    init(wrappedValue: Value) { _stored = State(initialValue: wrappedValue) }

    var wrappedValue: Value {
        get { stored }
        nonmutating set { stored = newValue }
    }
    var projectedValue: Binding<Value> { $stored }
}

#Preview("Arabic") {
    BookReader().environment(\.layoutDirection, .rightToLeft)
}
