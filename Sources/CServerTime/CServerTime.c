#include "CServerTime.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#if defined(SDL_VIDEO_DRIVER_X11) && defined(__has_include)
#if __has_include(<X11/extensions/XInput2.h>)
#include <X11/extensions/XInput2.h>
#define HAS_XINPUT2
#endif
#endif

#if defined(SDL_VIDEO_DRIVER_X11)

static cserver_time known(Time time, bool is_certain) {
    return (cserver_time){.is_known = true, .is_certain = is_certain, .milliseconds = (uint32_t)time};
}

/** SDL requests generic events of XInput only, all of which begin with the same members. */
static cserver_time generic(const XGenericEventCookie *cookie) {
#ifdef HAS_XINPUT2
    if (cookie->data) return known(((const XIEvent *)cookie->data)->time, true);
#endif
    (void)cookie;
    return (cserver_time){0};
}

static cserver_time x11(const XEvent *event) {
    switch (event->type) {
    case KeyPress:
    case KeyRelease: return known(event->xkey.time, true);
    case ButtonPress:
    case ButtonRelease: return known(event->xbutton.time, true);
    case MotionNotify: return known(event->xmotion.time, true);
    case PropertyNotify: return known(event->xproperty.time, true);
    case EnterNotify:
    case LeaveNotify: return known(event->xcrossing.time, false);
    case GenericEvent: return generic(&event->xcookie);
    default: return (cserver_time){0};
    }
}

#endif

cserver_time cserver_time_of(const struct SDL_SysWMmsg *message) {
#if defined(SDL_VIDEO_DRIVER_X11)
    if (message->subsystem == SDL_SYSWM_X11) return x11(&message->msg.x11.event);
#endif
    (void)message;
    return (cserver_time){0};
}
