#pragma once
#include <stdbool.h>
#include <stdint.h>

/*
 Access to the window system's connection, which SDL does not offer. SDL calls Xlib on the main thread only; call these functions on that
 thread, too. Neither Xlib nor Wayland's library is linked, so that the program starts without them.
 */

struct SDL_Window;

/** Xlib's display, of which SDL has one for all windows; NULL for windows of other systems. */
void *cdisplay_x11(struct SDL_Window *window);

/**
 Lets every call on a broken connection fail. By default Xlib ends the process. `broke` is called once, within a call of Xlib, and must
 call neither Xlib nor SDL; NULL restores the default. Returns false if Xlib is older than 1.7, of 2020.
 */
bool cdisplay_on_break(void *x11, void (*broke)(void *context), void *context);

/**
 Closes a window. SDL first hides it and waits for the server, without end if the connection breaks meanwhile. Returns false if it breaks
 or has broken before; then leave SDL's connection as it is.
 */
bool cdisplay_destroy_window(struct SDL_Window *window);

/** The file descriptor that becomes readable when the server sends data. */
int cdisplay_descriptor(void *x11);

/** Returns the number of unread events. Flushes the output queue. */
int cdisplay_pending(void *x11);

/** Sleeps until one of two file descriptors is readable, for at most `nanoseconds`; without a limit if negative. */
void cdisplay_wait(int one, int other, int64_t nanoseconds);

/** Lets Xlib continue after a request that the server refused, and records the reason. By default Xlib ends the process. */
void cdisplay_keep_refusals(void);

/** Returns the reason of the last refusal since the previous call; NULL without one. Valid until the next call. */
const char *cdisplay_take_refusal(void);

/** Wayland's display, of which SDL has one for all windows; NULL for windows of other systems. */
void *cdisplay_wayland(struct SDL_Window *window);

/** Whether a break of the connection to the compositor has been noticed. */
bool cdisplay_wayland_broke(void *wayland);
