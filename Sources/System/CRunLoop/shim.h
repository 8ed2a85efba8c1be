// Foundation's original function that adds a timer to a run loop, in a program that replaces it.

#include <dlfcn.h>
#include <stddef.h>

typedef void (*run_loop_adding)(const void *loop, const void *timer, const void *mode);

// The linker's name for it where Foundation is part of the program; else there is no such function.
extern void __real_CFRunLoopAddTimer(const void *loop, const void *timer, const void *mode)
  __attribute__((weak));

static inline run_loop_adding run_loop_adding_of_foundation(void) {
  if (__real_CFRunLoopAddTimer) return __real_CFRunLoopAddTimer;
  // The next one after the program's own, which `RTLD_NEXT` means.
  return (run_loop_adding)dlsym((void *)-1L, "CFRunLoopAddTimer");
}
