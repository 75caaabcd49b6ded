import ScrollAnalysis

extension SceneCode {
    /// Returns the code of ``GalleryScene``.
    static func gallery(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: (stage.snappingCode(.viewAligned) + [".scrollTransition { … }"]).joined(separator: " "),
            template: """
                struct Gallery: View {
                    @State private var front: Int?

                    var body: some View {
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 16) {
                                ForEach(0..<20) { number in
                                    Card(number)
                                        .containerRelativeFrame(.horizontal, count: 2, spacing: 16)
                                        {{transition}}
                                }
                            }
                            .scrollTargetLayout()
                        }
                        {{margin}}
                        {{snapping}}
                        .scrollPosition(id: $front, anchor: .leading)
                        .scrollIndicators(.hidden)
                    }
                }
                """,
            [
                "transition": stage.transitionCode, "margin": stage.marginCode("horizontal"),
                "snapping": stage.snappingCode(.viewAligned),
            ])
    }

    /// Returns the code of ``PagesScene``.
    static func pages(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: (stage.snappingCode(.paging) + [".containerRelativeFrame(.horizontal)"]).joined(separator: " "),
            template: """
                struct FullPages: View {
                    @State private var page: Int?

                    var body: some View {
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<8) { number in
                                    Card(number)
                                        .padding(.horizontal, 28)
                                        .containerRelativeFrame(.horizontal)
                                }
                            }
                            .scrollTargetLayout()
                        }
                        {{snapping}}
                        .scrollPosition(id: $page, anchor: .leading)
                        .scrollIndicators(.hidden)
                    }
                }
                """,
            ["snapping": stage.snappingCode(.paging)])
    }

    /// Returns the code of ``SizingScene``.
    static func sizing(_ ratio: CardRatio) -> SceneCode {
        SceneCode(
            gist: ".aspectRatio(\(ratio.code), contentMode: .fit) .containerRelativeFrame(.horizontal, count: …)",
            listing: """
                struct SizedCards: View {
                    @Environment(\\.horizontalSizeClass) private var sizeClass

                    var body: some View {
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 16) {
                                ForEach(0..<20) { number in
                                    Card(number)
                                        .aspectRatio(\(ratio.code), contentMode: .fit)
                                        .containerRelativeFrame(.horizontal, count: sizeClass == .compact ? 1 : 2, spacing: 16)
                                }
                            }
                            .scrollTargetLayout()
                        }
                        .scrollTargetBehavior(.viewAligned)
                        .contentMargins(.horizontal, 28, for: .scrollContent)
                        // .padding(.horizontal, 28) instead cuts the cards off 28 points before the edge.
                    }
                }
                """)
    }
}
