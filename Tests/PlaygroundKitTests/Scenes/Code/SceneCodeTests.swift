import AnalysisTestSupport
import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The displayed code of scenes is source of this target: each is a file in `Listings`, verbatim, and so it compiles.
/// `BLESS_GOLDENS=1 swift test --filter SceneCodeTests` rewrites them.
@MainActor
final class SceneCodeTests: XCTestCase {
    private static let folder = Repository.root.appendingPathComponent(
        "Tests/PlaygroundKitTests/Scenes/Listings")
    private static let head = """
        // Written by SceneCodeTests: what a scene shows as its code.
        import Foundation
        import ScrollUI


        """

    private static let usual = StageSettings()

    /// Other choices than the defaults, so that their code is compiled as well.
    private static let tuned = {
        var stage = StageSettings()
        stage.snapBehavior = .viewAligned
        stage.snapLimit = .alwaysByFew
        stage.contentMargin = 12.5
        stage.transitionScale = 0.7
        return stage
    }()

    private static let codes: [(file: String, code: SceneCode)] = [
        ("Gallery", .gallery(usual)), ("FullPages", .pages(usual)), ("LongList", .list(usual)), ("Feed", .feed(usual)),
        ("WideTable", .table(usual)), ("LongForm", .form(usual)), ("Categories", .categories(usual)),
        ("AnyCard", .card(usual)), ("CollapsingHeaderList", .header(usual)), ("EndlessList", .endlessFeed(usual)),
        ("Chat", .chat(usual)), ("PagingRules", .pagingLab), ("BottomSheet", .sheet),
        ("Transitions", TransitionSetup().sceneCode), ("Margins", .margins(MarginValues())),
        ("SizedCards", .sizing(.film)), ("NearTopList", .nearTop(usual, distance: 160)),
        ("FromUIKit", .fromUIKit(usual, rate: 0.995)), ("Contacts", .identity),
    ]

    /// The same views with other choices, each inside an enum of the file's name.
    private static var variants: [(file: String, code: SceneCode)] {
        let effects = ShownEffect.allCases.enumerated().map { index, effect in
            var setup = TransitionSetup()
            setup.effect = effect
            setup.mode = TransitionMode.allCases[index % 4]
            setup.ends = TransitionEnds.allCases[index % 3]
            setup.threshold = TransitionThreshold.allCases[index % 6]
            setup.curve = TransitionCurve.allCases[index % 7]
            setup.motion = TransitionAnimation.allCases[index % 5]
            return ("Transitions\(index)", setup.sceneCode)
        }
        var margins = MarginValues()
        margins.edges = .vertical
        return effects + [
            ("TunedGallery", .gallery(tuned)), ("TunedFeed", .feed(tuned)), ("VerticalMargins", .margins(margins)),
            ("SquareCards", .sizing(.square)),
        ]
    }

    private static func text(_ file: String, _ code: SceneCode, isVariant: Bool) -> String {
        guard isVariant else { return head + code.listing + "\n" }
        let lines = code.listing.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "    " + $0
        }
        return head + "enum \(file) {\n" + lines.joined(separator: "\n") + "\n}\n"
    }

    func testWhatASceneShowsIsWhatIsCompiledHere() async throws {
        for (isVariant, codes) in [(false, Self.codes), (true, Self.variants)] {
            for (file, code) in codes {
                let path = Self.folder.appendingPathComponent(file + ".swift")
                let shown = Self.text(file, code, isVariant: isVariant)
                if Repository.blesses { try shown.write(to: path, atomically: true, encoding: .utf8) }
                XCTAssertEqual(try? String(contentsOf: path, encoding: .utf8), shown, file)
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        XCTAssertEqual(files.sorted(), (Self.codes + Self.variants).map { $0.file + ".swift" }.sorted())
    }

    /// The position at which a word is drawn.
    private func place(of word: String, _ host: ViewHost) -> CGPoint? {
        for case .text(let run, let origin, _) in host.displayList.items
        where host.displayList.runs[Int(run)].string == word {
            return CGPoint(x: origin.x + 4, y: origin.y - 4)
        }
        return nil
    }

    func testEverySceneShowsItsCodeAndHandsItOut() async throws {
        for scene in SceneCatalog.builtIn.all {
            let host = makeSceneHost(scene, size: CGSize(width: 680, height: 600))
            host.wait(0.2)
            host.click(id: "code")
            host.wait(0.2)
            XCTAssertTrue(host.texts.contains("In SwiftUI"), scene.name)
            host.click(at: try XCTUnwrap(place(of: "Copy", host)))
            host.wait(0.1)
            XCTAssertTrue(host.texts.contains("Copied"), scene.name)
            let copied = host.pasteboard.string
            XCTAssertTrue(copied.contains("var body: some View"), "\(scene.name): \(copied)")
            XCTAssertTrue(copied.split(separator: "\n").contains { host.texts.contains(String($0)) }, scene.name)
            host.key(.escape)
            host.wait(0.1)
            XCTAssertFalse(host.texts.contains("In SwiftUI"), scene.name)
        }
    }

    func testTheCodeFollowsTheTuning() async {
        var tuning = Tuning()
        tuning.stage = Self.tuned
        let host = makeSceneHost(SceneCatalog.builtIn.first, size: CGSize(width: 680, height: 600), tuning: tuning)
        host.wait(0.2)
        let behavior = ".scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew))"
        XCTAssertTrue(host.texts.contains("\(behavior) .scrollTransition { … }"), "\(host.texts)")
    }
}
