#include <libwebsockets.h>

// Macros that Swift cannot read.
static const int websockets_padding = LWS_PRE;
static const int websockets_no_group = -1;
static const unsigned long websockets_validate_utf8 = LWS_SERVER_OPTION_VALIDATE_UTF8;
