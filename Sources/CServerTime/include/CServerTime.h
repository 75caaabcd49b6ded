#pragma once
#include <stdbool.h>
#include <stdint.h>

struct SDL_SysWMmsg;

/** What a window system's own event tells of the time at which it happened. */
typedef struct {
    bool is_known;
    /** False for events that may carry the time of an older one, such as a pointer's that a new window came up under. */
    bool is_certain;
    /** Of the server's clock; wraps round after 49 days. */
    uint32_t milliseconds;
} cserver_time;

/** For the message of an SDL_SYSWMEVENT, to be asked while an event filter has it: the data of some are gone afterwards. */
cserver_time cserver_time_of(const struct SDL_SysWMmsg *message);
