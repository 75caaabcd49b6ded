#pragma once
#include <microhttpd.h>
#include <sys/types.h>

/* Starting a daemon takes a variable number of arguments, which Swift cannot pass; and it imports no constants of closed enumerations. */

/** The bounds of a daemon. */
struct cmicrohttpd_limits {
    /** Seconds after which a silent connection is closed. */
    unsigned int silence;
    /** Open connections, from all addresses and from each. */
    unsigned int connections, connections_per_address;
    /** Bytes of memory for the headers of a request and of its reply. */
    size_t headers;
};

/**
 * A daemon with a thread of its own, on a socket that listens. It closes the socket when it stops; NULL without a thread or memory,
 * and then the socket stays open. It is strict about the protocol.
 */
static inline struct MHD_Daemon *cmicrohttpd_start(
    int socket, struct cmicrohttpd_limits limits, MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback completed,
    void *context) {
    return MHD_start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_ITC, 0, NULL, NULL, handle, context, MHD_OPTION_LISTEN_SOCKET, (MHD_socket)socket,
        MHD_OPTION_CONNECTION_TIMEOUT, limits.silence, MHD_OPTION_CONNECTION_LIMIT, limits.connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, limits.connections_per_address, MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.headers,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_END);
}

/** The first header of a request with this name; NULL if there is none. Valid as long as the request is. */
static inline const char *cmicrohttpd_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/** A response with a copy of these bytes; NULL without memory. */
static inline struct MHD_Response *cmicrohttpd_response(const void *bytes, size_t count) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
