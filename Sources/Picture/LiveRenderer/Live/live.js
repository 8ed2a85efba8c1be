/** The connection, the picture and the pointers of a live session. */
const view = document.getElementById('view')
const picture = document.getElementById('picture')
const status = document.getElementById('status')
const lost = document.getElementById('lost')
const explore = document.getElementById('explore')
const svg = 'http://www.w3.org/2000/svg'
const store = 'session ' + location.pathname
let socket
let wait = 250

const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)',
  '(prefers-reduced-transparency: reduce)'].map(query => matchMedia(query))

function clientSettings() {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return {
    w: document.documentElement.clientWidth, h: Math.max(innerHeight - explore.offsetHeight, 50), text,
    scale: devicePixelRatio, dark: media[0].matches, contrast: media[1].matches, motion: media[2].matches,
    transparency: media[3].matches, lang: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The messages that the page sends without the user; all others follow from the user's actions. */
const automaticMessages = ['hello', 'look', 'page', 'painted']
let actedAt = -Infinity

function send(...message) {
  if (!automaticMessages.includes(message[0])) actedAt = performance.now()
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}
act = (key, event, value) => send('control', key, event, ...(value === undefined ? [] : [value]))

function connect() {
  socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[?#].*/, '') + 'live')
  socket.onopen = () => {
    wait = 250
    lost.hidden = true
    send('hello', clientSettings(), sessionStorage.getItem(store))
  }
  socket.onmessage = event => handle(JSON.parse(event.data))
  socket.onclose = () => {
    lost.textContent = words.lost
    lost.hidden = false
    setTimeout(connect, wait)
    wait = Math.min(wait * 2, 5000)
  }
}

// MARK: Drawing

function handle(message) {
  if (message.session) sessionStorage.setItem(store, message.session)
  if (message.picture !== undefined) picture.innerHTML = message.picture
  if (message.patch) try { for (const step of message.patch) apply(step) } catch (error) { renewPicture(error) }
  if (message.size) resize(...message.size)
  if (message.background) document.documentElement.style.setProperty('--background', message.background)
  if (message.dark !== undefined) {
    view.classList.toggle('dark', message.dark)
    document.documentElement.style.colorScheme = message.dark ? 'dark' : 'light'
  }
  if (message.parts) {
    keepFocus(() => arrange(parts, parts.shown = wholeList(message.parts, parts.shown)))
    const hadCharts = !explore.hidden
    explore.hidden = !parts.querySelector('.chart')
    if (hadCharts === explore.hidden) send('look', clientSettings())
    if (message.patch) renewPage()
  }
  if (message.focus !== undefined) controlOf(message.focus)?.focus({ preventScroll: true })
  if (message.blur !== undefined && document.activeElement?.key === message.blur) document.activeElement.blur()
  if (message.title) document.title = document.querySelector('h1').textContent = message.title
  if (message.scrolls) scrolls = message.scrolls
  if (message.indicators) showIndicators(message.indicators)
  if (message.say) say(message.say)
  if (message.option) showOption(message.option)
  if (message.page !== undefined) showPage(message.page)
  if (message.file) download(message.file)
  const from = socket
  // Hidden tabs paint late, and the message numbers of a lost session are invalid in the next one.
  if (message.n) requestAnimationFrame(() => { if (socket === from) send('painted', message.n) })
}

/** Shows the visible part of scroll views: frame, axis (1 for x, 2 for y), start, end, whether it is shown at rest. An
 *  indicator that moves is visible for a second. */
function showIndicators(list) {
  const box = document.getElementById('indicators')
  while (box.children.length > list.length) box.lastChild.remove()
  list.forEach(([x, y, width, height, axis, start, end, isPermanent], index) => {
    const bar = box.children[index] || box.appendChild(make('i'))
    const length = (axis === 1 ? width : height) - 4
    const size = Math.min(Math.max((end - start) * length, 24), length)
    // At its least size, a bar still reaches both ends.
    const offset = 2 + (end - start < 1 ? start / (1 - (end - start)) : 0) * (length - size)
    place(bar, axis === 1 ? [x + offset, y + height - 6, size, 4] : [x + width - 6, y + offset, 4, size])
    bar.classList.toggle('permanent', !!isPermanent)
    if (bar.start === start && bar.end === end) return
    Object.assign(bar, { start, end })
    bar.classList.add('moving')
    clearTimeout(bar.timer)
    bar.timer = setTimeout(() => bar.classList.remove('moving'), 1000)
  })
}

/** Saves a file that the program exports. */
function download({ name, type, data }) {
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60000)
}

let renewedAt = -Infinity
/** Requests the whole picture, because after a patch that does not fit no later one fits either. */
function renewPicture(error) {
  reportError(error)
  if (performance.now() - renewedAt < 5000) return
  renewedAt = performance.now()
  send('hello', clientSettings(), sessionStorage.getItem(store))
}

function resize(width, height) {
  view.style.width = width + 'px'
  view.style.height = height + 'px'
  view.classList.toggle('still', height <= innerHeight)
  for (const [name, value] of [['width', width], ['height', height], ['viewBox', `0 0 ${width} ${height}`]]) {
    picture.setAttribute(name, value)
  }
  picture.setAttribute('font-family', 'Inter, "Inter Variable", system-ui, sans-serif')
}

function parsed(text) {
  const box = document.createElementNS(svg, 'g')
  box.innerHTML = text
  return box.firstElementChild
}

/** Executes one step of a patch. A position is a path of child indices. */
function apply([kind, path, text]) {
  const steps = path === '' ? [] : path.split('.').map(Number)
  const last = steps.pop()
  let parent = picture
  for (const step of steps) parent = parent.children[step]
  const old = parent.children[last]
  switch (kind) {
    case 'r': old.replaceWith(parsed(text)); break
    case 'd': old.remove(); break
    case 'i': parent.insertBefore(parsed(text), old && old.localName !== 'defs' ? old : definitions(parent)); break
    case 'a': {
      const shell = parsed(text)
      for (const name of old.getAttributeNames()) if (!shell.hasAttribute(name)) old.removeAttribute(name)
      for (const name of shell.getAttributeNames()) old.setAttribute(name, shell.getAttribute(name))
      definitions(old)?.remove()
      if (shell.lastElementChild) old.append(shell.lastElementChild)
    }
  }
}

function definitions(group) {
  const last = group.lastElementChild
  return last?.localName === 'defs' ? last : null
}

let saying
let newest
let saidAt = -Infinity
/** Announces a text to screen readers: 300 ms after the last change if the user has just acted; else the latest text,
 *  at most every five seconds. */
function say(text) {
  newest = text
  const now = performance.now()
  const isAnswer = now - actedAt < 1000
  if (saying && !isAnswer) return
  clearTimeout(saying)
  saying = setTimeout(() => {
    saying = undefined
    saidAt = performance.now()
    status.textContent = newest
  }, isAnswer ? 300 : Math.max(300, saidAt + 5000 - now))
}

// MARK: Pointers

function at(event) {
  const box = view.getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}

const isOurs = event => !event.target.closest('.control')
const down = new Set()

view.addEventListener('pointerdown', event => {
  if (!isOurs(event) || event.button > 0) return
  if (event.pointerType !== 'mouse') view.setPointerCapture(event.pointerId)
  down.add(event.pointerId)
  send('p', 'd', event.pointerId, event.pointerType || 'mouse', ...at(event))
})
let lastMove = { time: 0 }
function moved(event) {
  if (event.clientX === lastMove.x && event.clientY === lastMove.y && event.pointerId === lastMove.id) return
  lastMove = { x: event.clientX, y: event.clientY, id: event.pointerId, time: event.timeStamp }
  if (down.has(event.pointerId)) send('p', 'm', event.pointerId, event.pointerType || 'mouse', ...at(event))
  if (event.pointerType === 'mouse' && view.contains(event.target)) send('hover', ...at(event))
}
addEventListener('pointermove', moved)
// If a browser reports moves before it paints, the program's answer arrives in time. At most one move per 8 ms.
addEventListener('pointerrawupdate', event => {
  if (event.timeStamp - lastMove.time >= 8 || event.pointerId !== lastMove.id) moved(event)
})
for (const [name, phase] of [['pointerup', 'u'], ['pointercancel', 'c']]) {
  addEventListener(name, event => {
    if (down.delete(event.pointerId)) send('p', phase, event.pointerId, event.pointerType || 'mouse', ...at(event))
  })
}
view.addEventListener('pointerleave', event => {
  lastMove = { time: 0 }
  if (event.pointerType === 'mouse') send('hover')
})

/** The areas in which the program handles the wheel: frames and axes. */
let scrolls = []
const scrollsAt = ([x, y], axis) =>
  scrolls.some(([left, top, w, h, axes]) => axes & axis && x >= left && y >= top && x <= left + w && y <= top + h)

view.addEventListener('contextmenu', event => { if (openMenu(event.clientX, event.clientY)) event.preventDefault() })

addEventListener('keydown', event => {
  if (event.key === 'ContextMenu' || event.key === 'F10' && event.shiftKey) {
    const { left, top, width, height } = document.activeElement.getBoundingClientRect()
    if (parts.contains(document.activeElement) && openMenu(left + width / 2, top + height / 2)) event.preventDefault()
  }
  if (event.key === 'Escape' && !event.target.closest('.chart')) send('escape')
  const step = { PageDown: 0.9, PageUp: -0.9, ArrowDown: 0.1, ArrowUp: -0.1 }[event.key]
  if (!step || document.activeElement !== document.body || !scrolls.length) return
  const [x, y, w, h] = scrolls[scrolls.length - 1]
  event.preventDefault()
  send('wheel', x + w / 2, y + h / 2, 0, h * step)
})

let resting
let pinch
view.addEventListener('wheel', event => {
  const place = at(event)
  if (event.ctrlKey) {
    event.preventDefault()
    if (!pinch) send('pinch', 'b', pinch = 1, ...place)
    pinch *= Math.exp(-event.deltaY / 200)
    send('pinch', 'c', pinch, ...place)
  } else {
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? innerHeight : 1
    const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
    if (scrollsAt(place, Math.abs(dx) > Math.abs(dy) ? 1 : 2)) event.preventDefault()
    send('wheel', ...place, dx * unit, dy * unit)
  }
  clearTimeout(resting)
  resting = setTimeout(() => {
    if (pinch) send('pinch', 'e', pinch, ...place)
    pinch = undefined
    send('rest', ...place)
  }, 160)
}, { passive: false })

// MARK: The whole page of the charts

const details = explore.firstElementChild
let renewing
details.addEventListener('toggle', () => {
  if (details.open) send('page')
  else details.lastElementChild.replaceChildren()
})

function showPage(html) {
  const frame = make('iframe', { title: words.parts })
  frame.srcdoc = html
  details.lastElementChild.replaceChildren(frame)
}

/** Updates an open page when charts change, but not while the user has the focus in it. */
function renewPage() {
  clearTimeout(renewing)
  renewing = setTimeout(() => {
    if (details.open && document.activeElement?.localName !== 'iframe') send('page')
  }, 1000)
}

let sizing
addEventListener('resize', () => {
  cancelAnimationFrame(sizing)
  sizing = requestAnimationFrame(() => send('look', clientSettings()))
})
for (const query of media) query.addEventListener('change', () => send('look', clientSettings()))

connect()
