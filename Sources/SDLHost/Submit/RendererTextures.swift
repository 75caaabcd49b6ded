import CSDL2
import Drawing

/// The textures of a renderer: the atlas, pictures, layers. Created on demand.
@MainActor
final class RendererTextures {
    /// The number of frames for which an unused picture is retained. Small, because a picture that is composed in each
    /// frame leaves a texture behind every time.
    private static let patience = 8

    private let renderer: OpaquePointer
    private let premultiplied: SDL_BlendMode
    /// The target times the texture's alpha.
    private let cutting: SDL_BlendMode
    /// The target minus the texture's colours; the alpha is unchanged.
    private let taking: SDL_BlendMode
    private var atlas: OpaquePointer?
    private var atlasHeight = 0
    private var layers: [OpaquePointer] = []
    private var layerSize = PixelRect.empty
    private var pictures: [ObjectIdentifier: Picture] = [:]
    private var frame = 0
    private let staging = StagingPixels()

    private struct Picture {
        var image: ImageResource
        var texture: OpaquePointer
        var lastUse: Int
    }

    init(renderer: OpaquePointer) {
        self.renderer = renderer
        premultiplied = SDL_ComposeCustomBlendMode(
            SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
            SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
        cutting = SDL_ComposeCustomBlendMode(
            SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ZERO,
            SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
        taking = SDL_ComposeCustomBlendMode(
            SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_REV_SUBTRACT, SDL_BLENDFACTOR_ZERO,
            SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_REV_SUBTRACT)
    }

    /// Ensures that all textures of the frame's steps exist and are up to date.
    func prepare(for batcher: FrameBatcher, surface: PixelRect) throws(SubmitError) {
        frame += 1
        try prepareAtlas(batcher)
        for image in batcher.images { try preparePicture(image) }
        if frame % Self.patience == 0 { removeUnusedPictures() }
        if layerSize != surface { removeLayers() }
        layerSize = surface
        for case .target(.layer(let layer)) in batcher.steps {
            while layer >= layers.count {
                let texture = try makeTexture(SDL_TEXTUREACCESS_TARGET, surface.width, surface.height)
                // Layers are drawn at whole pixels, so that interpolation, which would double the cost, is not needed.
                SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
                layers.append(texture)
            }
        }
    }

    /// Nil only for a texture that ``prepare(for:surface:)`` did not receive.
    func texture(_ texture: BatchTexture, of batcher: FrameBatcher) -> OpaquePointer? {
        switch texture {
        case .atlas, .cut: atlas
        case .image(let index): pictures[ObjectIdentifier(batcher.images[index])]?.texture
        case .layer(let layer): layers[layer]
        }
    }

    /// Sets the blend mode of the texture.
    func prepareBlending(_ texture: BatchTexture) throws(SubmitError) {
        guard texture == .atlas || texture == .cut else { return }
        try setAtlasMode(texture == .cut ? cutting : premultiplied)
    }

    /// Returns the atlas with the blend mode that subtracts its colours.
    func atlasForTaking() throws(SubmitError) -> OpaquePointer? {
        try setAtlasMode(taking)
        return atlas
    }

    private func setAtlasMode(_ mode: SDL_BlendMode) throws(SubmitError) {
        guard let atlas else { return }
        guard SDL_SetTextureBlendMode(atlas, mode) == 0 else { throw .last("SDL_SetTextureBlendMode") }
    }

    /// Sets the blend mode of triangles without a texture.
    func preparePlainBlending() throws(SubmitError) {
        guard SDL_SetRenderDrawBlendMode(renderer, premultiplied) == 0 else {
            throw .last("SDL_SetRenderDrawBlendMode")
        }
    }

    func begin(_ target: BatchTarget) throws(SubmitError) {
        let texture: OpaquePointer? =
            switch target {
            case .surface: nil
            case .layer(let layer): layers[layer]
            }
        guard SDL_SetRenderTarget(renderer, texture) == 0 else { throw .last("SDL_SetRenderTarget") }
    }

    func clear(_ rect: PixelRect) throws(SubmitError) {
        var area = SDL_Rect(x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
        SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0)
        guard SDL_RenderFillRect(renderer, &area) == 0 else { throw .last("SDL_RenderFillRect") }
    }

    func removeLayers() {
        for texture in layers { SDL_DestroyTexture(texture) }
        layers.removeAll(keepingCapacity: true)
    }

    func removeAll() {
        removeLayers()
        for picture in pictures.values { SDL_DestroyTexture(picture.texture) }
        pictures.removeAll()
        if let atlas { SDL_DestroyTexture(atlas) }
        atlas = nil
    }
}

extension RendererTextures {
    /// A texture of another height is empty; the batcher then uploads everything again.
    private func prepareAtlas(_ batcher: FrameBatcher) throws(SubmitError) {
        if atlasHeight != batcher.atlasHeight, let old = atlas {
            SDL_DestroyTexture(old)
            atlas = nil
        }
        if atlas == nil {
            atlas = try makeTexture(SDL_TEXTUREACCESS_STATIC, batcher.atlasWidth, batcher.atlasHeight)
            atlasHeight = batcher.atlasHeight
        }
        try upload(from: batcher)
    }

    private func upload(from batcher: FrameBatcher) throws(SubmitError) {
        var failed = false
        batcher.takeUploads { upload in
            staging.reserve(upload.rect.area)
            upload.write(to: staging.base)
            var rect = SDL_Rect(
                x: Int32(upload.rect.minX), y: Int32(upload.rect.minY), w: Int32(upload.rect.width),
                h: Int32(upload.rect.height))
            failed = SDL_UpdateTexture(atlas, &rect, staging.base, Int32(upload.rect.width * 4)) != 0 || failed
        }
        if failed { throw .last("SDL_UpdateTexture") }
    }

    private func preparePicture(_ image: ImageResource) throws(SubmitError) {
        if pictures[ObjectIdentifier(image)] != nil {
            pictures[ObjectIdentifier(image)]?.lastUse = frame
            return
        }
        let texture = try makeTexture(SDL_TEXTUREACCESS_STATIC, image.width, image.height)
        if image.isPixelated { SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest) }
        guard SDL_UpdateTexture(texture, nil, image.pixels, Int32(image.width * 4)) == 0 else {
            throw .last("SDL_UpdateTexture")
        }
        pictures[ObjectIdentifier(image)] = Picture(image: image, texture: texture, lastUse: frame)
    }

    private func removeUnusedPictures() {
        for (key, picture) in pictures where picture.lastUse + Self.patience < frame {
            SDL_DestroyTexture(picture.texture)
            pictures[key] = nil
        }
    }

    private func makeTexture(
        _ access: SDL_TextureAccess, _ width: Int, _ height: Int
    ) throws(SubmitError) -> OpaquePointer {
        let texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_RGBA32.rawValue, Int32(access.rawValue), Int32(max(1, width)),
            Int32(max(1, height)))
        guard let texture else { throw .last("SDL_CreateTexture") }
        guard SDL_SetTextureBlendMode(texture, premultiplied) == 0 else { throw .last("SDL_SetTextureBlendMode") }
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
        return texture
    }
}

/// A buffer for uploads to textures; only grows.
private final class StagingPixels {
    private(set) var base = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private var capacity = 1

    deinit {
        base.deallocate()
    }

    func reserve(_ count: Int) {
        guard count > capacity else { return }
        base.deallocate()
        base = .allocate(capacity: count)
        capacity = count
    }
}
