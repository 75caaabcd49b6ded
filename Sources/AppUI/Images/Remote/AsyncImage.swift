import Drawing
public import Foundation
@_spi(Nodes) public import ScrollUI

/// A picture that is fetched while the view is there.
///
///     AsyncImage(url: URL(string: "https://example.com/card.png")) { image in
///         image.resizable().scaledToFill()
///     } placeholder: {
///         ProgressView()
///     }
///
/// Addresses of files and of servers (`http` and `https`) are read, and what is there must be a **PNG** file, as the pictures that
/// `Image` names; JPEG, GIF, HEIC, WebP and the like fail with an error that says so. Fetching and decoding happen off the main
/// actor. They are cancelled when the view goes, and begun anew when it comes back without its picture or has another address.
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

    /// Whatever `content` makes of each phase. `scale` is pixels a point. Phases change in `transaction`.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// The view for the phase, with the task that fetches.
    @MainActor public var body: some View {
        content(phase).task(id: url) { await fetch() }
    }

    /// A picture of another address is not shown.
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
    /// The picture at its own size; a grey area that fills what it is offered until the picture is there, and where it cannot be had.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? .placeholder }
    }
}

extension AsyncImage {
    /// What `content` makes of the picture, and `placeholder` until it is there and where it cannot be had.
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
    /// One pixel of grey, a fifth of it there, that takes any size.
    fileprivate static var placeholder: Image {
        Image(ImageResource(width: 1, height: 1, pixels: [26, 26, 26, 51])).resizable()
    }
}
