// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#endif
