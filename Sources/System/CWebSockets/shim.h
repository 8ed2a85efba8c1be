#include <libwebsockets.h>

// Macros that Swift cannot read.
static const int websockets_padding = LWS_PRE;
static const int websockets_no_group = -1;
static const unsigned long websockets_validate_utf8 = LWS_SERVER_OPTION_VALIDATE_UTF8;
static const unsigned long websockets_version_4 = LWS_SERVER_OPTION_DISABLE_IPV6;
static const unsigned long websockets_needs_its_address = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
