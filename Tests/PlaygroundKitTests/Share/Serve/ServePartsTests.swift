import XCTest

@testable import PlaygroundKit

/// The small parts of a served page: names of phones, the rate.
final class ServePartsTests: XCTestCase {
    func testAPhoneIsNamedByItsModelItsSystemOrPhone() {
        let names: [String?: String] = [
            "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109": "Pixel 7",
            "Mozilla/5.0 (Linux; Android 9; SM-G960F Build/PPR1.180610.011; wv) AppleWebKit/537.36": "SM-G960F",
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124": "Android",
            "Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/113.0 Firefox/113.0": "Android",
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15": "iPhone",
            "Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) AppleWebKit/605.1.15": "iPad",
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36": "phone",
            "curl/8.0": "phone", "": "phone", nil: "phone",
            "(Linux; Android 14; ../../etc/passwd\u{1B}[2J\n)": "....etcpasswd2J",
            "(Linux; Android 14; \u{202E}\u{0})": "Android",
        ]
        for (agent, name) in names { XCTAssertEqual(PhoneName.of(agent), name, agent ?? "none") }
        let long = PhoneName.of("(Linux; Android 14; \(String(repeating: "x", count: 400)))")
        XCTAssertEqual(long.count, 24)
    }

    func testARateLetsABurstPassAndThenSoManyASecond() {
        var rate = RateLimit(burst: 3, perSecond: 2)
        let passed = (0..<100).filter { rate.allows(at: .milliseconds($0 * 100)) }
        XCTAssertEqual(passed.count, 3 + Int(9.9 * 2))
        XCTAssertEqual(Array(passed.prefix(3)), [0, 1, 2])
        XCTAssertTrue((0..<3).allSatisfy { _ in rate.allows(at: .seconds(100)) })
        XCTAssertFalse(rate.allows(at: .seconds(100)), "rest does not save up more than a burst")
    }
}
