#pragma once
#include <stdbool.h>
#include <stdint.h>

struct SDL_SysWMmsg;

/** The time in a window system's event. */
typedef struct {
    bool is_known;
    /** False for events that may have the time of an older one, such as that of a pointer over a newly opened window. */
    bool is_certain;
    /** Milliseconds of the server's clock; wraps around after 49 days. */
    uint32_t milliseconds;
} cserver_time;

/** The time of the message of an SDL_SYSWMEVENT. Call it from an event filter: some messages lose their data afterwards. */
cserver_time cserver_time_of(const struct SDL_SysWMmsg *message);
