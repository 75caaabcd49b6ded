/// A package with a lab: a scene, a program that opens it, and a test that drives it.
struct PackageTemplate: Sendable {
    let names: TemplateNames
    let dependency: TemplateDependency

    /// In the order of writing.
    var files: [TemplateFile] {
        [
            TemplateFile(path: "Package.swift", text: manifest),
            TemplateFile(path: "README.md", text: readme),
            TemplateFile(path: ".gitignore", text: ".build/\n"),
            TemplateFile(path: "Sources/\(names.module)/LabApp.swift", text: app),
            TemplateFile(path: "Sources/\(names.module)/MyCarousel.swift", text: Self.scene),
            TemplateFile(path: "Tests/\(names.module)Tests/MyCarouselTests.swift", text: test),
        ]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "\(names.module)",
            products: [.executable(name: "\(names.program)", targets: ["\(names.module)"])],
            dependencies: [
                \(dependency.declaration)
            ],
            targets: [
                .executableTarget(
                    name: "\(names.module)",
                    dependencies: [
                        .product(name: "PlaygroundKit", package: "\(dependency.package)"),
                        .product(name: "ScrollUI", package: "\(dependency.package)"),
                        .product(name: "SDLHost", package: "\(dependency.package)"),
                    ]),
                .testTarget(
                    name: "\(names.module)Tests",
                    dependencies: ["\(names.module)", .product(name: "ScrollUI", package: "\(dependency.package)")]),
            ]
        )

        """
    }

    private var app: String {
        """
        import PlaygroundKit
        import SDLHost

        /// The lab with your scenes. It has every command of scroll-playground: '\(names.program) --help' lists them.
        @main
        struct LabApp: App {
            var body: some Scene {
                Playground(\(TemplateDependency.quoted(names.title))) {
                    PlaygroundScene("My carousel", description: "Cards that snap to the margin.") { MyCarousel() }
                    // The built-in scenes. Without this line the lab shows only yours.
                    SceneCatalog.builtIn
                }
            }
        }

        """
    }

    private var readme: String {
        """
        # \(names.title)

        A carousel of your own in the lab of ScrollPlayground. It needs Swift 6.1 or later, and on Debian or Ubuntu
        `sudo apt install libsdl2-dev libsdl2-ttf-dev libpng-dev libcminpack-dev libkissfft-dev libwebp-dev libyaml-dev libmicrohttpd-dev libqrencode-dev`.

        ```sh
        swift run       # opens the lab with your scene
        swift test      # drives the scene without a window
        ```

        - `Sources/\(names.module)/MyCarousel.swift` is the scene, a SwiftUI view. Its `@Tunable` numbers are in the
          inspector, in presets, in A and B and in recordings.
        - `Sources/\(names.module)/LabApp.swift` lists the scenes of the lab.
        - `Tests/\(names.module)Tests/MyCarouselTests.swift` drives the scene with a finger, and checks where its cards rest.

        All commands of `scroll-playground` work with your scene:

        ```sh
        swift run \(names.program) scenes
        swift run \(names.program) run --scene my-carousel --record flick.json
        swift run \(names.program) render --scene my-carousel --recording flick.json --every 0.1 --strip --out flick.png
        swift run \(names.program) measure flick.json --feel uikit --feel android
        swift run \(names.program) report flick.json --feel uikit --feel android --out flick.html
        scroll-playground watch .    # builds again whenever a source file changes, and reopens the window where it was
        ```

        """
    }
}
