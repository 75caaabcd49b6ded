import ScrollAnalysis

extension SceneCode {
    static func list(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: "ScrollView { LazyVStack { ForEach(0..<10_000) { … } } }",
            template: """
                struct LongList: View {
                    var body: some View {
                        ScrollView {
                            LazyVStack(spacing: 10) {
                                ForEach(0..<10_000) { number in
                                    Card(number)
                                }
                            }
                            .scrollTargetLayout()
                        }
                        {{margin}}
                        {{snapping}}
                    }
                }
                """,
            ["margin": stage.marginCode("all"), "snapping": stage.snappingCode(.none)])
    }

    static func feed(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: "LazyVStack { ForEach(…) { ScrollView(.horizontal) { … } } }",
            template: """
                struct Feed: View {
                    var body: some View {
                        ScrollView {
                            LazyVStack(alignment: .leading, spacing: 28) {
                                ForEach(0..<60) { row in
                                    Carousel(row: row)
                                }
                            }
                            .scrollTargetLayout()
                        }
                        {{margin}}
                        {{snapping}}
                    }
                }

                struct Carousel: View {
                    let row: Int

                    var body: some View {
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 12) {
                                ForEach(0..<20) { place in
                                    Card(row * 3 + place)
                                        .frame(width: 200)
                                        {{transition}}
                                }
                            }
                            .scrollTargetLayout()
                        }
                        .frame(height: 150)
                        .contentMargins(.horizontal, 28, for: .scrollContent)
                        {{rowSnapping}}
                        .scrollIndicators(.hidden)
                    }
                }
                """,
            [
                "margin": stage.marginCode("vertical"), "snapping": stage.snappingCode(.none),
                "transition": stage.transitionCode, "rowSnapping": stage.snappingCode(.viewAligned),
            ])
    }

    static func table(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: "ScrollView([.horizontal, .vertical]) { LazyVStack { … } }",
            template: """
                struct WideTable: View {
                    var body: some View {
                        ScrollView([.horizontal, .vertical]) {
                            LazyVStack(alignment: .leading, spacing: 4) {
                                ForEach(0..<401) { row in
                                    HStack(spacing: 4) {
                                        ForEach(0..<24) { column in
                                            Card(row + column * 3)
                                                .frame(width: 96, height: 40)
                                        }
                                    }
                                }
                            }
                            .frame(width: 2452, alignment: .trailing)
                        }
                        {{margin}}
                        {{snapping}}
                    }
                }
                """,
            ["margin": stage.marginCode("all"), "snapping": stage.snappingCode(.none)])
    }

    static func nearTop(_ stage: StageSettings, distance: Double) -> SceneCode {
        SceneCode(
            gist: ".scrollTargetBehavior(NearTopBehavior(distance: \(distance.shortestDecimal)))",
            template: """
                struct NearTopBehavior: ScrollTargetBehavior {
                    let distance: CGFloat

                    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                        if target.rect.minY < distance { target.rect.origin.y = 0 }
                    }
                }

                struct NearTopList: View {
                    var body: some View {
                        ScrollView {
                            LazyVStack(spacing: 10) {
                                ForEach(1...80, id: \\.self) { number in
                                    Card(number)
                                }
                            }
                        }
                        {{margin}}
                        .scrollTargetBehavior(NearTopBehavior(distance: \(distance.shortestDecimal)))
                    }
                }
                """,
            ["margin": stage.marginCode("horizontal")])
    }

    static func chat(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: ".defaultScrollAnchor(.bottom, for: .initialOffset) … for: .sizeChanges … for: .alignment",
            template: """
                struct Chat: View {
                    @State private var messages = Array(400..<430)
                    @State private var position = ScrollPosition()

                    var body: some View {
                        ScrollView {
                            LazyVStack(spacing: 8) {
                                ForEach(messages, id: \\.self) { number in
                                    Card(number)
                                }
                            }
                        }
                        {{margin}}
                        .contentMargins(.vertical, 16, for: .scrollContent)
                        .defaultScrollAnchor(.bottom, for: .initialOffset)
                        .defaultScrollAnchor(.bottom, for: .sizeChanges)
                        .defaultScrollAnchor(.bottom, for: .alignment)
                        .scrollPosition($position)
                        .onScrollGeometryChange(for: Bool.self) { geometry in
                            geometry.contentSize.height > 0 && geometry.visibleRect.minY < 600
                        } action: { _, isNearStart in
                            if isNearStart { loadOlder() }
                        }
                    }

                    private func loadOlder() {
                        let first = messages[0]
                        messages.insert(contentsOf: max(0, first - 40)..<first, at: 0)
                    }

                    private func send() {
                        withAnimation {
                            messages.append(messages.count)
                            position.scrollTo(edge: .bottom)
                        }
                    }
                }
                """,
            ["margin": stage.marginCode("horizontal")])
    }
}
