import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *lifecycle*.
@MainActor
final class MeasuredLifecycleTests: XCTestCase {
    func testLifecycleAppear() async { measured("lifecycle/appear") { LifecycleAppearCase.MeasuredRoot() } }
}

/// onAppear and onDisappear of a view that is hidden and shown again. The first box is as wide as the text with the
/// two counts was.
private enum LifecycleAppearCase {
    struct MeasuredRoot: View {
        @State private var shown = true

        var body: some View {
            VStack(spacing: 8) {
                Slab(w: shown ? 35.5 : 33.5, h: 16).id("counts")
                if shown {
                    Slab(w: 31.5, h: 16)
                        .onAppear { Meter.hit("appeared") }
                        .onDisappear { Meter.hit("disappeared") }
                        .id("child")
                }
            }
            .id("stack")
            .onAppear {
                Meter.on("hide") { shown = false }
                Meter.on("show") { shown = true }
            }
        }
    }
}
