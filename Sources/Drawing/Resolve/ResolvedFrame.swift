/// A display list made ready for drawing: commands in pixels, and the resources that they point to.
///
/// A class so that two of them, this frame's and the last one's, are swapped and keep their storage.
final class ResolvedFrame {
    /// The surface.
    var bounds = PixelRect.empty
    var commands: [Command] = []
    /// For a command that begins a scope, the index of its end; -1 otherwise.
    var ends: [Int32] = []
    var gradients: [Gradient] = []
    var images: [ImageResource] = []
    var masks: [TextMask] = []

    /// Starts anew and keeps the storage. The tables are copied element by element: holding on to the list's own arrays
    /// would make the list allocate new ones.
    func begin(_ list: DisplayList, bounds: PixelRect) {
        self.bounds = bounds
        commands.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        gradients.removeAll(keepingCapacity: true)
        gradients.append(contentsOf: list.gradients)
        images.removeAll(keepingCapacity: true)
        images.append(contentsOf: list.images)
        masks.removeAll(keepingCapacity: true)
    }

    func append(_ action: Action, bounds: PixelRect) {
        commands.append(Command(bounds: bounds, opacity: 1, action: action))
        ends.append(-1)
    }

    func dissolve(_ index: Int) {
        commands[index].action = .nothing
        commands[index].bounds = .empty
    }
}
