import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The effect of links in the columns of a split view.
@MainActor
final class SplitViewLinkTests: XCTestCase {
    private struct Links: View {
        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("Lake", value: "lake")
                    NavigationLink("Hill", value: "hill")
                    NavigationLink("Notes") { Text("all notes").navigationTitle("Notes") }
                }
                .navigationTitle("Places")
                .navigationDestination(for: String.self) { name in
                    VStack {
                        Text("the \(name)")
                        NavigationLink("deeper") { Text("deep in the \(name)") }
                    }
                    .navigationTitle(name)
                }
            } detail: {
                Text("choose")
            }
        }
    }

    func testALinkReplacesWhatTheNextColumnShows() async {
        let host = host(800, 500) { Links() }
        XCTAssertTrue(host.texts.contains("choose"))
        for (link, text) in [("Lake", "the lake"), ("Hill", "the hill"), ("Notes", "all notes"), ("Lake", "the lake")] {
            host.click(at: host.location(of: link))
            host.wait(0.6)
            XCTAssertTrue(host.texts.contains(text), "\(link): \(host.texts)")
            XCTAssertTrue(host.texts.contains("Places"))
            XCTAssertFalse(host.texts.contains("choose") || host.texts.contains("Back"), "\(host.texts)")
        }
    }

    func testALinkInTheLastColumnGoesOnThereAndTheNextChoiceBeginsAnew() async {
        let host = host(800, 500) { Links() }
        host.click(at: host.location(of: "Lake"))
        host.wait(0.6)
        host.click(at: host.location(of: "deeper"))
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("deep in the lake"))
        XCTAssertTrue(host.texts.contains("Hill"), "the first column stays")
        host.click(at: host.location(of: "Hill"))
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("the hill") && !host.texts.contains("deep in the lake"), "\(host.texts)")
    }

    func testInLittleWidthALinkIsGoneToAndComeBackFromAgainAndAgain() async {
        let host = host(400, 500) { Links() }
        for (link, text) in [
            ("Lake", "the lake"), ("Lake", "the lake"), ("Notes", "all notes"), ("Notes", "all notes"),
        ] {
            host.click(at: host.location(of: link))
            host.wait(0.6)
            XCTAssertTrue(host.texts.contains(text), "\(link): \(host.texts)")
            host.click(at: host.location(of: "Places"))
            host.wait(0.6)
            XCTAssertFalse(host.texts.contains(text))
        }
    }

    private struct Three: View {
        @State private var folder: String?
        @State private var mail: Int?

        var body: some View {
            NavigationSplitView {
                List(["inbox", "sent"], id: \.self, selection: $folder) { NavigationLink($0, value: $0) }
                    .navigationTitle("Folders")
            } content: {
                List(0..<5, id: \.self, selection: $mail) { Text("\(folder ?? "no") mail \($0)") }
                    .navigationTitle("Mails")
            } detail: {
                NavigationStack {
                    Text(mail.map { "mail \($0) of \(folder ?? "")" } ?? "no mail").navigationTitle("Mail")
                }
            }
        }
    }

    func testThreeColumnsLeadFromOneToTheNext() async {
        let host = host(1000, 500) { Three() }
        XCTAssertTrue(host.texts.contains("no mail") && host.texts.contains("no mail 0") && host.texts.contains("sent"))
        host.click(at: host.location(of: "sent"))
        host.wait(0.1)
        host.click(at: host.location(of: "sent mail 2"))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("mail 2 of sent"), "\(host.texts)")
    }

    func testTheFirstOfThreeColumnsGivesWayToTheOthersUnlessItIsAskedFor() async {
        let host = host(700, 500) { Three() }
        XCTAssertFalse(host.texts.contains("sent"))
        host.key(.character("s"), modifiers: [.control, .option])
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("sent") && host.texts.contains("no mail"), "\(host.texts)")
    }

    func testInLittleWidthThreeColumnsAreAStackWithOneWayBackEach() async {
        let host = host(400, 500) { Three() }
        host.click(at: host.location(of: "inbox"))
        host.wait(0.6)
        host.click(at: host.location(of: "inbox mail 1"))
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("mail 1 of inbox"), "\(host.texts)")
        XCTAssertEqual(host.texts.filter { $0 == "Mails" }, ["Mails"], "one bar, that of the stack")
        host.click(at: host.location(of: "Mails"))
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("inbox mail 1"))
        host.click(at: host.location(of: "Folders"))
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("sent") && !host.texts.contains("inbox mail 1"))
    }
}
