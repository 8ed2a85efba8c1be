// The declarations of libwebsockets, and its functions as members of a structure, because the library is loaded when
// a program serves, not linked. Linking it would also load a cryptography library, which costs each start of a
// program some milliseconds.

// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<libwebsockets.h>)
#include <dlfcn.h>
#include <fcntl.h>
#include <libwebsockets.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

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

// Events of sockets. A peer that is leaving has closed its side; a connection that has ended is closed on both sides.
static const unsigned websockets_event_readable = EPOLLIN;
static const unsigned websockets_event_writable = EPOLLOUT;
static const unsigned websockets_event_leaving = EPOLLRDHUP;
static const unsigned websockets_event_ended = EPOLLHUP | EPOLLERR;

static inline int websockets_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }
static inline int websockets_event_create(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

// Raises the number of files that the process may open to 8,192, or to the highest number that is allowed: each
// client needs three.
static inline void websockets_raise_file_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= 8192) return;
  limit.rlim_cur = limit.rlim_max < 8192 ? limit.rlim_max : 8192;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Puts one end of a new pair of sockets in the place of a socket. Stores the number of the moved socket and of the
// other end. Returns 0, or -1 if that fails; the socket is unchanged then.
static inline int websockets_interpose(int descriptor, int *moved, int *end) {
  int pair[2];
  int socket = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  if (socket < 0) return -1;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, pair) < 0) {
    close(socket);
    return -1;
  }
  if (dup2(pair[0], descriptor) < 0 || fcntl(descriptor, F_SETFD, FD_CLOEXEC) < 0) {
    close(pair[0]);
    close(pair[1]);
    close(socket);
    return -1;
  }
  close(pair[0]);
  *moved = socket;
  *end = pair[1];
  return 0;
}
#endif
