import ScrollUI
import XCTest

@testable import PlaygroundKit

final class WindowShortcutTests: XCTestCase {
    private func shortcut(_ key: Character, _ modifiers: InputEvent.Modifiers) -> WindowShortcut? {
        WindowShortcut(InputEvent(.keyDown(.character(key), modifiers: modifiers), at: .zero))
    }

    func testAltWithDigitsOpensTheFirstTenScenesInTheOrderOfTheKeys() {
        let scenes = "1234567890".map { shortcut($0, .option) }
        XCTAssertEqual(scenes, (0..<10).map { WindowShortcut.scene($0) })
    }

    func testControlWithDigitsOpensNineTakesAndWithZeroResets() {
        XCTAssertEqual("123456789".map { shortcut($0, .control) }, (0..<9).map { WindowShortcut.take($0) })
        XCTAssertEqual(shortcut("0", .control), .resetAll)
        XCTAssertNil(shortcut("0", []))
    }
}
