// The declarations of espeak-ng, and its functions as members of a structure, because the library is loaded when text
// is spoken, not linked.

// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<espeak-ng/speak_lib.h>)
#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>

// The functions in use, without their prefix.
#define ESPEAK_FUNCTIONS(F) F(Initialize) F(SetSynthCallback) F(SetVoiceByName) F(SetParameter) F(Synth)

// The members have the types that the library's header declares.
struct __attribute__((swift_attr("@Sendable"))) EspeakFunctions {
#define F(name) __typeof__(&espeak_##name) name;
  ESPEAK_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library; returns 0 if one is missing.
static inline int espeak_functions_find(struct EspeakFunctions *functions, void *library) {
#define F(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, "espeak_" #name); \
  if (!functions->name) return 0;
  ESPEAK_FUNCTIONS(F)
#undef F
  return 1;
}
#endif
