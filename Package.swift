// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "ScrollPlayground",
    products: [
        .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
        .library(name: "ScrollAnalysis", targets: ["ScrollAnalysis"]),
        .library(name: "ScrollUI", targets: ["ScrollUI"]),
        .library(name: "AppUI", targets: ["AppUI"]),
        .library(name: "SDLHost", targets: ["SDLHost"]),
        .library(name: "PlaygroundKit", targets: ["PlaygroundKit"]),
        .executable(name: "scroll-playground", targets: ["ScrollPlayground"]),
        // For code that imports SwiftUI, Combine, CoreGraphics or UniformTypeIdentifiers and is to stay as it is.
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "CoreGraphics", "UniformTypeIdentifiers"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
        .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CMinpack", providers: [.apt(["libcminpack-dev"])]),
        .systemLibrary(name: "CKissFFT", providers: [.apt(["libkissfft-dev"])]),
        .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CQREncode", providers: [.apt(["libqrencode-dev"])]),
        // What ScrollPhysics needs of libm; nothing has to be installed for it.
        .systemLibrary(name: "CMath"),
        .target(name: "CDisplay"),
        .target(name: "CServerTime"),
        .target(name: "CMicrohttpd"),
        .target(name: "ScrollPhysics", dependencies: ["CMath"], swiftSettings: settings),
        .target(name: "Drawing", swiftSettings: settings),
        // Files in and out, and PNG pictures, for modules with a window and without.
        .target(name: "SystemFiles", dependencies: ["Drawing", "CPNG"], swiftSettings: settings),
        .target(
            name: "ScrollAnalysis",
            dependencies: ["ScrollPhysics", "SystemFiles", "Drawing", "CMinpack", "CKissFFT", "CYAML"],
            swiftSettings: settings),
        .target(name: "MacroExpansion", swiftSettings: settings),
        .macro(name: "ScrollUIMacros", dependencies: ["MacroExpansion"], swiftSettings: settings),
        .target(
            name: "ScrollUI",
            dependencies: [
                "ScrollPhysics", "Drawing", "ScrollUIMacros", .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            swiftSettings: settings),
        // What an app puts around its scroll views: lists, navigation, tabs, sheets, toolbars, menus of the window.
        .target(name: "AppUI", dependencies: ["ScrollUI", "ScrollPhysics", "Drawing"], swiftSettings: settings),
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ],
            swiftSettings: settings),
        .target(name: "CoreGraphics", dependencies: ["ScrollUI"], swiftSettings: settings),
        .target(name: "UniformTypeIdentifiers", dependencies: ["AppUI"], swiftSettings: settings),
        .target(
            name: "SwiftUI", dependencies: ["AppUI", "ScrollUI", "SDLHost", "Combine", "CoreGraphics"],
            swiftSettings: settings),
        .target(
            name: "SDLHost",
            dependencies: ["ScrollUI", "SystemFiles", "Drawing", "CSDL2", "CSDL2TTF", "CDisplay", "CServerTime"],
            swiftSettings: settings),
        .target(
            name: "PlaygroundKit",
            dependencies: [
                "ScrollAnalysis", "SDLHost", "ScrollUI", "ScrollPhysics", "Drawing", "CWebP", "CMicrohttpd",
                "CQREncode",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "ScrollPlayground",
            dependencies: ["PlaygroundKit", "SDLHost"],
            swiftSettings: settings),
        // How far tests repeat themselves.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(
            name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "TestSupport"], exclude: ["Fixtures"],
            swiftSettings: settings),
        // The C library, which Scripts/build-library.sh makes of the same sources.
        .testTarget(
            name: "CScrollPhysicsTests",
            dependencies: ["ScrollAnalysis", "ScrollPhysics", "AnalysisTestSupport", "TestSupport"],
            exclude: ["Programs"], swiftSettings: settings),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "TestSupport"], swiftSettings: settings),
        // Not of the macro itself: tests of one have every module of the package built a second time.
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"], swiftSettings: settings),
        // Input to hosts, what they draw, and views that tests of both storeys show.
        .target(
            name: "ViewTestSupport", dependencies: ["ScrollUI", "Drawing"], path: "Tests/ViewTestSupport",
            swiftSettings: settings),
        .testTarget(
            name: "ScrollUITests",
            dependencies: ["ScrollUI", "ScrollPhysics", "Drawing", "ViewTestSupport", "TestSupport"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "AppUITests",
            dependencies: ["AppUI", "ScrollUI", "ScrollPhysics", "Drawing", "ViewTestSupport", "TestSupport"],
            exclude: ["Containers/Goldens"], swiftSettings: settings),
        // Apps' code. A test of AppUI type-checks it in the older language mode, too.
        .testTarget(
            name: "ProgramTests", dependencies: ["SwiftUI", "Drawing"], swiftSettings: [.swiftLanguageMode(.v6)]),
        // Code as it is written for SwiftUI, in both language modes as well.
        .testTarget(
            name: "SwiftUITests", dependencies: ["SwiftUI", "Combine", "CoreGraphics", "UniformTypeIdentifiers"],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "SDLHostTests", dependencies: ["SDLHost", "SwiftUI", "SystemFiles", "ScrollUI", "Drawing", "CSDL2"],
            exclude: ["Fixtures"], swiftSettings: settings),
        // Recordings, pictures and errors that several of the tests below share, and the program, run as a person runs it.
        .target(
            name: "AnalysisTestSupport", dependencies: ["ScrollAnalysis", "ScrollPhysics", "SystemFiles", "Drawing"],
            path: "Tests/AnalysisTestSupport", swiftSettings: settings),
        .testTarget(
            name: "ScrollAnalysisTests",
            dependencies: [
                "ScrollAnalysis", "ScrollPhysics", "ScrollUI", "SystemFiles", "Drawing", "AnalysisTestSupport",
                "TestSupport",
            ],
            exclude: ["FeelCode/Goldens", "Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "PlaygroundKitTests",
            dependencies: [
                "PlaygroundKit", "ScrollAnalysis", "SDLHost", "ScrollUI", "ScrollPhysics", "Drawing", "CWebP",
                "AnalysisTestSupport", "TestSupport",
            ],
            exclude: ["Architecture/Goldens", "Lab/Curves/Goldens", "Scenes/Goldens", "Share/Browser"],
            swiftSettings: settings),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "PlaygroundKit", "ScrollAnalysis", "SDLHost", "ScrollUI", "ScrollPhysics", "Drawing",
                "ScrollPlayground",
                "TestSupport",
            ],
            swiftSettings: settings),
    ]
)
