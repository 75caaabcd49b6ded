import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A window whose scene is observed for input, as in the program. A is UIKit, B Android.
@MainActor
final class ComparedStage {
    private static let orange = GhostOutlines(of: .b, in: .dark).color

    let window: WindowUnderTest
    let observer: StageObserver

    init(_ scene: String = "gallery", width: CGFloat = 1280, height: CGFloat = 800) {
        window = WindowUnderTest(scene, width: width, height: height)
        observer = StageObserver(host: window.host, model: window.model)
        observer.observe()
        window.model.lab.comparison.live?.follow(observer)
        window.model.flip()
        window.model.choose(.android)
        window.model.flip()
        frame()
    }

    func frame(_ count: Int = 1) {
        for _ in 0..<count {
            let time = window.host.time + .seconds(1) / 60
            window.model.lab.advance(to: time)
            window.host.frame(at: time)
            observer.observe()
            window.model.update(from: window.host, frameTime: 0)
            window.model.lab.prepare(within: .steps(6))
        }
    }

    /// Makes frames until none is needed; false if that does not happen.
    func rest() -> Bool {
        for _ in 0..<600 {
            frame()
            if !window.host.needsFrame, window.model.lab.nextWakeUp(after: window.host.time) == nil { return true }
        }
        return false
    }

    func flick() {
        let stage = window.host.center(ofID: PlaygroundScene.stageID)
        window.host.drag(from: stage, by: CGVector(dx: -150, dy: 0), over: 0.1)
    }

    var other: CGFloat? {
        window.model.lab.comparison.live?.frame()?.scroll?.geometry.contentOffset.x
    }

    var outlines: [DisplayItem] {
        window.host.displayList.items.filter {
            if case .border(_, 1.5, Self.orange) = $0 { true } else { false }
        }
    }

    /// Puts a flick on the stage as its take.
    func chooseTake() throws {
        var recording = try ShippedRecordings.recording("carousel-flick")
        recording.unknown["", default: [:]]["scene"] = .string("gallery")
        window.model.lab.collect(recording, feel: .uikit, at: nil)
        window.model.chooseTake(at: 0)
        window.model.lab.showsInput = false
    }
}
