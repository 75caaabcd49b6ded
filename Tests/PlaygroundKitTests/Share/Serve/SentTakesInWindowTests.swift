import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Takes from a served page, in the window.
@MainActor
final class SentTakesInWindowTests: XCTestCase {
    private let inbox = TakeInbox()

    /// Read once: what it does in its feel is worked out then.
    private static let flick = Result {
        let file = ShippedRecordings.folder.appendingPathComponent("carousel-flick.json")
        return try SentTake(Array(Data(contentsOf: file)), name: "", longest: .seconds(120))
    }

    private func take(_ number: Int) throws -> SentTake {
        var take = try Self.flick.get()
        take.name = "phone #\(number)"
        return take
    }

    private func send(_ numbers: ClosedRange<Int>, to window: WindowUnderTest) throws {
        for number in numbers { try inbox.put(try take(number)) }
        window.model.receive(from: inbox)
        window.settle()
    }

    func testASentTakeComesToTheStageWithItsCurvesAndTheNextInItsPlace() async throws {
        let window = WindowUnderTest("list")
        try send(1...1, to: window)
        let lab = window.model.lab
        XCTAssertEqual(lab.chosenTake?.title, "phone #1")
        XCTAssertNil(lab.chosenTake?.path)
        XCTAssertEqual(window.model.scene.name, "gallery")
        XCTAssertTrue(lab.isDockOpen)
        XCTAssertEqual(lab.recording?.events, try take(1).recording.main.events)
        try send(2...3, to: window)
        XCTAssertEqual(lab.takes.map(\.title), ["phone #3", "phone #2", "phone #1"])
        XCTAssertEqual(lab.chosenTake?.title, "phone #3")
    }

    func testItLeavesAStageInUseAlone() async throws {
        let window = WindowUnderTest("gallery")
        let lab = window.model.lab
        try send(1...2, to: window)
        window.model.toggle(lab.takes[1])
        try send(3...3, to: window)
        XCTAssertEqual(lab.chosenTake?.title, "phone #1", "a take that was chosen here stays")
        XCTAssertEqual(window.model.notice, "phone #3 is in the list of takes")
        lab.letGo()
        lab.isLiveBusy = { true }
        try send(4...4, to: window)
        XCTAssertNil(lab.chosenTake, "hands are on the stage")
        XCTAssertEqual(lab.takes.count, 4)
        lab.isLiveBusy = { false }
        try send(5...5, to: window)
        XCTAssertEqual(lab.chosenTake?.title, "phone #5")
    }

    func testAWindowThatDoesNotCollectThemMakesPhonesWait() throws {
        for number in 1...TakeInbox.most { try inbox.put(try take(number)) }
        XCTAssertThrowsError(try inbox.put(try take(21))) { error in
            XCTAssertEqual((error as? PlaygroundError)?.status, .unavailable)
        }
        XCTAssertEqual(inbox.collect().count, TakeInbox.most)
        XCTAssertNoThrow(try inbox.put(try take(22)))
    }

    func testMoreThanTheListHoldsPushesOutTheOldest() async throws {
        let window = WindowUnderTest("gallery")
        // In use, so that no take comes to the stage: that would take a second each.
        window.model.lab.isLiveBusy = { true }
        for number in 1...LabModel.mostTakes + 3 {
            try inbox.put(try take(number))
            window.model.receive(from: inbox)
        }
        XCTAssertEqual(window.model.lab.takes.count, LabModel.mostTakes)
        XCTAssertEqual(window.model.lab.takes.first?.title, "phone #23")
    }

    func testThePagesFeelsAreTheWindowsTunings() throws {
        var serving = ServeOptions()
        serving.page.feels = ["uikit", "android"]
        serving.page.scene = .list
        let options = PlaygroundOptions(serving)
        let home = try temporaryFolder().path
        let start = try PlaygroundStart(options, environment: ["HOME": home])
        XCTAssertEqual(start.scene.name, "list")
        XCTAssertEqual(start.tuning.base, "uikit")
        XCTAssertEqual(start.tuning.other?.side, .b)
        XCTAssertEqual(start.tuning.other?.feel, .android)
        XCTAssertNil(start.saved.other, "what is saved changes with the first change in the window")
    }

    func testThePageOfAWindowWithoutOptionsHasItsTunings() async throws {
        let window = WindowUnderTest("list")
        window.model.choose(.gtk)
        XCTAssertEqual(
            try window.model.page(isServed: true),
            try SharePage(scene: .list, feels: [try FeelLibrary.file("gtk")], takes: [])
                .text(try WebAssets.locate(), isServed: true))
    }
}
