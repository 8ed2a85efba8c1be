/// The texts of controls on pages, in live sessions and in views. {0} and {1} are placeholders for names and numbers.
package enum ControlPhrase: String, Sendable, CaseIterable {
  // Headings of a page's text and of its tables.
  case chart, description, features, statistics, data, series, value, dataOf

  // The tool bar of a chart.
  case play, pause, speed, allSeries, position, sound, outline, table, keys, legend, moreRows, copy, save
  /// The first {0} of {1} rows, for print.
  case printedRows
  case unprintedRows
  case keysHint, outlineOf, toolsOf

  // Announcements of the page's script.
  case only, soundOn, soundOff, complete, goTo, notFound, noNote, oneSeries, seriesOf, stretch, between
  case atFirst, atLast, atLowest, atHighest
  case selected, deselected, inView, copied, saved, sortedUp, sortedDown

  // Names of keys.
  case pageKeys, endKeys, noteKeys, drillKeys, spaceKey, escapeKey, rangeKeys
  // Effects of keys.
  case moveValue, moveSeries, moveTenth, moveEnd, moveExtreme, moveNote, movePosition, braille, drill,
    playPause
  case speeds, soundMoving, onlyThis, describe, tellAxes, showTable, stop
  case selectValue, selectRange, selectNothing, zoom

  // Charts in three dimensions: named views and rotation.
  case frontView, backView, leftView, rightView, topView, bottomView, firstView, viewPose, turnChart, turnBack
  case turnedPart

  // A live session.
  case liveParts, liveLost, liveScript, liveWalk, liveActions, refresh

  // Texts of views.
  case cancel, back, search, page, pageOf, increase, decrease, time, edit, done, on, off, expanded, collapsed
  case chosen, inProgress, noResults, noResultsFor, newSearch, delete, moveUp, moveDown
  case saveFile, chooseFile

  // Titles that the command line tool creates from column names.
  case countTitle, countOf, totalOf, meanOf, medianOf, percentileOf, lowestOf, highestOf, distributionOf,
    candles
  case panelsBy, panelRange, localTrend
  case weekdayTitle, hourTitle, monthTitle
  // Units of time by which rows are grouped.
  case unitYear, unitQuarter, unitMonth, unitWeek, unitDay, unitHour, unitMinute, unitSecond
  // Distributions: {0} median, {1} and {2} the middle half, {3} and {4} the whiskers.
  case lowerQuartile, upperQuartile, lowerWhisker, upperWhisker, lowEnd, highEnd, outliersTitle
  case boxValues, violinValues, outlierCount, boxParts, meanInterval, densityTitle
  case rollingOf, cumulativeOf, changeOf, indexOf, linearTrend, deviationOf, distinctOf, shareOf, shareTitle
  case coloredBy, sizedBy, sampleOf, yearTitle, valueTitle, priceTitle
  // The tool's name for all categories that have no separate colour.
  case otherNames
  // The tool's name for missing categories, and its messages about rows that are not drawn.
  // {0} is a number of rows with its noun, except in `rowsOfAll`, where {1} is.
  case missingNames, emptyName, rowsWithout, rowsOutside, rowsNotPositive, rowsOfAll
  // The largest of the names of a column, if a chart leaves out others.
  case largestNames, largestNamesOf
  // The legend of candlesticks.
  case risingPrice, fallingPrice
}
