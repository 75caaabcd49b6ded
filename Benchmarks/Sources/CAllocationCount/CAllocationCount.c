// Replaces the C library's allocator in this program, counts the calls, and forwards them.
#include "CAllocationCount.h"
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static atomic_llong count;

int64_t allocation_count(void) { return atomic_load(&count); }

void *malloc(size_t size) {
    atomic_fetch_add(&count, 1);
    return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
    atomic_fetch_add(&count, 1);
    return __libc_calloc(items, size);
}

void *realloc(void *old, size_t size) {
    atomic_fetch_add(&count, 1);
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    atomic_fetch_add(&count, 1);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    atomic_fetch_add(&count, 1);
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}
