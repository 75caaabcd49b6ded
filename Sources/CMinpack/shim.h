#pragma once
#include <cminpack-1/cminpack.h>
