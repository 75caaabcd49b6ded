/// A display list prepared for drawing: commands in pixels, and the resources that they refer to.
///
/// A class, so that the current and the previous frame can be swapped and retain their storage.
final class ResolvedFrame {
    /// The bounds of the surface.
    var bounds = PixelRect.empty
    var commands: [Command] = []
    /// For a command that begins a scope, the index of its end; -1 otherwise.
    var ends: [Int32] = []
    var gradients: [Gradient] = []
    var images: [ImageResource] = []
    var masks: [TextMask] = []

    /// Starts a new frame in the same storage. The tables are copied element by element: retaining the list's own
    /// arrays would make the list allocate new ones.
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
