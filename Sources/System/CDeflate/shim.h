// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<libdeflate.h>)
#include <libdeflate.h>
#endif
