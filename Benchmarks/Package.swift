// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "ScrollPlayground", path: "..")],
    targets: [
        .target(name: "CAllocationCount"),
        .executableTarget(
            name: "PhysicsBenchmarks",
            dependencies: ["CAllocationCount", .product(name: "ScrollPhysics", package: "ScrollPlayground")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
