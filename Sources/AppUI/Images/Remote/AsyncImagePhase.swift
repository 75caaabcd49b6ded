@_spi(Nodes) public import ScrollUI

/// How far an ``AsyncImage`` is.
public enum AsyncImagePhase {
    /// Nothing is there yet: the picture is being fetched, or there is no address.
    case empty
    /// The picture.
    case success(Image)
    /// What went wrong. There is no second try by itself.
    case failure(any Error)

    /// The picture, where there is one.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// What went wrong, where something did.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
