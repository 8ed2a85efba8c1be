// The function with which a program registers its Core Data models before the first one is used.

// `opencharts preview` generates the function from the model files of an app. Programs without it have the library's
// own, which does nothing.
extern void opencharts_register_models(void);
