import AnalysisTestSupport
import Foundation
import XCTest

/// Where a check of the compiler is turned off, the reason is stated beside it, and a test covers it.
final class UncheckedClaimTests: XCTestCase {
    /// The tests that would fail, or that a sanitizer would stop, if the claims of a file were wrong.
    private static let tests = [
        "Sources/ScrollPhysics/Scroller/Scroller.swift": "testWhatTheOriginalDoesLaterDoesNotReachItsCopy",
        "Sources/ScrollUI/Animation/Transaction.swift": "testAKeyOfTheProgramsOwnTravels",
        "Sources/ScrollUI/Animation/AnimationCompletion.swift": "testASpringIsLogicallyDoneBeforeItSettles",
        "Sources/ScrollUI/Animation/Custom/AnimationProgress.swift":
            "testACustomAnimationIsShownUntilItSaysThatItIsOver",
        "Sources/ScrollUI/Animation/Phases/View+PhaseAnimator.swift": "testPhasesFollowOneAnotherAndBeginAgain",
        "Sources/ScrollUI/Canvas/GraphicsContext.swift": "testACanvasIsDrawnByAFunctionThatIsBoundToNoActor",
        "Sources/ScrollUI/Canvas/GraphicsContext+Contents.swift": "testACanvasIsDrawnByAFunctionThatIsBoundToNoActor",
        "Sources/ScrollUI/Canvas/GraphicsContext+Symbols.swift": "testAViewIsDrawnWhereTheCanvasPutsIt",
        "Sources/ScrollUI/Focus/FocusScope.swift": "testWhatAScopePrefersHasTheKeyboardAndGetsItBack",
        "Sources/ScrollUI/Text/FormattedText.swift": "testAFormatFollowsTheLocaleOfTheEnvironment",
        "Sources/ScrollUI/Text/Renderer/TextAttribute.swift": "testARunIsFoundByTheMarkOfItsText",
        "Sources/ScrollUI/State/BindingLocations.swift": "testBindingsAndActionsCompileInSwift6Mode",
        "Sources/ScrollUI/Style/Tint.swift": "testATintOfSeveralColorsIsAGradientAsAStyle",
        "Sources/ScrollUI/Environment/EnvironmentScope.swift":
            "testViewsMadeByCodeThatIsBoundToNoActorAreShown",
        "Sources/ScrollUI/Graph/Node.swift": "testViewsMadeByCodeThatIsBoundToNoActorAreShown",
        "Sources/ScrollUI/Scroll/Position/ScrollViewReader.swift": "testAnObjectThatIsBoundToNoActorScrolls",
        "Sources/PlaygroundKit/Watch/BuildWatch.swift": "testWhatTheCompilerSaysIsShownOverTheStageUntilItCompiles",
        "Sources/AppUI/Sheets/PresentationDetent.swift":
            "testADetentOfTheProgramsOwnIsAskedForItsHeightWithTheEnvironment",
        "Sources/ScrollUI/CustomLayout/LayoutSubview.swift": "testLayoutValuesAnchorsAndTheCacheReachTheLayout",
        "Sources/ScrollUI/Geometry/GeometryProxy.swift":
            "testFramesAreToldInTheNamedTheScrollViewsAndTheWindowsSpace",
    ]

    private func files(in folder: String) throws -> [(path: String, text: String)] {
        let root = Repository.root.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            ("\(folder)/\(name)", try Repository.text("\(folder)/\(name)"))
        }
    }

    private func claims() throws -> [UncheckedClaim] {
        try files(in: "Sources").flatMap { UncheckedClaim.all(in: $0.text, file: $0.path) }
    }

    func testEveryClaimHasItsArgumentBesideIt() throws {
        let bare = try claims().filter { !$0.hasArgument }
        XCTAssertEqual(bare.map { "\($0.file):\($0.line): \($0.word) without the reason above it" }, [])
    }

    func testEveryFileWithAClaimNamesATestThatIsThere() throws {
        XCTAssertEqual(Set(try claims().map(\.file)), Set(Self.tests.keys))
        let texts = try files(in: "Tests").map(\.text)
        for test in Self.tests.values {
            XCTAssertTrue(texts.contains { $0.contains("func \(test)()") }, test)
        }
    }

    /// A node keeps the nodes around it, and releases them when it leaves. See `DepartureFuzzTests`.
    func testNoReferenceIsLeftThatNobodyChecks() throws {
        XCTAssertEqual(try claims().filter { $0.word == "unowned(unsafe)" }.map { "\($0.file):\($0.line)" }, [])
    }

    func testClaimsAreSeenWithAndWithoutTheirReason() {
        let text = """
            // Used here and now, on this thread: the closure does not leave the call.
            nonisolated(unsafe) let space = space

            nonisolated(unsafe) var bare: Any?
            // Short.
            unowned(unsafe) var short: Node?
            /// Not `@unchecked Sendable` in the code.
            final class Box: @unchecked Sendable {}  // A value that is written once, before other threads read it.
            """
        let claims = UncheckedClaim.all(in: text, file: "A.swift")
        XCTAssertEqual(claims.map(\.line), [2, 4, 6, 8])
        XCTAssertEqual(claims.map(\.hasArgument), [true, false, false, true])
    }
}
