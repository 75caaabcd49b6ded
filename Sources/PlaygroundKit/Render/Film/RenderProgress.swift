import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// Shows the progress of a render if standard error is a terminal.
struct RenderProgress {
    private let isShown = isatty(STDERR_FILENO) == 1
    private var frames = 0

    /// Call after each frame.
    mutating func made(until time: Duration) {
        frames += 1
        guard isShown, frames.isMultiple(of: 10) else { return }
        say("\rrender: \(frames) frames, \(String(format: "%.2f", time.inSeconds)) s")
    }

    /// Removes the progress line.
    func end() {
        if isShown { say("\r\u{1B}[K") }
    }

    private func say(_ text: String) {
        try? FileBytes.write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
    }
}
