// The declarations of espeak-ng, and its functions as members of a structure: the library is loaded when a text is
// read aloud, not linked.

// Tools that read our Swift modules without the flags of a build need nothing of these headers.
#if __has_include(<espeak-ng/speak_lib.h>)
#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>

// The functions that are called, without their prefix.
#define ESPEAK_FUNCTIONS(F) F(Initialize) F(SetSynthCallback) F(SetVoiceByName) F(SetParameter) F(Synth)

// Its members have the types that the library's header declares.
struct __attribute__((swift_attr("@Sendable"))) EspeakFunctions {
#define F(name) __typeof__(&espeak_##name) name;
  ESPEAK_FUNCTIONS(F)
#undef F
};

// Whether every function was found in an opened library.
static inline int espeak_functions_find(struct EspeakFunctions *functions, void *library) {
#define F(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, "espeak_" #name); \
  if (!functions->name) return 0;
  ESPEAK_FUNCTIONS(F)
#undef F
  return 1;
}
#endif
