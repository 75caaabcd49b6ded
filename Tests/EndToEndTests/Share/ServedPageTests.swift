import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A page that the program serves, under a finger in Chromium: what is sent there becomes takes here.
@MainActor
final class ServedPageTests: XCTestCase {
    /// What the script in PlaygroundKitTests/Share/Browser prints.
    private struct Session: Decodable {
        var offered: String
        var answers: [String]
        var isSteady: Bool
        var complaints: [String]
        var requests: [String]
        var refusal: String
        var offeredAgain: String
    }

    private func browser() throws -> (node: URL, chromium: String) {
        do {
            return (try Tool.find("node"), try Tool.find("chromium").path)
        } catch {
            throw XCTSkip("node or chromium is not installed here")
        }
    }

    /// The address that a program prints first.
    private func address(_ command: Command) throws -> String {
        try waitUntil("the address of the page") { command.output.contains("\n") || !command.isRunning }
        let line = command.output.split(separator: "\n").first.map(String.init)
        return try XCTUnwrap(line, command.messages)
    }

    private func flick(on address: String, _ desktop: Desktop) throws -> Session {
        let (node, chromium) = try browser()
        let script = Tool.package.appendingPathComponent("Tests/PlaygroundKitTests/Share/Browser/send.mjs").path
        let outcome = try Command(node, [script, chromium, address], environment: desktop.environment).outcome()
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        return try JSONDecoder().decode(Session.self, from: Data(outcome.output.utf8))
    }

    private func takes(_ folder: URL) -> [Recording] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasSuffix(TakeFolder.ending) && !$0.hasPrefix(".") }.sorted()
        return files.compactMap { try? Recording(contentsOf: folder.appendingPathComponent($0).path) }
    }

    private func assertIsAFlick(_ take: Recording, _ name: String, line: UInt = #line) {
        XCTAssertEqual(take.takeName, name, line: line)
        XCTAssertEqual(take.sceneName, "gallery", line: line)
        let gesture = GestureSummary(take, feel: .uikit)
        XCTAssertEqual(gesture.device, .touch, line: line)
        XCTAssertEqual(gesture.kind, .flick, line: line)
    }

    func testWhatAFingerSendsIsATakeInTheWindowWithItsCurves() async throws {
        _ = try browser()
        let desktop = try Desktop(for: self)
        let arguments = ["share", "--serve", "--address", "127.0.0.1", "--feel", "uikit", "--feel", "android"]
        let command = try Command(Tool.playground(), arguments, environment: desktop.environment)
        let window = try OpenWindow(
            command, scene: "gallery", desktop: desktop, recording: desktop.home.appendingPathComponent("none.json"))
        let address = try address(command)
        let live = try PictureFile(try window.screenshot())

        let session = try flick(on: address, desktop)
        XCTAssertEqual(session.complaints, [])
        XCTAssertEqual(session.requests, [address, "\(address)/takes", "\(address)/takes"])
        XCTAssertEqual([session.offered, session.offeredAgain], ["Send take", "Send take"])
        XCTAssertEqual(session.answers, ["phone #2", "phone #1"])
        XCTAssertTrue(session.isSteady, "the stage stays as high as it was")
        XCTAssertTrue(
            session.refusal.hasPrefix("Not taken: the take: events: found none, expected at least one."),
            session.refusal)

        let folder = desktop.home.appendingPathComponent(".local/state/scroll-playground/recent-takes")
        try waitUntil("two takes") { takes(folder).count == 2 }
        for (number, take) in takes(folder).enumerated() { assertIsAFlick(take, "phone #\(number + 1)") }
        // The stage plays the take, and its curves are below it.
        let shown = try PictureFile(try window.screenshot())
        XCTAssertGreaterThan(shown.difference(from: live).largest, 0)

        try window.hands("key", "ctrl+q")
        let outcome = try command.outcome()
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.output, address + "\n", "no code where there is no terminal")
    }

    func testWithoutAWindowTakesAreFilesAndTheProgramEndsWithTheLast() async throws {
        _ = try browser()
        let desktop = try Desktop(for: self)
        let folder = desktop.home.appendingPathComponent("takes")
        let arguments = [
            "share", "--serve", "--headless", "--address", "127.0.0.1", "--feel", "uikit", "--out", folder.path,
            "--takes", "3",
        ]
        let command = try Command(Tool.playground(), arguments, environment: desktop.environment)
        let address = try address(command)
        _ = try flick(on: address, desktop)
        XCTAssertTrue(command.isRunning, "the third is missing")
        let takes = takes(folder)
        XCTAssertEqual(takes.count, 2)
        for (number, take) in takes.enumerated() { assertIsAFlick(take, "phone #\(number + 1)") }

        let origin = address.split(separator: "/").prefix(2).joined(separator: "//")
        let send = try Command(
            try Tool.find("curl"),
            [
                "--silent", "--fail-with-body", "--header", "Content-Type: application/json", "--header",
                "Origin: \(origin)", "--data-binary",
                "@" + folder.appendingPathComponent("phone-1\(TakeFolder.ending)").path, "\(address)/takes",
            ], environment: desktop.environment)
        XCTAssertEqual(try send.outcome().status, 0, send.output)
        let outcome = try command.outcome()
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        // The third request was the refused one.
        let files = ["phone-1", "phone-2", "phone-4"].map { "\(folder.path)/\($0)\(TakeFolder.ending)" }
        XCTAssertEqual(outcome.output, ([address] + files).joined(separator: "\n") + "\n")
    }
}
