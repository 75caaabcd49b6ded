#pragma once
#include <SDL2/SDL.h>

/* What Swift cannot import from SDL's headers: macros with casts or arguments, and what came with later versions. */

/** The value of `which` in mouse events that SDL makes up from touches. */
static inline Uint32 csdl_touch_mouse_id(void) {
    return SDL_TOUCH_MOUSEID;
}

/** The touch device of finger events that SDL makes up from the mouse. */
static inline SDL_TouchID csdl_mouse_touch_id(void) {
    return SDL_MOUSE_TOUCHID;
}

/** Lets the window manager place a window. */
static inline int csdl_window_position_undefined(void) {
    return (int)SDL_WINDOWPOS_UNDEFINED;
}

/** Version of the headers, as major * 10000 + minor * 100 + patch. */
static inline int csdl_compiled_version(void) {
    return SDL_MAJOR_VERSION * 10000 + SDL_MINOR_VERSION * 100 + SDL_PATCHLEVEL;
}

/** Where the pointer was when the wheel turned, in window coordinates. False where the headers do not have it (before 2.26). */
static inline SDL_bool csdl_wheel_location(const SDL_MouseWheelEvent *event, int *x, int *y) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
    *x = event->mouseX;
    *y = event->mouseY;
    return SDL_TRUE;
#else
    (void)event;
    (void)x;
    (void)y;
    return SDL_FALSE;
#endif
}
