#define _GNU_SOURCE
#include "CDisplay.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>
#include <poll.h>
#include <setjmp.h>
#include <stdio.h>

/** Returns a function of a library that SDL has already loaded. */
static void *function_of(const char *library, const char *name) {
    void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    return handle ? dlsym(handle, name) : NULL;
}

static bool window_information(SDL_Window *window, SDL_SysWMinfo *information) {
    SDL_VERSION(&information->version);
    return SDL_GetWindowWMInfo(window, information) == SDL_TRUE;
}

#if defined(SDL_VIDEO_DRIVER_WAYLAND)

static int (*wayland_error)(struct wl_display *);

void *cdisplay_wayland(SDL_Window *window) {
    SDL_SysWMinfo information;
    if (!window_information(window, &information) || information.subsystem != SDL_SYSWM_WAYLAND) return NULL;
    wayland_error = function_of("libwayland-client.so.0", "wl_display_get_error");
    return information.info.wl.display;
}

bool cdisplay_wayland_broke(void *wayland) {
    return wayland_error && wayland_error(wayland) != 0;
}

#else

void *cdisplay_wayland(SDL_Window *window) {
    (void)window;
    return NULL;
}
bool cdisplay_wayland_broke(void *wayland) {
    (void)wayland;
    return false;
}

#endif

void cdisplay_wait(int one, int other, int64_t nanoseconds) {
    struct pollfd files[] = {{.fd = one, .events = POLLIN}, {.fd = other, .events = POLLIN}};
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    ppoll(files, 2, nanoseconds < 0 ? NULL : &limit, NULL);
}

#if defined(SDL_VIDEO_DRIVER_X11)

#define X11(name) ((__typeof__(name) *)function_of("libX11.so.6", #name))

/** The connection that is watched for a break. SDL has a second one, which keeps Xlib's own handling. */
static Display *watched;
static void (*on_break)(void *context);
static bool has_broken;
/** The way out of SDL while it closes a window; NULL otherwise. */
static jmp_buf *escape;
static XIOErrorHandler default_io_error;

void *cdisplay_x11(SDL_Window *window) {
    SDL_SysWMinfo information;
    if (!window_information(window, &information) || information.subsystem != SDL_SYSWM_X11) return NULL;
    return information.info.x11.display;
}

static int io_error(Display *display) {
    // Xlib's own handler prints a message and ends the process.
    return display == watched || !default_io_error ? 0 : default_io_error(display);
}

static void broke(Display *display, void *context) {
    if (display != watched) return;
    has_broken = true;
    if (on_break) on_break(context);
    on_break = NULL;
    if (escape) longjmp(*escape, 1);
}

bool cdisplay_on_break(void *x11, void (*callback)(void *context), void *context) {
    __typeof__(XSetIOErrorHandler) *set_handler = X11(XSetIOErrorHandler);
    __typeof__(XSetIOErrorExitHandler) *set_exit_handler = X11(XSetIOErrorExitHandler);
    if (!set_handler || !set_exit_handler) return false;
    if (x11 != watched) has_broken = false;
    watched = callback ? x11 : NULL;
    on_break = callback;
    XIOErrorHandler previous = set_handler(io_error);
    if (previous != io_error) default_io_error = previous;
    set_exit_handler(x11, callback ? broke : NULL, context);
    return true;
}

bool cdisplay_destroy_window(SDL_Window *window) {
    if (has_broken) return false;
    jmp_buf here;
    // The jump leaves only frames of SDL and Xlib.
    if (setjmp(here)) {
        escape = NULL;
        return false;
    }
    escape = &here;
    SDL_DestroyWindow(window);
    escape = NULL;
    return true;
}

int cdisplay_descriptor(void *x11) {
    return ConnectionNumber((Display *)x11);
}

int cdisplay_pending(void *x11) {
    __typeof__(XPending) *pending = X11(XPending);
    return pending ? pending(x11) : 0;
}

static char refusal[320];

static int refused(Display *display, XErrorEvent *error) {
    char name[256] = "";
    // Reads Xlib's tables; a request to the server is not allowed here.
    __typeof__(XGetErrorText) *get_text = X11(XGetErrorText);
    if (get_text) get_text(display, error->error_code, name, sizeof name);
    snprintf(refusal, sizeof refusal, "%s, request %d.%d", name, error->request_code, error->minor_code);
    return 0;
}

void cdisplay_keep_refusals(void) {
    __typeof__(XSetErrorHandler) *set_handler = X11(XSetErrorHandler);
    if (set_handler) set_handler(refused);
    refusal[0] = 0;
}

const char *cdisplay_take_refusal(void) {
    static char taken[sizeof refusal];
    if (!refusal[0]) return NULL;
    snprintf(taken, sizeof taken, "%s", refusal);
    refusal[0] = 0;
    return taken;
}

#else

void *cdisplay_x11(SDL_Window *window) {
    (void)window;
    return NULL;
}
bool cdisplay_on_break(void *x11, void (*broke)(void *context), void *context) {
    (void)x11, (void)broke, (void)context;
    return false;
}
bool cdisplay_destroy_window(SDL_Window *window) {
    SDL_DestroyWindow(window);
    return true;
}
int cdisplay_descriptor(void *x11) {
    (void)x11;
    return -1;
}
int cdisplay_pending(void *x11) {
    (void)x11;
    return 0;
}
void cdisplay_keep_refusals(void) {}
const char *cdisplay_take_refusal(void) {
    return NULL;
}

#endif
