import CSDL2
import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

/// Real windows, on SDL's dummy driver.
final class WindowSessionTests: XCTestCase {
    override func setUp() {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
    }

    override func tearDown() {
        unsetenv("SDL_VIDEODRIVER")
    }

    @MainActor
    private static func session(size: CGSize = CGSize(width: 320, height: 200)) throws -> WindowSession {
        var options = WindowOptions(title: "Test", size: size, renderer: .software)
        options.minimumSize = CGSize(width: 1, height: 1)
        return try WindowSession(options, fonts: FontLibrary(folder: PackageRoot.fonts))
    }

    @MainActor
    private static func host(for session: WindowSession) -> ViewHost {
        ViewHost(size: session.size, scale: session.scale, text: session.text) { Text("Hello") }
    }

    func testFramesAreShownUpToTheLimit() throws {
        try onMainActor {
            let session = try Self.session()
            var records: [FrameRecord] = []
            var hooks = LoopHooks()
            hooks.onFrame = { records.append($0) }
            let reason = try session.run(
                Self.host(for: session), options: RunOptions(frameLimit: 5, isUnthrottled: true), hooks: hooks)
            XCTAssertEqual(reason, .frameLimit)
            XCTAssertEqual(records.map(\.report.frame), [1, 2, 3, 4, 5])
            for record in records {
                XCTAssertLessThanOrEqual(record.began, record.built)
                XCTAssertLessThanOrEqual(record.built, record.presented)
            }
        }
    }

    func testVirtualTimeIsTheSameOnEveryMachine() throws {
        try onMainActor {
            let session = try Self.session()
            var times: [Duration] = []
            var hooks = LoopHooks()
            hooks.onFrame = { times.append($0.time) }
            let options = RunOptions(frameLimit: 3, isUnthrottled: true, virtualInterval: .milliseconds(10))
            _ = try session.run(Self.host(for: session), options: options, hooks: hooks)
            XCTAssertEqual(times, [.zero, .milliseconds(10), .milliseconds(20)])
        }
    }

    func testTasksOfTheMainActorRunWhileTheLoopSleeps() throws {
        try onMainActor {
            let session = try Self.session()
            var steps: [String] = []
            var hooks = LoopHooks()
            hooks.onFrame = { record in
                guard record.report.frame == 1 else { return }
                Task { @MainActor in
                    steps.append("started")
                    try? await Task.sleep(for: .milliseconds(20))
                    steps.append("woken")
                    await Task.detached {}.value
                    steps.append("back")
                    session.quit()
                }
            }
            _ = try session.run(Self.host(for: session), hooks: hooks)
            XCTAssertEqual(steps, ["started", "woken", "back"])
        }
    }

    func testWhatIsShownCanBeSaved() throws {
        let folder = try TemporaryFolder()
        try onMainActor {
            let session = try Self.session()
            _ = try session.run(Self.host(for: session), options: RunOptions(frameLimit: 1))
            try session.screenshot(to: folder.path + "/shot.png")
            let image = try PNGReader.read(folder.path + "/shot.png")
            XCTAssertEqual(image.width, 320)
            XCTAssertEqual(image.height, 200)
            XCTAssertEqual(Array(image.pixels[..<4]), [0x0F, 0x11, 0x15, 255], "the dark background")
            XCTAssertTrue(image.pixels.contains { $0 > 200 && $0 < 255 }, "letters")
            XCTAssertThrowsError(try session.screenshot(to: "/nowhere/shot.png")) { error in
                XCTAssertTrue("\(error)".contains("/nowhere/shot.png"), "\(error)")
            }
        }
    }

    func testAWindowOfOnePixelIsShown() throws {
        try onMainActor {
            let session = try Self.session(size: CGSize(width: 1, height: 1))
            XCTAssertEqual(session.size, CGSize(width: 1, height: 1))
            XCTAssertEqual(
                try session.run(Self.host(for: session), options: RunOptions(frameLimit: 2)), .frameLimit)
        }
    }

    func testASignalLeavesInOrderAndSaves() throws {
        try onMainActor {
            let session = try Self.session()
            var saved: [QuitReason] = []
            var hooks = LoopHooks()
            // Threads of other tests do not block the signal; sent to the process, it could end them all.
            hooks.onFrame = { [unowned session] _ in session.watch?.deliver(SIGINT) }
            hooks.beforeQuit = { saved.append($0) }
            let began = MonotonicClock.nanoseconds()
            XCTAssertEqual(try session.run(Self.host(for: session), hooks: hooks), .signal(SIGINT))
            XCTAssertEqual(saved, [.signal(SIGINT)])
            XCTAssertLessThan(MonotonicClock.nanoseconds() - began, 900_000_000)
        }
    }

