// Apple's module also declares a reader for the system's log. It is omitted, because messages are not stored.
@_exported import os
