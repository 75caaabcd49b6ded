import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AsyncImageTests: XCTestCase {
    /// A server that answers on request of the test.
    private actor Server {
        private var waiting: [URL: CheckedContinuation<ImageResource, any Error>] = [:]
        private(set) var asked: [String] = []
        private(set) var cancelled: [String] = []

        func picture(at url: URL) async throws -> ImageResource {
            asked.append(url.lastPathComponent)
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { waiting[url] = $0 }
            } onCancel: {
                Task { await self.cancel(url) }
            }
        }

        private func cancel(_ url: URL) {
            cancelled.append(url.lastPathComponent)
            waiting.removeValue(forKey: url)?.resume(throwing: CancellationError())
        }

        func answer(_ result: Result<ImageResource, any Error>) {
            for (_, continuation) in waiting { continuation.resume(with: result) }
            waiting.removeAll()
        }
    }

    private struct Broken: Error {}

    private let server = Server()
    private let picture = ImageResource(width: 40, height: 20, pixels: Array(repeating: 255, count: 40 * 20 * 4))

    private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 200, height: 100), root: view)
        let server = server
        host.remoteImages = RemoteImageLoader { try await server.picture(at: $0) }
        host.frame(at: .zero)
        return host
    }

    /// Lets tasks run until a condition holds, with frames in between.
    private func wait(_ host: ViewHost, until condition: @MainActor () async -> Bool) async {
        for _ in 0..<2000 {
            if await condition() { return }
            try? await Task.sleep(for: .milliseconds(1))
            host.wait(0.01)
        }
    }

    private func phaseView(_ url: URL?) -> some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image): image.id("picture")
            case .failure(let error): Text("failed: \(String(describing: error))")
            }
        }
    }

    func testAPictureIsEmptyUntilItIsThereAndThenAsLargeAsItIs() async {
        let url = URL(string: "https://example.com/card.png")
        let host = host { phaseView(url) }
        XCTAssertEqual(host.texts, ["empty"])
        await wait(host) { await server.asked == ["card.png"] }
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["empty"], "nothing was answered yet")
        await server.answer(.success(picture))
        await wait(host) { host.frame(ofID: "picture") != nil }
        XCTAssertEqual(host.frame(ofID: "picture")?.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(host.texts, [])
    }

    func testAnErrorIsAFailureAndIsNotTriedAgain() async {
        let url = URL(string: "https://example.com/card.png")
        let host = host { phaseView(url) }
        await wait(host) { await !server.asked.isEmpty }
        await server.answer(.failure(Broken()))
        await wait(host) { host.texts.first?.hasPrefix("failed") == true }
        XCTAssertEqual(host.texts, ["failed: Broken()"])
        host.wait(1)
        let asked = await server.asked
        XCTAssertEqual(asked, ["card.png"])
    }

    func testWithoutAnAddressNothingIsAskedForAndThePhaseIsEmpty() async {
        let host = host { phaseView(nil) }
        host.wait(0.1)
        await Task.yield()
        XCTAssertEqual(host.texts, ["empty"])
        let asked = await server.asked
        XCTAssertEqual(asked, [])
    }

    func testWithoutALoaderThePictureFailsWithWhatIsMissing() async {
        let url = URL(string: "https://example.com/card.png")
        let host = ViewHost(size: CGSize(width: 400, height: 100)) { phaseView(url) }
        host.frame(at: .zero)
        await wait(host) { host.texts != ["empty"] }
        XCTAssertTrue(host.texts.joined(separator: " ").contains("ViewHost.remoteImages"), "\(host.texts)")
    }

    private struct Shelf: View {
        @State private var isShown = true
        @State private var number = 1

        var body: some View {
            VStack {
                Button("Hide") { isShown = false }.id("hide")
                Button("Next") { number += 1 }.id("next")
                if isShown {
                    AsyncImage(url: URL(string: "https://example.com/\(number).png"), scale: 2) { image in
                        image.id("picture")
                    } placeholder: {
                        Text("waiting")
                    }
                }
            }
        }
    }

    func testFetchingIsCancelledWhenTheViewGoes() async {
        let host = host { Shelf() }
        await wait(host) { await server.asked == ["1.png"] }
        host.click(id: "hide")
        await wait(host) { await !server.cancelled.isEmpty }
        let cancelled = await server.cancelled
        XCTAssertEqual(cancelled, ["1.png"])
    }

    func testAnotherAddressTakesThePictureAwayAndFetchesTheNext() async {
        let host = host { Shelf() }
        await wait(host) { await server.asked == ["1.png"] }
        XCTAssertTrue(host.texts.contains("waiting"))
        await server.answer(.success(picture))
        await wait(host) { host.frame(ofID: "picture") != nil }
        XCTAssertEqual(host.frame(ofID: "picture")?.size, CGSize(width: 20, height: 10), "two pixels a point")
        host.click(id: "next")
        XCTAssertNil(host.frame(ofID: "picture"))
        XCTAssertTrue(host.texts.contains("waiting"))
        await wait(host) { await server.asked == ["1.png", "2.png"] }
        await server.answer(.success(picture))
        await wait(host) { host.frame(ofID: "picture") != nil }
        XCTAssertNotNil(host.frame(ofID: "picture"))
    }

    func testThePlainFormFillsItsFrameWithGreyUntilThePictureIsThere() async {
        let url = URL(string: "https://example.com/card.png")
        let host = host { AsyncImage(url: url).id("it").frame(width: 100, height: 50) }
        XCTAssertEqual(host.frame(ofID: "it")?.size, CGSize(width: 100, height: 50))
        await wait(host) { await !server.asked.isEmpty }
        await server.answer(.success(picture))
        await wait(host) { host.frame(ofID: "it")?.width == 40 }
        XCTAssertEqual(host.frame(ofID: "it")?.size, CGSize(width: 40, height: 20))
    }
}
