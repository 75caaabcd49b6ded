/// A cache of gradients and pictures with changed colours.
@MainActor
final class ColoredResources {
    /// The number of frames after which an unused entry is removed.
    private static let patience = 60

    private struct Entry<Resource: AnyObject> {
        let original: Resource
        let matrix: ColorMatrix
        let changed: Resource
        var lastUse: Int
    }

    private var gradients: [Entry<Gradient>] = []
    private var images: [Entry<ImageResource>] = []
    private var frame = 0

    func beginFrame() {
        frame += 1
        guard frame % Self.patience == 0 else { return }
        gradients.removeAll { $0.lastUse + Self.patience < frame }
        images.removeAll { $0.lastUse + Self.patience < frame }
    }

    func gradient(_ gradient: Gradient, _ matrix: ColorMatrix) -> Gradient {
        find(gradient, matrix, in: &gradients) { $0.mapped(by: matrix) }
    }

    /// O(pixels) the first time.
    func image(_ image: ImageResource, _ matrix: ColorMatrix) -> ImageResource {
        find(image, matrix, in: &images) { $0.mapped(by: matrix) }
    }

    private func find<Resource: AnyObject>(
        _ original: Resource, _ matrix: ColorMatrix, in entries: inout [Entry<Resource>],
        _ make: (Resource) -> Resource
    ) -> Resource {
        if let index = entries.firstIndex(where: { $0.original === original && $0.matrix == matrix }) {
            entries[index].lastUse = frame
            return entries[index].changed
        }
        let changed = make(original)
        entries.append(Entry(original: original, matrix: matrix, changed: changed, lastUse: frame))
        return changed
    }
}
