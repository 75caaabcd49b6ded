import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Blind tests: their rules, their statistics, their file, and a window that does not reveal X.
@MainActor
final class BlindTestTests: XCTestCase {
    private var pair: (a: Tuning, b: Tuning) { (Tuning(feel: .uikit), Tuning(feel: .android)) }

    private func test(_ question: BlindQuestion = .which, behindX: TuningSide = .a) -> BlindTest {
        BlindTest(question, a: pair.a, b: pair.b, behindX: behindX)
    }

    // MARK: Rules

    func testXIsWhatTheRoundSaysAndYIsTheOtherOne() {
        var test = test(.better, behindX: .b)
        XCTAssertEqual(test.shownTuning.feel, .android)
        test.show(.y)
        XCTAssertEqual(test.shownTuning.feel, .uikit)
        test.show(.a)
        XCTAssertEqual(test.shown, .y, "nobody sees A or B by name where the question is which is better")
        test.answer(.y, nextBehindX: .a)
        XCTAssertEqual(test.rounds, [BlindTest.Round(behindX: .b, answer: .a)])
        XCTAssertEqual(test.shown, .x)
        XCTAssertEqual(test.shownTuning.feel, .uikit)
    }

    func testAnAnswerThatIsNoneAndOneAfterTheEndAreNotTaken() {
        var test = test()
        test.answer(.x, nextBehindX: .b)
        XCTAssertTrue(test.rounds.isEmpty)
        test.answer(.a, nextBehindX: .b)
        test.ask(.better)
        XCTAssertEqual(test.question, .which, "the question stays once it was answered")
        test.end()
        test.answer(.a, nextBehindX: .b)
        XCTAssertEqual(test.rounds.count, 1)
    }

    // MARK: Chance

    /// Computed by hand: sums of binomial coefficients over powers of two.
    func testTheChanceOfGuessingIsTheBinomialSum() {
        let cases: [(Int, Int, Double)] = [
            (0, 0, 1), (1, 1, 0.5), (0, 1, 1), (2, 2, 0.25), (8, 10, 0.0546875), (9, 10, 0.0107421875),
            (10, 10, 0.0009765625), (5, 10, 0.623046875), (11, 10, 0), (12, 16, 0.0384063720703125),
        ]
        for (count, rounds, wanted) in cases {
            XCTAssertEqual(
                Guessing.chance(ofAtLeast: count, in: rounds), wanted, accuracy: 1e-15, "\(count) of \(rounds)")
        }
    }

    func testTheChanceIsRightForManyRounds() {
        // 2000 of 4000 or more: half, and half of the middle term, which is 1 / sqrt(pi n / 2) to first order.
        let middle = Guessing.chance(ofAtLeast: 2000, in: 4000) - Guessing.chance(ofAtLeast: 2001, in: 4000)
        XCTAssertEqual(middle, 1 / (Double.pi * 2000).squareRoot(), accuracy: 1e-5)
        XCTAssertEqual(Guessing.chance(ofAtLeast: 2000, in: 4000), 0.5 + middle / 2, accuracy: 1e-12)
        XCTAssertEqual(Guessing.chance(ofAtLeast: 4000, in: 4000), 0)
    }

    func testAMajorityCountsBothWays() {
        var test = test(.better)
        for _ in 0..<4 { test.answer(.x, nextBehindX: .a) }
        XCTAssertEqual(test.score, BlindScore(test))
        XCTAssertEqual(test.score.count, 4)
        XCTAssertEqual(test.score.chance, 2.0 / 16, accuracy: 1e-15)
        for _ in 0..<4 { test.answer(.y, nextBehindX: .a) }
        XCTAssertEqual(test.score.count, 4)
        XCTAssertEqual(test.score.chance, 1)
    }

    // MARK: In the window

    private func window(_ seed: UInt64 = 7, take: Bool = false) throws -> WindowUnderTest {
        let window = WindowUnderTest()
        window.model.flip()
        window.model.choose(.android)
        window.model.flip()
        window.model.lab.isDockOpen = true
        var random = SplitMix(seed: seed)
        window.model.lab.comparison.nextBehindX = { Bool.random(using: &random) ? .a : .b }
        window.model.lab.comparison.blindTestFolder = BlindTestFolder(
            environment: ["XDG_DATA_HOME": try temporaryFolder().path])
        if take {
            var recording = try ShippedRecordings.recording("carousel-flick")
            recording.unknown["", default: [:]]["scene"] = .string("gallery")
            window.model.lab.collect(recording, feel: .uikit, at: nil)
            window.model.chooseTake(at: 0)
        }
        window.settle()
        return window
    }

    private func press(_ letters: String, _ window: WindowUnderTest) {
        for letter in letters {
            XCTAssertTrue(window.model.comesFirst(.character(letter), []), "\(letter)")
            window.model.press(.character(letter), [])
            window.settle()
        }
    }

