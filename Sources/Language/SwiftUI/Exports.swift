// Apps import only SwiftUI; its declarations are in the modules below. Foundation, Observation, Accessibility and the
// modules of views are not listed, because these modules already export them: a declaration of ours hides one of the
// same name in Foundation only if every import path to Foundation leads through our modules.
@_exported import OpenChartsControls
@_exported import OpenChartsPictures
@_exported import UniformTypeIdentifiers

// The conditions are traits of the package.
#if AllFeatures || PlatformNames
  @_exported import OpenChartsPlatformValues
#endif
#if AllFeatures || PlatformNames || Previews
  @_exported import OpenChartsPreviews
#endif
#if AllFeatures || LiveSessions || PlatformNames || Previews
  @_exported import OpenChartsSessions
#endif
