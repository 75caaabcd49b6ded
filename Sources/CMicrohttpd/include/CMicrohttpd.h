#pragma once
#include <microhttpd.h>
#include <stdbool.h>
#include <sys/types.h>

/*
 libmicrohttpd, opened when a server starts. Linked, it and the ten libraries that it needs itself would be loaded by every start of the
 program.
 */

/** The functions of the library, for those below. Any thread may use them. */
struct __attribute__((swift_attr("@Sendable"))) cmicrohttpd {
    __typeof__(&MHD_start_daemon) start_daemon;
    __typeof__(&MHD_stop_daemon) stop_daemon;
    __typeof__(&MHD_lookup_connection_value) lookup_connection_value;
    __typeof__(&MHD_create_response_from_buffer) create_response_from_buffer;
    __typeof__(&MHD_add_response_header) add_response_header;
    __typeof__(&MHD_queue_response) queue_response;
    __typeof__(&MHD_destroy_response) destroy_response;
};

/**
 Opens the library, which stays open. Returns NULL, or the reason for which it cannot be opened, valid until the thread's next call of
 the dynamic linker.
 */
const char *cmicrohttpd_open(struct cmicrohttpd *library);

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
 A daemon with a thread of its own, on a socket that listens. It closes the socket when it stops; NULL without a thread or memory,
 and then the socket stays open. It is strict about the protocol.
 */
struct MHD_Daemon *cmicrohttpd_start(
    struct cmicrohttpd library, int socket, struct cmicrohttpd_limits limits, MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback completed, void *context);

/** Stops a daemon and waits for its thread. */
void cmicrohttpd_stop(struct cmicrohttpd library, struct MHD_Daemon *daemon);

/** The first header of a request with this name; NULL if there is none. Valid as long as the request is. */
const char *cmicrohttpd_header(struct cmicrohttpd library, struct MHD_Connection *connection, const char *name);

/** A response with a copy of these bytes; NULL without memory. */
struct MHD_Response *cmicrohttpd_response(struct cmicrohttpd library, const void *bytes, size_t count);

/** Adds a header to a response; false without memory, or if it is none. */
bool cmicrohttpd_add_header(
    struct cmicrohttpd library, struct MHD_Response *response, const char *name, const char *value);

/** Replies to a request; the connection retains the response. False if that cannot be done. */
bool cmicrohttpd_reply(
    struct cmicrohttpd library, struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);

/** Releases a response. */
void cmicrohttpd_release(struct cmicrohttpd library, struct MHD_Response *response);
