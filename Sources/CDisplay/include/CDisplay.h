#pragma once
#include <stdbool.h>
#include <stdint.h>

/*
 What SDL does not tell of the window system that it is connected to. SDL calls Xlib on the main thread alone; these functions are for
 that thread, too. Neither Xlib nor Wayland's library is linked: where they are missing the program has to start all the same.
 */

struct SDL_Window;

/** Xlib's display, of which SDL has one for all windows; NULL for windows of other systems. */
void *cdisplay_x11(struct SDL_Window *window);

/**
 Has a broken connection answer every call with a failure. Otherwise Xlib ends the process. `broke` is called once, in the middle of
 a call of Xlib's, and may call neither Xlib nor SDL; NULL lets Xlib end the process again. False where Xlib is older than 1.7, of 2020.
 */
bool cdisplay_on_break(void *x11, void (*broke)(void *context), void *context);

/**
 Closes a window, which SDL hides first, waiting until the server has done so: for ever where the connection breaks meanwhile. Then, or
 where it has broken before, false, and SDL's connection has to be left as it is.
 */
bool cdisplay_destroy_window(struct SDL_Window *window);

/** The file descriptor that becomes readable when the server says something. */
int cdisplay_descriptor(void *x11);

/** How much has come that nobody has looked at. Sends what waits to be sent. */
int cdisplay_pending(void *x11);

/** Sleeps until one of two file descriptors is readable, `nanoseconds` at the most; below zero without a limit. */
void cdisplay_wait(int one, int other, int64_t nanoseconds);

/** Has Xlib go on after a request that the server refused, and remember the reason. Otherwise Xlib ends the process. */
void cdisplay_keep_refusals(void);

/** Why a request was refused, the last of those since this was asked last; NULL for none. Valid until the next one. */
const char *cdisplay_take_refusal(void);

/** Wayland's display, of which SDL has one for all windows; NULL for windows of other systems. */
void *cdisplay_wayland(struct SDL_Window *window);

/** Whether the connection to the compositor broke, as far as anybody has noticed. */
bool cdisplay_wayland_broke(void *wayland);
