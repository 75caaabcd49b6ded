/* The functions that the standard library of Embedded Swift expects from the linker. Hidden: a program may have its own. */
#define _GNU_SOURCE
#include <locale.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))

/** The seed of hashes. With the same one for all the library does the same, but a file could be made to be slow. */
HIDDEN void arc4random_buf(void *buffer, size_t size);
HIDDEN void arc4random_buf(void *buffer, size_t size) {
    if (size > 256 || getentropy(buffer, size) != 0) memset(buffer, 0, size);
}

/** The number that a text begins with, whatever the locale of the process. Returns where it ends; NULL for none. */
HIDDEN const char *_swift_stdlib_strtod_clocale(const char *text, double *number);
HIDDEN const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    char *end = NULL;
    locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    if (plain == (locale_t)0) return NULL;
    *number = strtod_l(text, &end, plain);
    freelocale(plain);
    return end == text ? NULL : end;
}
