// swift-tools-version: 6.1
import PackageDescription

// A package of its own: everything that it depends on is built with counters for libFuzzer, which nothing else wants.
let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "ScrollPlayground", path: "..")],
    targets: [
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                .product(name: "PlaygroundKit", package: "ScrollPlayground"),
                .product(name: "ScrollAnalysis", package: "ScrollPlayground"),
                .product(name: "ScrollUI", package: "ScrollPlayground"),
                .product(name: "ScrollPhysics", package: "ScrollPlayground"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")])
    ]
)
