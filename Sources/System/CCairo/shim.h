// Tools that read our Swift modules without the flags of a build need nothing of these headers.
#if __has_include(<cairo.h>)
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#endif
