#define _GNU_SOURCE
#include "CMicrohttpd.h"

#include <dlfcn.h>

/** Stores a function of the library; NULL if there is none. */
#define FIND(name) (*(void **)&library->name = dlsym(handle, "MHD_" #name))

const char *cmicrohttpd_open(struct cmicrohttpd *library) {
    // The number changes if programs that were built with an older version could no longer run.
    void *handle = dlopen("libmicrohttpd.so.12", RTLD_NOW);
    bool found = handle && FIND(start_daemon) && FIND(stop_daemon) && FIND(lookup_connection_value)
        && FIND(create_response_from_buffer) && FIND(add_response_header) && FIND(queue_response) && FIND(destroy_response);
    return found ? NULL : dlerror();
}

struct MHD_Daemon *cmicrohttpd_start(
    struct cmicrohttpd library, int socket, struct cmicrohttpd_limits limits, MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback completed, void *context) {
    return library.start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_ITC, 0, NULL, NULL, handle, context, MHD_OPTION_LISTEN_SOCKET, (MHD_socket)socket,
        MHD_OPTION_CONNECTION_TIMEOUT, limits.silence, MHD_OPTION_CONNECTION_LIMIT, limits.connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, limits.connections_per_address, MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.headers,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_END);
}

void cmicrohttpd_stop(struct cmicrohttpd library, struct MHD_Daemon *daemon) { library.stop_daemon(daemon); }

const char *cmicrohttpd_header(struct cmicrohttpd library, struct MHD_Connection *connection, const char *name) {
    return library.lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

struct MHD_Response *cmicrohttpd_response(struct cmicrohttpd library, const void *bytes, size_t count) {
    return library.create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

bool cmicrohttpd_add_header(
    struct cmicrohttpd library, struct MHD_Response *response, const char *name, const char *value) {
    return library.add_response_header(response, name, value) == MHD_YES;
}

bool cmicrohttpd_reply(
    struct cmicrohttpd library, struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
    return library.queue_response(connection, status, response) == MHD_YES;
}

void cmicrohttpd_release(struct cmicrohttpd library, struct MHD_Response *response) {
    library.destroy_response(response);
}
