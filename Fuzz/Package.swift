// swift-tools-version: 6.1
import PackageDescription

// A separate package: all its dependencies are built with libFuzzer's coverage counters, which no other build needs.
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