    func testAResizeByTheProgramReachesTheViews() throws {
        try onMainActor {
            let session = try Self.session()
            let host = Self.host(for: session)
            var hooks = LoopHooks()
            hooks.onFrame = { [unowned session] record in
                if record.report.frame == 1 { session.resize(to: CGSize(width: 500, height: 400)) }
            }
            _ = try session.run(host, options: RunOptions(frameLimit: 3), hooks: hooks)
            XCTAssertEqual(host.size, CGSize(width: 500, height: 400))
            XCTAssertEqual(host.displayList.size, Size(width: 500, height: 400))
            XCTAssertEqual(try session.pixels().width, 500)
        }
    }

    func testAMagnifiedInterfaceHasFewerPointsAndMorePixelsForEach() throws {
        try onMainActor {
            var options = WindowOptions(title: "Test", size: CGSize(width: 200, height: 100), renderer: .software)
            options.interfaceScale = 1.5
            let session = try WindowSession(options, fonts: FontLibrary(folder: PackageRoot.fonts))
            XCTAssertEqual(session.size, CGSize(width: 200, height: 100))
            XCTAssertEqual(session.scale, 1.5)
            _ = try session.run(Self.host(for: session), options: RunOptions(frameLimit: 1))
            XCTAssertEqual(try session.pixels().width, 300)
        }
    }

    func testALostDeviceShowsTheSamePictureAgain() throws {
        try onMainActor {
            let session = try Self.session()
            var pictures: [ImageResource] = []
            var hooks = LoopHooks()
            hooks.onFrame = { [unowned session] _ in
                guard let picture = try? session.pixels() else { return XCTFail("no picture") }
                pictures.append(picture)
                for type in [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET] {
                    var event = SDL_Event()
                    event.common = SDL_CommonEvent(type: type.rawValue, timestamp: 0)
                    SDL_PushEvent(&event)
                }
                if pictures.count == 3 { session.quit() }
            }
            XCTAssertEqual(try session.run(Self.host(for: session), hooks: hooks), .closed)
            XCTAssertEqual(pictures[0].pixels, pictures[1].pixels)
            XCTAssertEqual(pictures[0].pixels, pictures[2].pixels)
        }
    }

    func testInputReachesTheViewsUnlessAHookTakesIt() throws {
        try onMainActor {
            let session = try Self.session()
            let host = Self.host(for: session)
            var keys: [InputEvent.Key] = []
            host.onUnhandledKey = { key, _ in
                keys.append(key)
                return true
            }
            var hooks = LoopHooks()
            hooks.onInput = { event in
                guard case .keyDown(.function(12), _) = event.kind else { return .deliver }
                return .consume
            }
            hooks.onFrame = { record in
                guard record.report.frame == 1 else { return }
                for code in [SDLK_F12, SDLK_F5] {
                    var event = SDLEvents.key(code)
                    SDL_PushEvent(&event)
                }
            }
            _ = try session.run(host, options: RunOptions(frameLimit: 3), hooks: hooks)
            XCTAssertEqual(keys, [.function(5)])
        }
    }

    func testTextGoesThroughTheClipboard() throws {
        try onMainActor {
            let session = try Self.session()
            withExtendedLifetime(session) {
                XCTAssertTrue(Clipboard.setText("{\"gain\": 1, \"né\": 2}"))
                XCTAssertEqual(Clipboard.text, "{\"gain\": 1, \"né\": 2}")
            }
        }
    }

    func testTheProgramCanEndTheLoopFromAHook() throws {
        try onMainActor {
            let session = try Self.session()
            var hooks = LoopHooks()
            hooks.onFrame = { [unowned session] _ in session.quit() }
            XCTAssertEqual(try session.run(Self.host(for: session), hooks: hooks), .closed)
        }
    }

    func testAWindowCanBeRunTwice() throws {
        try onMainActor {
            let session = try Self.session()
            for _ in 0..<2 {
                XCTAssertEqual(
                    try session.run(Self.host(for: session), options: RunOptions(frameLimit: 1)), .frameLimit)
            }
        }
    }

    func testSettingsOfDevicesCanBeChangedBetweenLoops() throws {
        try onMainActor {
            let session = try Self.session()
            session.input = InputSettings(wheel: .init(gain: 2))
            XCTAssertEqual(session.input.wheel.gain, 2)
        }
    }

    func testWithoutAScreenThereIsAMessageAndStatusTwo() throws {
        unsetenv("SDL_VIDEODRIVER")
        let display = getenv("DISPLAY").map { String(cString: $0) }
        let wayland = getenv("WAYLAND_DISPLAY").map { String(cString: $0) }
        unsetenv("DISPLAY")
        unsetenv("WAYLAND_DISPLAY")
        defer {
            if let display { setenv("DISPLAY", display, 1) }
            if let wayland { setenv("WAYLAND_DISPLAY", wayland, 1) }
        }
        try onMainActor {
            XCTAssertThrowsError(try Self.session()) { error in
                guard case .noDisplay? = error as? HostError else { return XCTFail("\(error)") }
                XCTAssertEqual((error as? HostError)?.exitStatus, 2)
                XCTAssertTrue("\(error)".contains("WAYLAND_DISPLAY"), "\(error)")
            }
        }
    }
}
