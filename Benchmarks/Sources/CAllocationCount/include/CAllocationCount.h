#pragma once
#include <stdint.h>

/// How often memory was asked for since the program began.
int64_t allocation_count(void);
