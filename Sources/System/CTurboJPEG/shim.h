// The declarations of libjpeg-turbo, and its functions as members of a structure, because the library is loaded when
// a JPEG is read or written, not linked.

// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<turbojpeg.h>)
#include <dlfcn.h>
#include <turbojpeg.h>

#define JPEG_FUNCTIONS(F) \
  F(tjInitCompress) F(tjCompress2) F(tjFree) F(tjInitDecompress) F(tjDecompressHeader3) F(tjDecompress2) \
  F(tjGetErrorCode) F(tjDestroy)

// The members have the types that the library's header declares.
struct __attribute__((swift_attr("@Sendable"))) JPEGFunctions {
#define F(name) __typeof__(&name) name;
  JPEG_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library; returns 0 if one is missing.
static inline int jpeg_functions_find(struct JPEGFunctions *functions, void *library) {
#define F(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, #name); \
  if (!functions->name) return 0;
  JPEG_FUNCTIONS(F)
#undef F
  return 1;
}
#endif
