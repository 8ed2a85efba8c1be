// The part of Pango (1.x, with a stable binary interface), GLib and fontconfig that finds faces for text. The functions
// are members of a structure: the libraries are not linked but loaded when a text needs them. Latin, Greek and Cyrillic
// text does not need them. Linking them and their dependencies would cost each start of a program 2 ms. A test compares
// the declarations with the headers, whose folders only pkg-config knows.

#include <dlfcn.h>
#include <stdint.h>

typedef struct _PangoContext PangoContext;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _FcPattern FcPattern;

typedef struct {
  const void *klass;
  unsigned start_index;
  unsigned end_index;
} PangoAttribute;

typedef struct {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
  uint8_t level;
  uint8_t gravity;
  uint8_t flags;
  uint8_t script;
  PangoLanguage *language;
  void *extra_attrs;
} PangoAnalysis;

typedef struct {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
} PangoItem;

// The first flags of a character.
typedef struct {
  unsigned is_line_break : 1;
  unsigned others : 31;
} PangoLogAttr;

typedef struct _GList {
  void *data;
  struct _GList *next;
  struct _GList *prev;
} GList;

typedef struct {
  double xx, xy, yx, yy;
} FcMatrix;

enum {
  pango_scale = 1024,
  pango_style_normal = 0,
  pango_style_italic = 2,
  pango_direction_ltr = 0,
  pango_direction_rtl = 1,
};

// The name, result and parameters of each function, from the three libraries in order.
#define PANGO_FUNCTIONS(F) \
  F(pango_language_from_string, PangoLanguage *, (const char *language)) \
  F(pango_language_to_string, const char *, (PangoLanguage *language)) \
  F(pango_font_description_new, PangoFontDescription *, (void)) \
  F(pango_font_description_free, void, (PangoFontDescription *description)) \
  F(pango_font_description_set_family, void, (PangoFontDescription *description, const char *family)) \
  F(pango_font_description_set_weight, void, (PangoFontDescription *description, int weight)) \
  F(pango_font_description_set_style, void, (PangoFontDescription *description, int style)) \
  F(pango_font_description_set_absolute_size, void, (PangoFontDescription *description, double size)) \
  F(pango_font_map_create_context, PangoContext *, (PangoFontMap *map)) \
  F(pango_context_set_language, void, (PangoContext *context, PangoLanguage *language)) \
  F(pango_context_load_font, PangoFont *, (PangoContext *context, const PangoFontDescription *description)) \
  F(pango_attr_list_new, PangoAttrList *, (void)) \
  F(pango_attr_list_unref, void, (PangoAttrList *list)) \
  F(pango_attr_list_insert, void, (PangoAttrList *list, PangoAttribute *attribute)) \
  F(pango_attr_font_desc_new, PangoAttribute *, (const PangoFontDescription *description)) \
  F(pango_itemize_with_base_dir, GList *, \
    (PangoContext *context, int direction, const char *text, int start, int length, PangoAttrList *attributes, \
     void *iterator)) \
  F(pango_item_free, void, (PangoItem *item)) \
  F(pango_get_log_attrs, void, \
    (const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attributes, int count)) \
  F(pango_ft2_font_map_new, PangoFontMap *, (void)) \
  F(pango_fc_font_get_pattern, FcPattern *, (PangoFont *font)) \
  F(g_object_unref, void, (void *object)) \
  F(g_list_free, void, (GList *list)) \
  F(g_utf8_strlen, long, (const char *text, long length)) \
  F(g_unicode_script_to_iso15924, uint32_t, (int script)) \
  F(FcPatternGetString, int, (const FcPattern *pattern, const char *object, int index, uint8_t **value)) \
  F(FcPatternGetInteger, int, (const FcPattern *pattern, const char *object, int index, int *value)) \
  F(FcPatternGetBool, int, (const FcPattern *pattern, const char *object, int index, int *value)) \
  F(FcPatternGetMatrix, int, (const FcPattern *pattern, const char *object, int index, FcMatrix **value))

struct __attribute__((swift_attr("@Sendable"))) PangoFunctions {
#define F(name, result, parameters) result(*name) parameters;
  PANGO_FUNCTIONS(F)
#undef F
};

// Finds the functions in an opened library and its dependencies; returns 0 if one is missing.
static inline int pango_functions_find(struct PangoFunctions *functions, void *library) {
#define F(name, result, parameters) \
  functions->name = (result(*) parameters)dlsym(library, #name); \
  if (!functions->name) return 0;
  PANGO_FUNCTIONS(F)
#undef F
  return 1;
}
