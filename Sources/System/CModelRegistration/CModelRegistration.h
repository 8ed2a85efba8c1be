// The function with which a program registers its Core Data models before the first model is used.

// `opencharts preview` generates the function from the model files of an app. Other programs use the library's
// definition, which does nothing.
extern void opencharts_register_models(void);
