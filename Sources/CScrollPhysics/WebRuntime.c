/* The functions that Embedded Swift expects from the linker, for a page: there are neither a system nor WASI. */
#include <stddef.h>

/** Compared by functions that have arrays on their stack. */
void *__stack_chk_guard = (void *)0x5eadf00d;

void __stack_chk_fail(void);
void __stack_chk_fail(void) { __builtin_trap(); }

/** The seed of hashes. A page reads no names that were chosen to be slow, and has the same result each time. */
void arc4random_buf(void *buffer, size_t size);
void arc4random_buf(void *buffer, size_t size) { __builtin_memset(buffer, 0, size); }
