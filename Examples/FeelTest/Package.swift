// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "FeelTest",
    products: [.library(name: "ReaderFeel", targets: ["ReaderFeel"])],
    dependencies: [.package(name: "ScrollPlayground", path: "../..")],
    targets: [
        .target(
            name: "ReaderFeel", dependencies: [.product(name: "ScrollPhysics", package: "ScrollPlayground")]),
        .testTarget(
            name: "ReaderFeelTests",
            dependencies: ["ReaderFeel", .product(name: "ScrollPhysics", package: "ScrollPlayground")]),
    ]
)
