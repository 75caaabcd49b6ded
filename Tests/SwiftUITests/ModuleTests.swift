import Combine
import CoreGraphics
import SwiftUI
import UniformTypeIdentifiers
import XCTest

private final class Ticker: ObservableObject {
    @Published var ticks = 0
    private var cancellables: Set<AnyCancellable> = []
    let pulse = PassthroughSubject<Int, Never>()

    init() {
        pulse
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.ticks += $0 }
            .store(in: &cancellables)
    }
}

private struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
        SwiftUI.Text("\(count) s").onReceive(timer) { _ in count += 1 }
    }
}

@MainActor
final class ModuleTests: XCTestCase {
    func testATimerOfAViewRunsInTheTimeOfTheFrames() async {
        let host = ViewHost(size: CGSize(width: 200, height: 100)) { Clock() }
        host.frame(at: .zero)
        XCTAssertEqual(host.displayList.runs.map(\.string), ["0 s"])
        host.frame(at: .seconds(0.9))
        XCTAssertEqual(host.displayList.runs.map(\.string), ["0 s"])
        host.frame(at: .seconds(2.5))
        host.wait(0.02)
        XCTAssertEqual(host.displayList.runs.map(\.string), ["1 s"])
        host.frame(at: .seconds(3.1))
        host.wait(0.02)
        XCTAssertEqual(host.displayList.runs.map(\.string), ["2 s"])
    }

    func testADispatchQueueSchedulesWhatAPublisherSends() async {
        let ticker = Ticker()
        ticker.pulse.send(3)
        XCTAssertEqual(ticker.ticks, 0)
        for _ in 0..<100 where ticker.ticks == 0 { try? await Task.sleep(nanoseconds: 5_000_000) }
        XCTAssertEqual(ticker.ticks, 3)
    }

    func testGeometryComesWithCoreGraphics() {
        let moved = CGPoint(x: 1, y: 2).applying(CoreGraphics.CGAffineTransform(translationX: 3, y: 4))
        XCTAssertEqual(moved, CGPoint(x: 4, y: 6))
    }

    func testTypesOfDataComeWithUniformTypeIdentifiers() async throws {
        let png = try XCTUnwrap(UTType(filenameExtension: "PNG"))
        XCTAssertEqual(png, .png)
        XCTAssertTrue(png.conforms(to: .image))
        XCTAssertFalse(png.isSubtype(of: .png))
        XCTAssertEqual(UTType(mimeType: "text/csv"), .commaSeparatedText)
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpg")
        XCTAssertEqual(UTType.swiftSource.supertypes.contains(.text), true)
        XCTAssertNil(UTType(filenameExtension: "nowhere", conformingTo: .image))
        XCTAssertEqual(UTType(filenameExtension: "nowhere")?.preferredFilenameExtension, "nowhere")
        XCTAssertEqual(UTType.zip.description, "public.zip-archive")
        XCTAssertEqual(URL(fileURLWithPath: "/a/b").appendingPathExtension(for: .pdf).lastPathComponent, "b.pdf")
        let read = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.movie]))
        XCTAssertEqual(read, [.movie])
    }

    func testPublishersAreMergedAndTheirNewestValuesCombined() {
        let (numbers, words, flag) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"), Just(true)
        )
        var seen: [String] = []
        var isOver = false
        let kept = [
            numbers.combineLatest(words) { "\($0)\($1)" }.sink { _ in
                isOver = true
            } receiveValue: {
                seen.append($0)
            },
            numbers.combineLatest(words, flag).sink { seen.append("\($0.0)\($0.1)\($0.2)") },
            Publishers.CombineLatest(words, numbers).map { $0.0 }.sink { seen.append($0) },
        ]
        numbers.send(1)
        XCTAssertEqual(Set(seen), ["1a", "1atrue", "a"])
        words.send("b")
        XCTAssertEqual(Set(seen.suffix(3)), ["1b", "1btrue", "b"])
        numbers.send(completion: .finished)
        XCTAssertFalse(isOver)
        words.send(completion: .finished)
        XCTAssertTrue(isOver)
        XCTAssertEqual(kept.count, 3)

        var merged: [Int] = []
        let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let watch = one.merge(with: two.map { 10 * $0 }, Just(7)).sink { merged.append($0) }
        let many = Publishers.MergeMany([one, two]).collect().sink { merged += $0 }
        two.send(2)
        one.send(1)
        XCTAssertEqual(merged, [7, 20, 1])
        for subject in [one, two] { subject.send(completion: .finished) }
        XCTAssertEqual(merged, [7, 20, 1, 2, 1])
        watch.cancel()
        many.cancel()
    }
}
