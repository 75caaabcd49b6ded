import Foundation
import Glibc
import Synchronization

/// Queries the desktop's settings portal on a separate thread, through small programs that use D-Bus.
///
/// A D-Bus library would be an additional dependency, and a query takes tens of milliseconds, which the first frame
/// does not wait for. Without a session bus nothing is started, because `gdbus` would start a bus.
final class PortalQuery: Sendable {
    private static let destination = "org.freedesktop.portal.Desktop"
    private static let object = "/org/freedesktop/portal/desktop"
    private static let method = "org.freedesktop.portal.Settings.ReadAll"
    private static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

    private struct State {
        var isRunning = false
        var answer: DesktopPreferences?
    }

    private let state = Mutex(State())

    /// The last answer; nil before the first.
    var answer: DesktopPreferences? { state.withLock { $0.answer } }

    /// Starts a query, unless one is in progress. `whenAnswered` is called on another thread, and only after an answer.
    func start(whenAnswered: @escaping @Sendable () -> Void) {
        guard Self.hasSessionBus, begin() else { return }
        Thread.detachNewThread { [self] in
            let answer = Self.ask()
            state.withLock { state in
                state.isRunning = false
                state.answer = answer ?? state.answer
            }
            if answer != nil { whenAnswered() }
        }
    }

    private func begin() -> Bool {
        state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
    }

    private static func ask() -> DesktopPreferences? {
        let list = "[" + namespaces.map { "'\($0)'" }.joined(separator: ", ") + "]"
        let gdbus = [
            "gdbus", "call", "--session", "--timeout", "2", "--dest", destination, "--object-path", object,
            "--method", method, list,
        ]
        let dbusSend = [
            "dbus-send", "--session", "--print-reply", "--reply-timeout=2000", "--dest=\(destination)", object,
            method, "array:string:" + namespaces.joined(separator: ","),
        ]
        let reply = ChildProcess.output(of: gdbus) ?? ChildProcess.output(of: dbusSend)
        return reply.map { PortalReply($0).preferences }
    }

    private static var hasSessionBus: Bool {
        if getenv("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
        guard let folder = getenv("XDG_RUNTIME_DIR") else { return false }
        return access(String(cString: folder) + "/bus", F_OK) == 0
    }
}
