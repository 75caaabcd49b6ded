// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Carousel",
    dependencies: [.package(name: "ScrollPlayground", path: "../..")],
    targets: [
        .executableTarget(
            name: "Carousel",
            dependencies: [
                .product(name: "ScrollUI", package: "ScrollPlayground"),
                .product(name: "SDLHost", package: "ScrollPlayground"),
            ])
    ]
)
