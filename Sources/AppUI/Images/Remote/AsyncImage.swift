import Drawing
public import Foundation
@_spi(Nodes) public import ScrollUI

/// An image that is loaded while the view exists.
///
///     AsyncImage(url: URL(string: "https://example.com/card.png")) { image in
///         image.resizable().scaledToFill()
///     } placeholder: {
///         ProgressView()
///     }
///
/// URLs of files and of servers (`http` and `https`) are supported. The data must be a **PNG** file, like the images
/// that `Image` names; JPEG, GIF, HEIC, WebP and other formats fail with an error that states this. Loading and
/// decoding run outside the main actor. They are cancelled when the view disappears, and restarted when it reappears
/// without its image or when the URL changes.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var shown = Shown()
    @Environment(\.remoteImageLoader) private var loader

    private struct Shown {
        var url: URL?
        var phase = AsyncImagePhase.empty
    }

    /// Creates a view from the phases of the image. `scale` is in pixels per point. Phases change in `transaction`.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// The view for the phase, with the task that loads the image.
    @MainActor public var body: some View {
        content(phase).task(id: url) { await fetch() }
    }

    /// The current phase; an image of another URL is not shown.
    @MainActor private var phase: AsyncImagePhase { shown.url == url ? shown.phase : .empty }

    @MainActor private func fetch() async {
        if phase.image != nil { return }
        guard let url else { return show(.empty, of: nil) }
        show(.empty, of: url)
        do {
            let picture = try await loader.picture(at: url)
            if !Task.isCancelled { show(.success(Image(picture, scale: scale)), of: url) }
        } catch {
            if !Task.isCancelled { show(.failure(error), of: url) }
        }
    }

    @MainActor private func show(_ phase: AsyncImagePhase, of url: URL?) {
        withTransaction(transaction) { shown = Shown(url: url, phase: phase) }
    }
}

extension AsyncImage where Content == Image {
    /// Creates an image at its own size, and a grey area that fills the proposal until the image is loaded or if loading fails.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? .placeholder }
    }
}

extension AsyncImage {
    /// Creates a view from the image, and a placeholder until the image is loaded or if loading fails.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

extension Image {
    /// A translucent grey pixel, with an opacity of one fifth, that can be resized to any size.
    fileprivate static var placeholder: Image {
        Image(ImageResource(width: 1, height: 1, pixels: [26, 26, 26, 51])).resizable()
    }
}
