import ScrollAnalysis

extension SceneCode {
    static func form(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: "withAnimation { proxy.scrollTo(section, anchor: .top) }",
            template: """
                struct LongForm: View {
                    @State private var answers = Array(repeating: "", count: 7)
                    @FocusState private var focus: Int?

                    var body: some View {
                        ScrollViewReader { proxy in
                            ScrollView {
                                VStack(spacing: 12) {
                                    ForEach(0..<7) { section in
                                        TextField("Answer", text: $answers[section])
                                            .focused($focus, equals: section)
                                    }
                                }
                            }
                            {{margin}}
                            .contentMargins(.vertical, 16, for: .scrollContent)
                            .safeAreaInset(edge: .bottom) {
                                Button("Submit") { submit(proxy) }
                            }
                        }
                    }

                    private func submit(_ proxy: ScrollViewProxy) {
                        guard let section = answers.firstIndex(of: "") else { return }
                        withAnimation { proxy.scrollTo(section, anchor: .top) }
                        focus = section
                    }
                }
                """,
            ["margin": stage.marginCode("horizontal")])
    }

    static func categories(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: ".onChange(of: family) { withAnimation { shown = family } }",
            template: """
                struct Categories: View {
                    @State private var card: Int?
                    @State private var shown: Int?

                    private var family: Int { (card ?? 0) / 3 }

                    var body: some View {
                        HStack {
                            ScrollView {
                                VStack(spacing: 8) {
                                    ForEach(0..<7) { family in
                                        Button("Family \\(family)") { withAnimation { card = family * 3 } }
                                    }
                                }
                                .scrollTargetLayout()
                            }
                            .scrollPosition(id: $shown)
                            .onChange(of: family) { withAnimation { shown = family } }
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 16) {
                                    ForEach(0..<20) { number in
                                        Card(number).containerRelativeFrame(.horizontal)
                                    }
                                }
                                .scrollTargetLayout()
                            }
                            .contentMargins(.trailing, 28, for: .scrollContent)
                            {{snapping}}
                            .scrollPosition(id: $card, anchor: .leading)
                        }
                    }
                }
                """,
            ["snapping": stage.snappingCode(.viewAligned)])
    }

    static func card(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: "withAnimation { position.scrollTo(id: 30, anchor: .center) }",
            template: """
                struct AnyCard: View {
                    @State private var position = ScrollPosition(idType: Int.self)

                    var body: some View {
                        ScrollView {
                            LazyVStack(spacing: 10) {
                                ForEach(1...60, id: \\.self) { number in
                                    Card(number)
                                }
                            }
                            .scrollTargetLayout()
                        }
                        {{margin}}
                        {{snapping}}
                        .scrollPosition($position)
                        .overlay(alignment: .top) {
                            Button("Scroll") {
                                withAnimation { position.scrollTo(id: 30, anchor: .center) }
                            }
                        }
                    }
                }
                """,
            ["margin": stage.marginCode("horizontal"), "snapping": stage.snappingCode(.none)])
    }

    static func fromUIKit(_ stage: StageSettings, rate: Double) -> SceneCode {
        let calls = UIKitCall.allCases.flatMap { call in
            ["Button(\"\(call.title)\") {", "    // \(call.uikit)", "    \(call.code)", "}"]
        }
        return SceneCode(
            gist: "withAnimation { position.scrollTo(y: 600) }",
            template: """
                struct FromUIKit: View {
                    @State private var position = ScrollPosition(idType: Int.self)
                    @State private var visible = CGRect.zero
                    @State private var flashes = 0

                    var body: some View {
                        VStack {
                            {{calls}}
                            ScrollView {
                                LazyVStack(spacing: 10) {
                                    ForEach(1...60, id: \\.self) { number in
                                        Card(number)
                                    }
                                }
                                .scrollTargetLayout()
                            }
                            .scrollPosition($position)
                            // Of ScrollUI alone: SwiftUI has the two rates of UIKit and no way to choose.
                            .scrollDeceleration(ScrollDecelerationRate(rawValue: \(rate.shortestDecimal)))
                            .scrollIndicatorsFlash(trigger: flashes)
                            .onScrollGeometryChange(for: CGRect.self, of: { $0.visibleRect }, action: { visible = $1 })
                        }
                    }
                }

                extension CGRect {
                    func start(revealing range: ClosedRange<CGFloat>) -> CGFloat {
                        min(max(minY, range.upperBound - height), range.lowerBound)
                    }
                }
                """,
            ["calls": calls])
    }
}
