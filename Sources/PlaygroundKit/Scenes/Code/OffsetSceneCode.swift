import ScrollAnalysis

extension SceneCode {
    static func header(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: ".onScrollGeometryChange(for: Double.self) { … } action: { distance = $1 }",
            template: """
                struct CollapsingHeaderList: View {
                    @State private var distance = 0.0

                    var body: some View {
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<40) { number in
                                    Card(number).frame(height: 40)
                                }
                            }
                        }
                        .contentMargins(.top, 168, for: .scrollContent)
                        .contentMargins(.top, 52, for: .scrollIndicators)
                        {{snapping}}
                        .onScrollGeometryChange(for: Double.self) { geometry in
                            geometry.contentOffset.y + geometry.contentInsets.top
                        } action: { _, new in
                            distance = new
                        }
                        .overlay(alignment: .top) {
                            Card(0).frame(height: max(52, 168 - distance))
                        }
                    }
                }
                """,
            ["snapping": stage.snappingCode(.none)])
    }

    static func endlessFeed(_ stage: StageSettings) -> SceneCode {
        SceneCode(
            gist: ".scrollTargetBehavior(LoadAheadBehavior { count += 12 })",
            template: """
                struct LoadAheadBehavior: ScrollTargetBehavior {
                    let load: () -> Void

                    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                        let left = context.contentSize.height - target.rect.maxY
                        if left < context.containerSize.height { load() }
                    }
                }

                struct EndlessList: View {
                    @State private var count = 12

                    var body: some View {
                        ScrollView {
                            LazyVStack(spacing: 10) {
                                ForEach(0..<count, id: \\.self) { number in
                                    Card(number)
                                }
                            }
                        }
                        {{margin}}
                        .contentMargins(.bottom, 28, for: .scrollContent)
                        .scrollTargetBehavior(LoadAheadBehavior { count += 12 })
                    }
                }
                """,
            ["margin": stage.marginCode("horizontal")])
    }

    static let sheet = SceneCode(
        gist: ".scrollTargetBehavior(SheetBehavior(travel: 200))",
        listing: """
            struct SheetBehavior: ScrollTargetBehavior {
                let travel: CGFloat

                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    let goal = target.rect.minY
                    guard goal < travel else { return }
                    let velocity = context.velocity.dy
                    let isFlick = abs(velocity) >= 100
                    target.rect.origin.y = (isFlick ? velocity > 0 : goal > travel / 2) ? travel : 0
                }
            }

            struct BottomSheet: View {
                var body: some View {
                    ScrollView {
                        VStack(spacing: 0) {
                            // The map is seen through this; scrolled away, the sheet is open.
                            Color.clear.frame(height: 200)
                            LazyVStack(spacing: 0) {
                                ForEach(0..<80) { number in
                                    Card(number).frame(height: 48)
                                }
                            }
                        }
                    }
                    .scrollTargetBehavior(SheetBehavior(travel: 200))
                    .scrollIndicators(.never)
                }
            }
            """)

    static let pagingLab = SceneCode(
        gist: ".scrollTargetBehavior(.paging)  .viewAligned(limitBehavior: .alwaysByOne)  VelocityBehavior()",
        listing: """
            struct VelocityBehavior: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    let start = context.originalTarget.rect.minX
                    let velocity = context.velocity.dx
                    let distance = velocity == 0 ? 0 : context.containerSize.width
                    target.rect.origin.x = velocity < 0 ? start - distance : start + distance
                }
            }

            struct DistanceBehavior: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                    let start = context.originalTarget.rect.minX
                    let page = context.containerSize.width
                    let distance = target.rect.minX - start
                    target.rect.origin.x = abs(distance) > page / 3 ? (distance < 0 ? start - page : start + page) : start
                }
            }

            struct PagingRules: View {
                var body: some View {
                    VStack(spacing: 12) {
                        PagingRow().scrollTargetBehavior(.paging)
                        PagingRow().scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
                        PagingRow().scrollTargetBehavior(VelocityBehavior())
                        PagingRow().scrollTargetBehavior(DistanceBehavior())
                    }
                }
            }

            struct PagingRow: View {
                var body: some View {
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 0) {
                            ForEach(0..<7) { number in
                                Card(number).containerRelativeFrame(.horizontal)
                            }
                        }
                        .scrollTargetLayout()
                    }
                }
            }
            """)
}
