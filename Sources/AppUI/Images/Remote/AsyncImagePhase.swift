@_spi(Nodes) public import ScrollUI

/// The state of an ``AsyncImage``.
public enum AsyncImagePhase {
    /// There is no image yet: it is being loaded, or there is no URL.
    case empty
    /// The image was loaded.
    case success(Image)
    /// Loading failed. It is not repeated automatically.
    case failure(any Error)

    /// The image, if it was loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
