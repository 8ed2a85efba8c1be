// Cairo's declarations, and its functions as members of a structure, because the library is loaded when pixels or
// pages are drawn, not linked. Linking it would also load fourteen libraries of the window system, which costs each
// start of a program 2 ms.

// Tools that read the Swift modules without the build's flags do not need these headers.
#if __has_include(<cairo/cairo.h>) && __has_include(<ft2build.h>)
#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <dlfcn.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

// The functions in use, without their prefix.
#define CAIRO_FUNCTIONS(F) \
  F(clip) F(close_path) F(create) F(curve_to) F(destroy) F(fill) F(fill_preserve) F(font_options_create) \
  F(font_options_destroy) F(font_options_set_antialias) F(font_options_set_hint_metrics) \
  F(font_options_set_hint_style) F(ft_font_face_create_for_ft_face) F(ft_font_face_set_synthesize) \
  F(get_source) F(glyph_path) F(identity_matrix) F(image_surface_create) F(image_surface_create_for_data) \
  F(image_surface_create_from_png_stream) F(image_surface_get_data) F(image_surface_get_height) \
  F(image_surface_get_stride) F(image_surface_get_width) F(line_to) F(mask) F(mask_surface) \
  F(mesh_pattern_begin_patch) F(mesh_pattern_end_patch) F(mesh_pattern_line_to) F(mesh_pattern_move_to) \
  F(mesh_pattern_set_corner_color_rgba) F(move_to) F(new_path) F(paint) F(paint_with_alpha) \
  F(pattern_add_color_stop_rgba) F(pattern_create_for_surface) F(pattern_create_linear) \
  F(pattern_create_mesh) F(pattern_create_radial) F(pattern_destroy) F(pattern_set_extend) \
  F(pattern_set_filter) F(pattern_set_matrix) F(pdf_surface_create_for_stream) F(pdf_surface_set_metadata) \
  F(pop_group) F(push_group) F(rectangle) F(restore) F(save) F(scale) F(set_antialias) F(set_dash) \
  F(set_fill_rule) F(set_font_face) F(set_font_options) F(set_font_size) F(set_line_cap) F(set_line_join) \
  F(set_line_width) F(set_matrix) F(set_miter_limit) F(set_operator) F(set_source) F(set_source_rgba) \
  F(set_source_surface) F(show_glyphs) F(show_text_glyphs) F(status) F(status_to_string) F(stroke) \
  F(surface_destroy) F(surface_finish) F(surface_flush) F(surface_mark_dirty) F(surface_set_mime_data) \
  F(surface_show_page) F(surface_status) F(tag_begin) F(tag_end) F(translate) F(version_string) \
  F(pdf_surface_restrict_to_version) F(pdf_surface_add_outline)

// The members have the types that Cairo's headers declare.
struct __attribute__((swift_attr("@Sendable"))) CairoFunctions {
#define F(name) __typeof__(&cairo_##name) name;
  CAIRO_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library; returns 0 if one is missing.
static inline int cairo_functions_find(struct CairoFunctions *functions, void *library) {
#define F(name) \
  functions->name = (__typeof__(functions->name))dlsym(library, "cairo_" #name); \
  if (!functions->name) return 0;
  CAIRO_FUNCTIONS(F)
#undef F
  return 1;
}
#endif
