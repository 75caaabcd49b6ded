#pragma once
#include <png.h>
#include <string.h>

/* libpng's simplified interface, whose formats and checks are macros that Swift cannot import. */

/** An empty control structure of the version that the headers speak of. */
static inline png_image cpng_image(void) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    return image;
}

/** Four bytes a pixel: red, green, blue, alpha, not premultiplied. */
static inline png_uint_32 cpng_format_rgba(void) {
    return PNG_FORMAT_RGBA;
}

/** Three bytes a pixel. */
static inline png_uint_32 cpng_format_rgb(void) {
    return PNG_FORMAT_RGB;
}

/** The message of the last failure or warning; empty without one. Valid as long as `image` is. */
static inline const char *cpng_message(const png_image *image) {
    return image->message;
}
