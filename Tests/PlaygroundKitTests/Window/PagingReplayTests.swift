import ScrollUI
import XCTest

@testable import PlaygroundKit

/// Recordings of rest positions that are not simply counted from the left.
@MainActor
final class PagingReplayTests: XCTestCase {
    /// Flicks twice towards the end.
    private func assertReplayAgrees<Content: View>(
        towards way: Double, _ name: String, @ViewBuilder scene: @escaping @MainActor @Sendable () -> Content
    ) throws {
        let model = PlaygroundModel(
            scene: PlaygroundScene("strip", title: "Strip", summary: "Pages.", icon: .pages, view: scene))
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.frame(at: .zero)
        let recorder = StageRecorder(host: host, model: model)
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        for _ in 0..<2 {
            flick(host, recorder, from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: way, dy: 0))
        }
        try assertReplayAgrees(XCTUnwrap(recorder.recording), name)
    }

    func testPagesWithSpacingAreReplayedWhereTheWindowShowedThem() async throws {
        try assertReplayAgrees(towards: -150, "from the left") { Pages(spacing: 40) }
    }

    func testPagesFromTheRightAreReplayedWhereTheWindowShowedThem() async throws {
        for spacing in [0.0, 40] {
            try assertReplayAgrees(towards: 150, "\(spacing)") {
                Pages(spacing: spacing).environment(\.layoutDirection, .rightToLeft)
            }
        }
    }

    func testViewsAlignedFromTheRightAreReplayedWhereTheWindowShowedThem() async throws {
        try assertReplayAgrees(towards: 150, "from the right") { Cards().environment(\.layoutDirection, .rightToLeft) }
    }

    func testAFlickWithLittleRoomIsReplayedNoFurtherThanTheWindowLetItGo() async throws {
        try assertReplayAgrees(towards: -190, "compact") { Cards().environment(\.horizontalSizeClass, .compact) }
    }
}

private struct Pages: View {
    let spacing: CGFloat
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: spacing) {
                ForEach(0..<6) { _ in Color.red.containerRelativeFrame(.horizontal) }
                // The last page is shorter: pages counted from the right differ from pages counted from the left.
                Color.blue.frame(width: 90)
            }
        }
        .scrollTargetBehavior(.paging(spacing: spacing))
        .id(PlaygroundScene.stageID)
    }
}

private struct Cards: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<60) { index in Color.red.frame(width: 90 + CGFloat(index % 3) * 25) }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .id(PlaygroundScene.stageID)
    }
}
