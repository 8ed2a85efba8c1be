// The declarations of libwebsockets, and its functions as members of a structure, because the library is loaded when
// a program serves, not linked. Linking it would also load a cryptography library, which costs each start of a
// program some milliseconds.

// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<libwebsockets.h>)
#include <dlfcn.h>
#include <libwebsockets.h>

// The functions in use, without their prefix.
#define WEBSOCKETS_FUNCTIONS(F) \
  F(add_http_common_headers) F(add_http_header_by_name) F(callback_http_dummy) F(callback_on_writable) \
  F(cancel_service) F(close_reason) F(context_destroy) F(context_user) F(create_context) \
  F(finalize_write_http_header) F(frame_is_binary) F(get_context) F(get_library_version) F(get_socket_fd) \
  F(get_vhost_by_name) F(get_vhost_listen_port) F(hdr_copy) F(hdr_total_length) F(http_transaction_completed) \
  F(is_final_fragment) F(remaining_packet_payload) F(return_http_status) F(rx_flow_control) F(service) \
  F(set_log_level) F(set_timeout) F(set_timer_usecs) F(write)

// The members have the types that the headers of libwebsockets declare.
struct __attribute__((swift_attr("@Sendable"))) WebSocketsFunctions {
#define F(name) __typeof__(&lws_##name) name;
  WEBSOCKETS_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library; returns 0 if one is missing.
static inline int websockets_functions_find(struct WebSocketsFunctions *functions, void *library) {
#define F(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, "lws_" #name); \
  if (!functions->name) return 0;
  WEBSOCKETS_FUNCTIONS(F)
#undef F
  return 1;
}

// The version of the headers. Structures, enumerations and the SONAME depend on the version.
static const int websockets_major = LWS_LIBRARY_VERSION_MAJOR;
static const int websockets_minor = LWS_LIBRARY_VERSION_MINOR;
#if LWS_LIBRARY_VERSION_MAJOR == 4
// The version of the SONAME: 16 for 4.0, 17 for 4.1, and so on up to 4.5.
static const int websockets_soname = 16 + LWS_LIBRARY_VERSION_MINOR;
#else
#error "the SONAME of this version of libwebsockets is not known"
#endif

// Macros that Swift cannot import.
static const int websockets_padding = LWS_PRE;
static const unsigned long websockets_validate_utf8 = LWS_SERVER_OPTION_VALIDATE_UTF8;
static const unsigned long websockets_version_4 = LWS_SERVER_OPTION_DISABLE_IPV6;
static const unsigned long websockets_needs_its_address = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;

// POLLRDHUP, POLLHUP and POLLERR on Linux: the peer has closed its side.
static const short websockets_peer_has_ended = 0x2000 | 0x10 | 0x08;
#endif
