/// What the controls of pages, live sessions and views say. {0} and {1} are gaps for names and numbers.
package enum ControlWord: String, Sendable, CaseIterable {
  // Headings of a page's text, heads of its tables.
  case chart, description, features, statistics, data, series, value, dataOf

  // The tool bar of a chart.
  case play, pause, speed, allSeries, position, sound, outline, table, keys, legend, moreRows, copy, save
  case keysHint, outlineOf, toolsOf

  // What the page's script says.
  case only, soundOn, soundOff, complete, goTo, notFound, noNote, oneSeries, seriesOf, stretch, between
  case atFirst, atLast, atLowest, atHighest
  case selected, deselected, inView, copied, saved, sortedUp, sortedDown

  // Names of keys.
  case pageKeys, endKeys, noteKeys, drillKeys, spaceKey, escapeKey, rangeKeys
  // What keys do.
  case moveValue, moveSeries, moveTenth, moveEnd, moveExtreme, moveNote, movePosition, braille, drill,
    playPause
  case speeds, soundMoving, onlyThis, describe, tellAxes, showTable, stop
  case selectValue, selectRange, selectNothing, zoom

  // Charts in three dimensions: from where they are seen, and what turns them.
  case frontView, backView, leftView, rightView, topView, bottomView, firstView, viewPose, turnChart, turnBack
  case turnedPart

  // A live session.
  case liveParts, liveLost, liveScript, liveWalk, liveActions, refresh

  // Views that name themselves.
  case cancel, back, search, page, pageOf, increase, decrease, time, edit, on, off, expanded, collapsed
  case chosen, inProgress, noResults, noResultsFor, newSearch, delete, moveUp, moveDown

  // Titles that the command line tool makes from the names of columns.
  case countTitle, countOf, totalOf, meanOf, medianOf, percentileOf, lowestOf, highestOf, distributionOf,
    candles
  case coloredBy, sizedBy, rowCount, sampleOf, yearTitle, valueTitle, priceTitle
  // What the tool calls names that have no colour of their own.
  case otherNames
  // What it calls missing names, and what it says of rows that are not drawn.
  case missingNames, emptyName, rowWithout, rowsWithout, rowOutside, rowsOutside
}
