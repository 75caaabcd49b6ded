import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AccessibilityRotorTests: XCTestCase {
    private struct Message: Identifiable {
        let id: Int
        let subject: String
        var isWarning = false
    }

    func testAListOfElementsIsStoredAndItsEntriesAreGoneToByName() async {
        let probe = Probe()
        let messages = [
            Message(id: 1, subject: "Low battery", isWarning: true), Message(id: 2, subject: "Hello"),
            Message(id: 3, subject: "No network", isWarning: true),
        ]
        let host = host {
            VStack { ForEach(messages) { Text($0.subject) } }
                .accessibilityElement(children: .contain)
                .accessibilityRotor("Warnings") {
                    ForEach(messages) { message in
                        if message.isWarning {
                            AccessibilityRotorEntry(message.subject, id: message.id) { probe.hit(message.subject) }
                        }
                    }
                }
                .accessibilityRotor(.headings, entries: messages, entryLabel: \.subject)
                .id("messages")
        }
        let rotors = host.accessibility(ofID: "messages")?.rotors ?? []
        XCTAssertEqual(rotors.map(\.name), ["Warnings", "headings"])
        XCTAssertEqual(
            rotors.map(\.entries), [["Low battery", "No network"], ["Low battery", "Hello", "No network"]])
        XCTAssertTrue(host.performAccessibilityAction("Warnings: No network", ofID: "messages"))
        XCTAssertEqual(probe.events, ["No network"])
        XCTAssertFalse(host.performAccessibilityAction("Warnings: Hello", ofID: "messages"))
    }
}