    private func files(_ window: WindowUnderTest) throws -> [URL] {
        let folder = try XCTUnwrap(window.model.lab.comparison.blindTestFolder?.path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
    }

    func testTenRoundsByKeysAndTheirFile() async throws {
        let window = try window()
        let model = window.model
        XCTAssertEqual(
            WindowShortcut(InputEvent(.keyDown(.character("t"), modifiers: .control), at: .zero)), .toggleBlindTest)
        model.toggleBlindTest()
        window.settle()
        var sides: [TuningSide] = []
        for round in 0..<10 {
            press("123", window)
            sides.append(model.stageTuning.feel == .uikit ? .a : .b)
            press(round < 8 ? (sides[round] == .a ? "a" : "b") : (sides[round] == .a ? "b" : "a"), window)
        }
        XCTAssertEqual(Set(sides), [.a, .b], "the order is random")
        let test = try XCTUnwrap(model.blindTest)
        XCTAssertEqual(test.rounds.map(\.behindX), sides)
        XCTAssertEqual(test.score.count, 8)
        model.press(.escape, [])
        window.settle()
        let text = "X was recognised in 8 of 10 rounds. Guessing does as well in 5.5 % of tests."
        XCTAssertTrue(window.host.texts.contains(text), "\(window.host.texts)")
        let file = try XCTUnwrap(try files(window).first)
        XCTAssertTrue(file.lastPathComponent.hasSuffix(".scroll-blind-test.json"))
        let root = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        XCTAssertEqual(root["format"] as? String, "scroll-blind-test")
        XCTAssertEqual(root["scene"] as? String, "gallery")
        XCTAssertEqual((root["rounds"] as? [[String: String]])?.map { $0["x"] }, sides.map(\.rawValue))
        XCTAssertEqual((root["b"] as? [String: Any])?["base"] as? String, "android")
        let result = try XCTUnwrap(root["result"] as? [String: Double])
        XCTAssertEqual(result["right"], 8)
        XCTAssertEqual(try XCTUnwrap(result["chance"]), 56.0 / 1024, accuracy: 1e-12)
        model.press(.escape, [])
        XCTAssertNil(model.blindTest)
    }

    func testEachAnswerIsKeptAtOnceAndAnotherTestHasAFileOfItsOwn() async throws {
        let window = try window()
        window.model.toggleBlindTest()
        XCTAssertEqual(try files(window).count, 0)
        press("a", window)
        XCTAssertEqual(try files(window).count, 1)
        press("ab", window)
        XCTAssertEqual(try files(window).count, 1)
        window.model.toggleBlindTest()
        window.model.toggleBlindTest()
        window.model.toggleBlindTest()
        press("qxy", window)
        XCTAssertEqual(try files(window).count, 2)
        XCTAssertEqual(window.model.blindTest?.question, .better)
    }

    /// The same pictures whichever tuning is X, as long as nothing moves; no text names a feel.
    func testNothingInTheWindowGivesXAway() async throws {
        for take in [false, true] {
            func shown(_ side: TuningSide) throws -> (texts: [String], items: Int, dump: String) {
                let window = try window(take: take)
                window.model.tuning.stage.snapBehavior = .paging
                window.model.lab.comparison.nextBehindX = { side }
                window.model.lab.seek(to: .zero)
                window.model.toggleBlindTest()
                window.settle()
                return (window.host.texts, window.host.displayList.items.count, window.host.displayList.dump())
            }
            let (a, b) = (try shown(.a), try shown(.b))
            XCTAssertEqual(a.dump, b.dump)
            for word in ["UIKit", "UIKit, edited", "Android", "Offset", "Velocity", "Phase", "Feel"] {
                XCTAssertFalse(a.texts.contains(word), "\(word) in \(a.texts)")
            }
        }
    }

    func testTheTuningItselfStaysAndTheKeysThatWouldChangeItDoNothing() async throws {
        let window = try window()
        let before = window.model.tuning
        window.model.toggleBlindTest()
        window.settle()
        for letter in "bglp" {
            window.model.press(.character(letter), [])
            XCTAssertFalse(window.model.pressUnhandled(.character(letter), []))
        }
        XCTAssertEqual(window.model.tuning, before)
        for shortcut in [WindowShortcut.flip, .undo, .resetAll, .toggleDock, .scene(1), .take(0)] {
            XCTAssertFalse(shortcut.isForBlindTests, "\(shortcut)")
        }
        for shortcut in [WindowShortcut.quit, .screenshot, .toggleBlindTest] {
            XCTAssertTrue(shortcut.isForBlindTests, "\(shortcut)")
        }
        XCTAssertNotNil(window.host.frame(ofID: "blind-curtain"))
        XCTAssertNil(window.host.frame(ofID: "dock"))
        XCTAssertNil(window.host.frame(ofID: "inspector"))
    }

    func testTwoThatAreTheSameAreNotAskedAbout() async throws {
        let window = WindowUnderTest()
        window.model.toggleBlindTest()
        XCTAssertNil(window.model.blindTest)
        window.model.flip()
        window.model.toggleBlindTest()
        XCTAssertNil(window.model.blindTest)
        XCTAssertEqual(window.model.notice, "A and B are the same, so there is nothing to compare")
    }

    func testAFolderThatCannotBeWrittenIsToldOfAndTheTestGoesOn() async throws {
        let window = try window()
        window.model.lab.comparison.blindTestFolder = BlindTestFolder(environment: ["XDG_DATA_HOME": "/proc/nowhere"])
        window.model.toggleBlindTest()
        press("a", window)
        XCTAssertTrue(try XCTUnwrap(window.model.notice).contains("/proc/nowhere"), window.model.notice ?? "")
        XCTAssertEqual(window.model.blindTest?.rounds.count, 1)
    }

    func testTabReachesEveryButton() async throws {
        let window = try window()
        window.model.toggleBlindTest()
        window.settle()
        for id in [
            "blind-question", "blind-end", "blind-show A", "blind-show B", "blind-show X", "blind-answer A",
            "blind-answer B",
        ] {
            XCTAssertNotNil(window.host.frame(ofID: id), id)
        }
        window.host.click(id: "blind-answer A")
        window.settle()
        XCTAssertEqual(window.model.blindTest?.rounds.count, 1)
    }
}
