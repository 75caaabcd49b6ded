/// The code of the scene and of its test. The project's own tests contain both unchanged.
extension PackageTemplate {
    /// The scene.
    static let scene = """
        import PlaygroundKit
        import ScrollUI

        /// A row of cards that snap to the margin.
        struct MyCarousel: View {
            // The lab's inspector tunes these. Elsewhere they have the values below.
            @Tunable("Card width", 80...400, step: 4, unit: "pt") var width = 260.0
            @Tunable("Spacing", 0...48, unit: "pt", description: "The distance between two cards.") var spacing = 16.0

            var body: some View {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: spacing) {
                        ForEach(1..<21) { number in
                            MyCard(number: number)
                                .frame(width: width)
                                .id("card \\(number)")
                        }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 24, for: .scrollContent)
                .scrollTargetBehavior(.viewAligned)
            }
        }

        /// A card that shrinks and fades at the edges.
        struct MyCard: View {
            let number: Int

            var body: some View {
                RoundedRectangle(cornerRadius: 24)
                    .fill(Color(hue: Double(number) / 20, saturation: 0.55, brightness: 0.85))
                    .overlay(alignment: .bottomLeading) {
                        Text("Card \\(number)")
                            .font(.title2)
                            .bold()
                            .foregroundStyle(.white)
                            .padding(20)
                    }
                    .padding(.vertical, 40)
                    .scrollTransition { content, phase in
                        content
                            .scaleEffect(phase.isIdentity ? 1 : 0.9)
                            .opacity(phase.isIdentity ? 1 : 0.6)
                    }
            }
        }

        """

    /// The import of the scene's module.
    var testImport: String { "@testable import \(names.module)\n" }

    /// The test of the scene.
    var test: String { "import ScrollUI\nimport XCTest\n\n" + testImport + Self.testBody }

    /// The test without its imports.
    static let testBody = """

        /// Drives the carousel with a finger, without a window or display. The results are the same to the last bit every time.
        @MainActor
        final class MyCarouselTests: XCTestCase {
            /// The carousel at the size of a phone.
            private func carousel() -> ViewHost {
                let host = ViewHost(size: CGSize(width: 390, height: 480)) { MyCarousel() }
                host.advance(to: .zero)
                return host
            }

            /// Drags the content to the left with a finger and releases it. Returns when everything is at rest.
            private func push(_ host: ViewHost, by distance: CGFloat, over duration: Duration) {
                let start = host.time
                func finger(_ share: Double) -> InputEvent.Pointer {
                    InputEvent.Pointer(
                        id: 1, device: .touch, location: CGPoint(x: 300 - distance * CGFloat(share), y: 240))
                }
                host.send(InputEvent(.pointerDown(finger(0)), at: start))
                for step in 1...10 {
                    host.send(InputEvent(.pointerMoved(finger(Double(step) / 10)), at: start + duration * Double(step) / 10))
                }
                host.send(InputEvent(.pointerUp(finger(1)), at: start + duration))
                host.advance(to: start + duration + .seconds(3))
            }

            private func left(_ card: Int, in host: ViewHost) -> CGFloat? {
                host.frame(ofID: "card \\(card)")?.minX
            }

            func testTheFirstCardStandsAtTheMargin() async {
                XCTAssertEqual(left(1, in: carousel()), 24)
            }

            func testAFlickBringsAnotherCardToTheMargin() async {
                let host = carousel()
                push(host, by: 120, over: .milliseconds(120))
                let cards = (2...20).filter { abs((left($0, in: host) ?? -1000) - 24) < 0.5 }
                XCTAssertEqual(cards.count, 1, "one card other than the first is at the margin")
            }

            func testASlowPushThatIsTooShortComesBack() async {
                let host = carousel()
                push(host, by: 60, over: .seconds(1))
                XCTAssertEqual(left(1, in: host) ?? 0, 24, accuracy: 0.5)
            }
        }

        """
}
