import XCTest

@testable import ScrollPhysics

final class FeelSourceTests: XCTestCase {
    private static let ids = ScrollFeel.parameters.map(\.id) + ScrollFeel.choices.map(\.id)

    func testSourcesAreOfFeelsAndNumbersThatThereAre() {
        XCTAssertEqual(Set(FeelSources.of.keys), Set(ScrollFeel.builtIn.map(\.name)))
        for (name, table) in FeelSources.of {
            XCTAssertEqual(Set(table.sources.keys).subtracting(Self.ids), [], name)
        }
    }

    /// No number may come from another platform only by omission.
    func testEveryFeelSaysItselfWhereAllThatCountsInItComesFrom() {
        for feel in ScrollFeel.builtIn {
            let known = FeelSources.of[feel.name]?.sources ?? [:]
            for parameter in ScrollFeel.parameters where feel.uses(parameter) {
                XCTAssertNotNil(known[parameter.id], "\(feel.name): \(parameter.id)")
            }
            for choice in ScrollFeel.choices where feel.uses(choice) {
                XCTAssertNotNil(known[choice.id], "\(feel.name): \(choice.id)")
            }
        }
        XCTAssertEqual(Set(FeelSources.uikit.sources.keys), Set(Self.ids), "the defaults of all feels")
    }

    func testEverySourceSaysSomethingAndTellsItsVersion() {
        for feel in ScrollFeel.builtIn {
            for (id, source) in FeelSources.of[feel.name]?.sources ?? [:] {
                XCTAssertFalse(source.text.isEmpty, "\(feel.name): \(id)")
                guard case .read(let place) = source else { continue }
                XCTAssertFalse([place.file, place.symbol, place.version].contains(""), "\(feel.name): \(id)")
            }
        }
    }

    func testAFeelNamesTheVersionOfItsPlatform() {
        let own = ScrollFeel.builtIn.filter { $0.version == nil }.map(\.name)
        XCTAssertEqual(own, ["direct", "reduced-motion"])
        var feel = ScrollFeel.gtk
        XCTAssertEqual(feel.version, "GTK 4.16.1")
        feel.name = "mine"
        XCTAssertNil(feel.version)
    }

    func testAValueThatWasChangedIsSetByHand() {
        let gain = FeelSource.read(
            FeelReference(
                file: "gtkscrolledwindow.c", symbol: "MAGIC_SCROLL_FACTOR", version: "GTK 4.16.1",
                note: "on Wayland, since 4.8; on X11 a unit is a notch"))
        var feel = ScrollFeel.gtk
        feel.fling.restVelocity = 70
        XCTAssertEqual(feel.source(of: "fling.restVelocity"), .own("set by hand, not gtk's"))
        XCTAssertEqual(feel.source(of: "touchpad.gain"), gain)
        feel.name = "mine"
        XCTAssertEqual(feel.source(of: "touchpad.gain"), .own("set by hand"))
        XCTAssertEqual(feel.source(of: "touchpad.gain", base: .gtk), gain)
        XCTAssertNil(feel.source(of: "fling.none"))
    }

    func testWhatAFeelHasNoPartInIsNotSaidToBeAnotherPlatforms() {
        XCTAssertEqual(ScrollFeel.gtk.source(of: "fling.friction"), .own("has no part in what gtk does"))
    }
}
