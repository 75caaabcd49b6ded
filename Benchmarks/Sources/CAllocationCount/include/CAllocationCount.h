#pragma once
#include <stdint.h>

/// Returns the number of allocations since the program started.
int64_t allocation_count(void);
