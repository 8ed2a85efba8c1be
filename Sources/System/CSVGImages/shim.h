// The part of librsvg that draws SVG files, as members of a structure, because the library is loaded when an SVG image
// is drawn, not linked. The names and types are from version 2.52, and later versions keep them.

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

typedef struct svg_file svg_file;
typedef struct svg_error svg_error;

typedef struct {
  double x, y, width, height;
} svg_rectangle;

// A length and its unit.
typedef struct {
  double length;
  int unit;
} svg_length;

// The name, result and parameters of each function, from librsvg and GObject.
#define SVG_FUNCTIONS(F) \
  F(rsvg_handle_new_from_data, svg_file *, (const uint8_t *data, size_t length, svg_error **error)) \
  F(rsvg_handle_get_intrinsic_size_in_pixels, int, (svg_file *file, double *width, double *height)) \
  F(rsvg_handle_get_intrinsic_dimensions, void, \
    (svg_file *file, int *has_width, svg_length *width, int *has_height, svg_length *height, int *has_box, \
     svg_rectangle *box)) \
  F(rsvg_handle_render_document, int, \
    (svg_file *file, void *context, const svg_rectangle *area, svg_error **error)) \
  F(g_object_unref, void, (void *object))

struct __attribute__((swift_attr("@Sendable"))) SVGFunctions {
#define F(name, result, parameters) result(*name) parameters;
  SVG_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library and its dependencies; returns 0 if one is missing.
static inline int svg_functions_find(struct SVGFunctions *functions, void *library) {
#define F(name, result, parameters) \
  functions->name = (result(*) parameters)dlsym(library, #name); \
  if (!functions->name) return 0;
  SVG_FUNCTIONS(F)
#undef F
  return 1;
}
