import Foundation
import XCTest

/// Packages outside of the checkout, and the packages in Examples, build against it and work.
///
/// The first build takes minutes, since everything is built a second time. So `make outside` runs these tests and `make
/// test` does not: it tests the template's scene and test as sources of PlaygroundKit's own tests.
final class OutsidePackageTests: XCTestCase {
    private var package: OutsidePackage?

    override func setUp() async throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment["OUTSIDE_PACKAGES"] == "1", "'make outside' builds packages for minutes"
        )
        package = try OutsidePackage()
    }

    override func tearDown() async throws { package?.remove() }

    func testAPackageThatNewWroteIsBuiltPassesItsTestAndHasTheCommands() async throws {
        let package = try XCTUnwrap(package)
        let written = try package.run(Tool.playground(), ["new", "my-lab", "--dependency", Tool.package.path])
        XCTAssertEqual(written.status, 0, written.messages)
        let lab = OutsidePackage(folder: package.folder.appendingPathComponent("my-lab"))
        try lab.swift("build", "--build-tests")
        let tests = try lab.swift("test", "--skip-build", "--disable-swift-testing")
        XCTAssertFalse(tests.contains("error:"), tests)
        let program = try lab.program("my-lab")

        let scenes = try lab.run(program, ["scenes"])
        XCTAssertEqual(scenes.status, 0)
        let names = scenes.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        XCTAssertEqual(names.prefix(2), ["my-carousel", "gallery"])

        let help = try lab.run(program, ["--help"])
        XCTAssertTrue(help.output.contains("USAGE: my-lab"), help.output)

        let picture = lab.folder.appendingPathComponent("a.png")
        let render = try lab.run(
            program, ["render", "--scene", "my-carousel", "--at", "0", "--size", "390x480", "--out", picture.path])
        XCTAssertEqual(render.status, 0, render.messages)
        XCTAssertGreaterThan(try Data(contentsOf: picture).count, 1000)

        let recording = Tool.package.appendingPathComponent("Assets/Recordings/fling.json").path
        for arguments in [
            ["trace", recording], ["measure", recording],
            ["compare", recording, "--feel", "uikit", "--feel", "android"],
            ["report", recording, "--format", "markdown"],
        ] {
            let outcome = try lab.run(program, arguments)
            XCTAssertEqual(outcome.status, 0, "\(arguments): \(outcome.messages)")
            XCTAssertGreaterThan(outcome.output.count, 100, "\(arguments)")
        }
        let wrong = try lab.run(program, ["render", "--scene", "none", "--at", "0", "--out", picture.path])
        XCTAssertEqual(wrong.status, 64)
        XCTAssertTrue(wrong.messages.hasPrefix("my-lab: no scene"), wrong.messages)
        XCTAssertTrue(wrong.messages.contains("'my-lab scenes'"), wrong.messages)
    }

    func testAPackageWithScrollUIAndSDLHostAloneIsBuiltAndSaysThatThereIsNoDisplay() async throws {
        let package = try XCTUnwrap(package)
        try package.writeManifest("Colors", products: ["ScrollUI", "SDLHost"])
        try package.write(
            "Sources/Colors/Colors.swift",
            """
            import ScrollUI
            import SDLHost

            struct Strip: View {
                var body: some View {
                    ScrollView(.horizontal) {
                        LazyHStack { ForEach(0..<20) { Color(hue: Double($0) / 20, saturation: 1, brightness: 1).frame(width: 200) } }
                            .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned)
                }
            }

            @main
            struct ColorsApp: App {
                var body: some Scene { WindowGroup("Colors") { Strip() } }
            }

            """)
        try package.swift("build")
        let outcome = try package.run(try package.program("Colors"), [])
        XCTAssertEqual(outcome.status, 2)
        XCTAssertTrue(outcome.messages.hasPrefix("Colors: no display"), outcome.messages)
        XCTAssertFalse(outcome.messages.contains("scroll-playground"), outcome.messages)
    }

    func testAPackageWithScrollPhysicsAloneIsBuiltAndPrintsAMotion() async throws {
        let package = try XCTUnwrap(package)
        try package.writeManifest("Fling", products: ["ScrollPhysics"])
        try package.write(
            "Sources/Fling/Fling.swift",
            """
            import ScrollPhysics

            @main
            struct Fling {
                static func main() {
                    let extent = ScrollExtent(
                        x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: 800, content: 10_000))
                    var scroller = Scroller(feel: .uikit, axes: .vertical, extent: extent)
                    scroller.apply(.fling(ScrollVector(x: 0, y: 1000)), at: .zero)
                    scroller.advance(to: .seconds(10))
                    print(scroller.feel.name, scroller.offset(at: .seconds(10)).y.rounded())
                }
            }

            """)
        try package.swift("build")
        let outcome = try package.run(try package.program("Fling"), [])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.output, "uikit 495.0\n")
    }

    func testAPackageWithScrollAnalysisAloneHoldsAFeelToItsLimits() async throws {
        let package = try XCTUnwrap(package)
        try package.writeManifest("Hold", products: ["ScrollAnalysis", "ScrollPhysics"])
        try package.write(
            "Sources/Hold/Hold.swift",
            """
            import ScrollAnalysis
            import ScrollPhysics

            @main
            struct Hold {
                static func main() throws {
                    let recording = try Recording(contentsOf: CommandLine.arguments[1])
                    for name in ["uikit", "android"] {
                        let numbers = try FeelNumbers(of: recording, in: FeelLibrary.feel(name))
                        let ranges = [NumberRange(number: .timeToRest, least: 2.5, most: 3)]
                        let failures = LimitCheck.all(of: numbers, within: ranges).compactMap(\\.failure)
                        print(name, failures.isEmpty ? "holds" : "fails")
                    }
                }
            }

            """)
        try package.swift("build")
        let recording = Tool.package.appendingPathComponent("Assets/Recordings/fling.json").path
        let outcome = try package.run(try package.program("Hold"), [recording])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.output, "uikit holds\nandroid fails\n")
    }

    // MARK: The packages in Examples

    private func example(_ name: String) throws -> OutsidePackage {
        package?.remove()
        let example = try OutsidePackage(copyOfExample: name)
        package = example
        return example
    }

    func testEveryExampleIsBuiltByATestOfThisFile() async throws {
        let folders = try FileManager.default.contentsOfDirectory(
            at: Tool.package.appendingPathComponent("Examples"), includingPropertiesForKeys: nil)
        // The others are of the C library; CScrollPhysicsTests builds them.
        let packages = folders.filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
        XCTAssertEqual(Set(packages.map(\.lastPathComponent)), ["Carousel", "FeelTest", "LabScene"])
    }

    func testTheCarouselIsBuiltAndSaysThatThereIsNoDisplay() async throws {
        let package = try example("Carousel")
        try package.swift("build")
        let outcome = try package.run(try package.program("Carousel"), [])
        XCTAssertEqual(outcome.status, 2, outcome.messages)
        XCTAssertTrue(outcome.messages.hasPrefix("Carousel: no display"), outcome.messages)
    }

    func testTheTestsOfTheFeelPass() async throws {
        let package = try example("FeelTest")
        try package.swift("build", "--build-tests")
        let tests = try package.swift("test", "--skip-build", "--disable-swift-testing")
        XCTAssertFalse(tests.contains("error:"), tests)
    }

    func testTheSceneOfTheLabIsListedAndDrawnWithItsNumbers() async throws {
        let package = try example("LabScene")
        try package.swift("build")
        let program = try package.program("lab-scene")
        XCTAssertTrue(try package.run(program, ["scenes"]).output.hasPrefix("cover-flow "))
        let picture = package.folder.appendingPathComponent("a.png")
        let render = try package.run(
            program, ["render", "--scene", "cover-flow", "--at", "0", "--size", "800x400", "--out", picture.path])
        XCTAssertEqual(render.status, 0, render.messages)
        XCTAssertGreaterThan(try Data(contentsOf: picture).count, 1000)
    }
}
