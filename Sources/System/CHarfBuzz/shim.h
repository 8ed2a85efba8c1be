// Tools that read our Swift modules without the flags of a build need nothing of these headers.
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#endif
