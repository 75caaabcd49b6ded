#pragma once

/* The functions of libm that ScrollPhysics calls: those of the C library or, for a target without its headers, declarations that
   the linking program must define. */

#if __has_include(<math.h>)
#include <math.h>
#else
double atan2(double y, double x);
double atanh(double x);
double cos(double x);
double exp(double x);
double expm1(double x);
double hypot(double x, double y);
double log(double x);
double log1p(double x);
double pow(double x, double y);
double sin(double x);
double tanh(double x);
#endif
