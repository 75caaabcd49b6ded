import ScrollUI
import XCTest

@testable import SDLHost

final class PortalReplyTests: XCTestCase {
    func testGdbusSaysDarkAndStill() {
        let reply = """
            ({'org.freedesktop.appearance': {'contrast': <uint32 0>, 'color-scheme': <uint32 1>, \
            'reduced-motion': <uint32 1>}, 'org.gnome.desktop.interface': {'enable-animations': <true>}},)
            """
        XCTAssertEqual(
            PortalReply(reply).preferences, DesktopPreferences(colorScheme: .dark, reduceMotion: true))
    }

    func testDbusSendSaysLightAndHighContrast() {
        let reply = """
            dict entry( string "color-scheme"
               variant                   uint32 2 )
            dict entry( string "contrast"
               variant                   uint32 1 )
            """
        XCTAssertEqual(
            PortalReply(reply).preferences, DesktopPreferences(colorScheme: .light, highContrast: true))
    }

    func testAnOlderDesktopSwitchesAnimationsOff() {
        let reply = "({'org.gnome.desktop.interface': {'enable-animations': <false>, 'cursor-blink': <true>}},)"
        XCTAssertTrue(PortalReply(reply).preferences.reduceMotion)
        XCTAssertNil(PortalReply(reply).preferences.colorScheme)
    }

    func testAKeyIsNotTakenForOneThatItIsPartOf() {
        XCTAssertFalse(PortalReply("{'high-contrast': <uint32 1>}").preferences.highContrast)
    }

    func testNoOpinionIsNone() {
        XCTAssertEqual(PortalReply("({},)").preferences, DesktopPreferences())
        XCTAssertNil(PortalReply("{'color-scheme': <uint32 0>}").preferences.colorScheme)
        XCTAssertEqual(PortalReply("").preferences, DesktopPreferences())
    }

    func testAThemesNameTellsLightFromDark() {
        XCTAssertEqual(DesktopPreferences(gtkTheme: "Adwaita:dark").colorScheme, .dark)
        XCTAssertEqual(DesktopPreferences(gtkTheme: "Adwaita").colorScheme, .light)
        XCTAssertNil(DesktopPreferences(gtkTheme: nil).colorScheme)
        XCTAssertNil(DesktopPreferences(gtkTheme: "").colorScheme)
    }
}
