import Foundation
import ScrollUI
import XCTest

/// Frames measured on Apple's SwiftUI: the cases of the group *animation*.
@MainActor
final class MeasuredAnimationTests: XCTestCase {
    func testAnimationFrame() async { measured("animation/frame") { AnimationFrameCase.MeasuredRoot() } }
    func testAnimationTransition() async { measured("animation/transition") { AnimationTransitionCase.MeasuredRoot() } }
}

/// End states of a box that grows and shrinks under withAnimation, with a neighbour below it.
private enum AnimationFrameCase {
    struct MeasuredRoot: View {
        @State private var large = false
        var body: some View {
            VStack(spacing: 8) {
                Slab(w: large ? 200 : 100, h: large ? 60 : 40).id("box")
                Slab(w: 36.5, h: 16).id("below")
            }
            .id("stack")
            .onAppear {
                Meter.on("expand") { withAnimation(.linear(duration: 0.3)) { large = true } }
                Meter.on("collapse") { withAnimation(.easeInOut(duration: 0.3)) { large = false } }
            }
        }
    }
}

/// A view removed with a move transition leaves the layout at once (frames are the target ones), and comes
/// back to its place.
private enum AnimationTransitionCase {
    struct MeasuredRoot: View {
        @State private var shown = true
        var body: some View {
            VStack(spacing: 8) {
                Slab(w: 38.5, h: 16).id("above")
                if shown {
                    Slab(w: 31, h: 16)
                        .transition(.move(edge: .leading))
                        .id("hello")
                }
                Slab(w: 36.5, h: 16).id("below")
            }
            .id("stack")
            .onAppear {
                Meter.on("hide") { withAnimation(.linear(duration: 0.3)) { shown = false } }
                Meter.on("show") { withAnimation(.linear(duration: 0.3)) { shown = true } }
            }
        }
    }
}
