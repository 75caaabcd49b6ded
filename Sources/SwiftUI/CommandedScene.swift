public import AppUI
public import SDLHost
import ScrollUI

/// A scene whose window has commands.
struct CommandedScene<Content: Scene, C: Commands>: WindowScene {
    let content: Content
    let commands: () -> C

    var body: EmptyScene { EmptyScene() }

    func describe(_ window: inout WindowDescription) {
        let (outer, commands) = (window.commanded, commands)
        window.commanded = { content in
            let own = { AnyView(_CommandedView(commands: commands, content: content)) }
            return outer?(own) ?? own()
        }
        window.resolve(content)
    }
}

extension Scene {
    /// Adds commands to the scene's window: in menus above its views, and by their keys, wherever the focus is, unless
    /// a view handles them.
    public func commands<Content: Commands>(@CommandsBuilder content: @escaping () -> Content) -> some Scene {
        CommandedScene(content: self, commands: content)
    }

    /// Returns the scene unchanged, since the library adds no commands by default.
    public func commandsRemoved() -> some Scene { self }
}
