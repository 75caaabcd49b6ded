// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "LabScene",
    products: [.executable(name: "lab-scene", targets: ["LabScene"])],
    dependencies: [.package(name: "ScrollPlayground", path: "../..")],
    targets: [
        .executableTarget(
            name: "LabScene",
            dependencies: [
                .product(name: "PlaygroundKit", package: "ScrollPlayground"),
                .product(name: "ScrollUI", package: "ScrollPlayground"),
                .product(name: "SDLHost", package: "ScrollPlayground"),
            ])
    ]
)
