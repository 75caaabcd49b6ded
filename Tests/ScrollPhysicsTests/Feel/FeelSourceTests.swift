import XCTest

@testable import ScrollPhysics

final class FeelSourceTests: XCTestCase {
    func testSourcesAreOfFeelsAndNumbersThatThereAre() {
        let ids = Set(ScrollFeel.parameters.map(\.id))
        XCTAssertEqual(Set(KnownSources.of.keys), Set(ScrollFeel.builtIn.map(\.name) + ["plain"]))
        for (name, known) in KnownSources.of {
            XCTAssertEqual(Set(known.own.keys).subtracting(ids), [], name)
            XCTAssertTrue(known.base.map { KnownSources.of[$0] != nil } ?? (name == "uikit"), name)
        }
    }

    /// A number that is not UIKit's never names UIKit's source, nor does one that was read elsewhere.
    func testEveryNumberOfAFeelsOwnHasASourceOfItsOwn() {
        for feel in ScrollFeel.builtIn where feel != .uikit {
            let known = KnownValues.of[feel.name] ?? KnownValues()
            for parameter in ScrollFeel.parameters {
                let source = feel.source(of: parameter.id)
                let isOwn = parameter.value(in: feel) != parameter.value(in: .uikit)
                let wasRead = feel != .uikitFast && known.read.contains(parameter.id)
                XCTAssertFalse(source.isEmpty, "\(feel.name): \(parameter.id)")
                if isOwn || wasRead {
                    XCTAssertFalse(source.hasPrefix("as uikit"), "\(feel.name): \(parameter.id): \(source)")
                    XCTAssertNotEqual(source, parameter.source, "\(feel.name): \(parameter.id)")
                }
            }
        }
    }

    func testWhatIsFromMemoryOrOurOwnIsNotSaidToBeKnown() {
        for feel in ScrollFeel.builtIn {
            for parameter in ScrollFeel.parameters where feel.evidence(for: parameter.id) != .guessed {
                let source = feel.source(of: parameter.id)
                XCTAssertFalse(
                    source.hasPrefix("from memory") || source.hasPrefix("own choice"),
                    "\(feel.name): \(parameter.id): \(source)")
            }
        }
    }

    func testAValueThatWasChangedIsSetByHand() {
        var feel = ScrollFeel.gtk
        feel.edge.flingLimit = 70
        XCTAssertEqual(feel.source(of: "edge.flingLimit"), "set by hand, not gtk's")
        XCTAssertEqual(feel.source(of: "edge.stretchLimit"), "gtkscrolledwindow.c: 100 px")
        feel.name = "mine"
        XCTAssertEqual(feel.source(of: "edge.stretchLimit"), "set by hand")
        XCTAssertEqual(feel.source(of: "edge.stretchLimit", base: .gtk), "gtkscrolledwindow.c: 100 px")
        XCTAssertEqual(feel.source(of: "fling.none"), "")
    }

    func testAChoiceNamesTheSourceOfWhatIsChosen() {
        XCTAssertEqual(ScrollFeel.android.source(of: "fling.curve"), FlingCurve.spline.facts.source)
    }
}
