// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "ScrollPlayground", path: "..")],
    targets: [
        .target(name: "CAllocationCount"),
        .target(name: "Measuring", dependencies: ["CAllocationCount"], swiftSettings: settings),
        .executableTarget(
            name: "PhysicsBenchmarks",
            dependencies: ["Measuring", .product(name: "ScrollPhysics", package: "ScrollPlayground")],
            swiftSettings: settings),
        .executableTarget(
            name: "ViewBenchmarks",
            dependencies: [
                "Measuring", .product(name: "ScrollUI", package: "ScrollPlayground"),
                .product(name: "ScrollPhysics", package: "ScrollPlayground"),
            ],
            swiftSettings: settings),
        .target(
            name: "TypeChecking", dependencies: [.product(name: "ScrollUI", package: "ScrollPlayground")],
            swiftSettings: settings + [
                .unsafeFlags([
                    "-Xfrontend", "-debug-time-function-bodies", "-Xfrontend", "-warn-long-function-bodies=500",
                ])
            ]),
    ]
)
