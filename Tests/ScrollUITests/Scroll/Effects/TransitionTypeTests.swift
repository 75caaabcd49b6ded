import Foundation
import ViewTestSupport
import XCTest

/// Code that is not allowed in a scroll transition: the compiler that built the tests rejects it.
final class TransitionTypeTests: XCTestCase {
    /// Four transitions of which only the first changes nothing but the drawing of the view.
    private static let source = """
        import ScrollUI

        @MainActor func drawn(_ view: Text) -> some View {
            view.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
        }
        @MainActor func font(_ view: Text) -> some View { view.scrollTransition { effect, _ in effect.font(Font.title) } }
        @MainActor func frame(_ view: Text) -> some View { view.scrollTransition { effect, _ in effect.frame(width: 1) } }
        @MainActor func padding(_ view: Text) -> some View { view.scrollTransition { effect, _ in effect.padding(4) } }
        """

    func testFontFrameAndPaddingInATransitionDoNotCompile() throws {
        let check = try SourceCheck(Self.source)
        XCTAssertEqual(check.errors.count, 3, check.text)
        for name in ["font", "frame", "padding"] {
            XCTAssertTrue(check.errors.contains { $0.message.contains("no member '\(name)'") }, check.text)
        }
    }
}
