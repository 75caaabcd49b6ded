/// Composes pictures with blend modes that the device lacks.
///
/// SDL's renderer has no shaders and cannot read its target while it draws. The area within the bounds of a blended
/// picture is therefore drawn here in memory, with everything below it, and laid over the rest as a picture. This is
/// repeated in every drawn frame, since content that scrolls below changes the picture.
@MainActor
final class BlendComposer {
    private let tools = RasterTools()

    /// Replaces every blended command outside of layers with a picture. O(commands · blends + pixels in their bounds).
    func compose(_ frame: ResolvedFrame, over background: PixelColor) {
        for index in frame.commands.indices {
            guard case .blend = frame.commands[index].action else { continue }
            let bounds = frame.commands[index].bounds
            let image = draw(frame, upTo: index, in: bounds, background)
            frame.images.append(image)
            let box = RoundedBox(
                minX: Double(bounds.minX), minY: Double(bounds.minY), maxX: Double(bounds.maxX),
                maxY: Double(bounds.maxY))
            guard let form = Form(box, under: .identity) else { continue }
            let placement = Affine.translation(x: Double(bounds.minX), y: Double(bounds.minY))
            frame.commands[index] = Command(
                bounds: bounds, opacity: 1,
                action: .fill(form, .image(Int32(frame.images.count - 1), placement)))
        }
    }

    private func draw(
        _ frame: ResolvedFrame, upTo index: Int, in bounds: PixelRect, _ background: PixelColor
    ) -> ImageResource {
        tools.covers.removeAll()
        var layer = Layer(bounds: bounds, pixels: Array(repeating: background.opaquePixel, count: bounds.area))
        layer.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            let canvas = Canvas(buffer: PixelBuffer(base: base, bounds: bounds), tools: tools)
            FramePainter(canvas: canvas, frame: frame).draw(0..<(index + 1), in: bounds, opacity: 1)
        }
        for pixel in layer.pixels.indices { layer.pixels[pixel] |= 0xFF00_0000 }
        return layer.image()
    }
}
