/** The elements for reading and controls over the picture, synchronized with the server's list. */
const parts = document.getElementById('parts')
let act = () => {}

/** The page's texts, in the language of the browser if it is supported, else in English. */
const catalogue = JSON.parse(document.getElementById('words').textContent)
const spoken = navigator.language.split('-')[0]
const words = catalogue[spoken] ?? catalogue.en
if (words === catalogue[spoken]) document.documentElement.lang = navigator.language
document.querySelector('summary').textContent = words.parts

function place(element, [x, y, width, height]) {
  const style = element.style
  style.left = x + 'px'
  style.top = y + 'px'
  style.width = Math.max(width, 1) + 'px'
  style.height = Math.max(height, 1) + 'px'
}

function make(name, attributes = {}) {
  const element = document.createElement(name)
  for (const key in attributes) element.setAttribute(key, attributes[key])
  return element
}

function set(element, name, value) {
  if (value === undefined || value === null || value === false || value === '') element.removeAttribute(name)
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value)
}

/** The functions that create each kind of control and report its events to the server. */
const kinds = {
  button: k => pressable(make('button', { type: 'button' }), k),
  menu: k => tapped(make('button', { type: 'button', class: 'menu', 'aria-haspopup': 'menu' }), k),
  action: k => tapped(make('button', { type: 'button' }), k),
  refresh: k => tapped(make('button', { type: 'button', class: 'refresh' }), k),
  disclosure: k => tapped(make('button', { type: 'button' }), k),
  tab: k => tapped(make('button', { type: 'button' }), k),
  focus: () => make('div', { role: 'group', tabindex: 0 }),
  link: () => make('a', { target: '_blank', rel: 'noopener noreferrer' }),
  switch: k => {
    const element = make('input', { type: 'checkbox', role: 'switch' })
    element.onchange = () => act(k, 'on', element.checked)
    return element
  },
  radio: k => {
    const element = make('input', { type: 'radio' })
    element.onchange = () => act(k, 'press')
    return element
  },
  slider: k => {
    const element = make('input', { type: 'range', min: 0, max: 1, step: 'any' })
    element.oninput = () => act(k, 'share', Number(element.value))
    element.onchange = () => act(k, 'rest')
    return element
  },
  choice: k => {
    const element = make('select')
    element.onchange = () => act(k, 'index', element.selectedIndex)
    return element
  },
  field: k => typed(make('input', { type: 'text', class: 'field', autocomplete: 'off' }), k),
  area: k => typed(make('textarea', { class: 'field' }), k),
  secret: k => typed(make('input', { type: 'password', class: 'field', autocomplete: 'off' }), k),
  date: k => dated(make('input', { type: 'date' }), k),
  time: k => dated(make('input', { type: 'time' }), k),
}

function tapped(element, k) {
  element.onclick = () => act(k, 'press')
  return element
}

/** A button that shows the pressed state, and repeats while pressed if it should. */
function pressable(element, k) {
  let timer, isDown, hasRepeated
  const hold = isHeld => { if (isDown !== isHeld) act(k, 'down', isDown = isHeld) }
  const lift = () => {
    clearTimeout(timer)
    if (isDown) hold(false)
  }
  const repeat = () => {
    if (!element.isConnected || element.disabled) return lift()
    hasRepeated = true
    act(k, 'press')
    timer = setTimeout(repeat, 100)
  }
  element.onpointerdown = event => {
    if (event.button) return
    hasRepeated = false
    hold(true)
    if (element.again) timer = setTimeout(repeat, 500)
  }
  element.onpointerup = element.onpointerleave = element.onpointercancel = element.onblur = lift
  element.onkeydown = event => {
    if (event.key === ' ') {
      if (!event.repeat) hasRepeated = false
      hold(true)
      if (event.repeat && element.again) {
        hasRepeated = true
        act(k, 'press')
      }
    } else if (event.key === 'Enter' && event.repeat && !element.again) event.preventDefault()
  }
  element.onkeyup = event => { if (event.key === ' ') lift() }
  element.onclick = () => {
    if (!hasRepeated) act(k, 'press')
    hasRepeated = false
  }
  return element
}

/** Opens the context menu of the smallest element at a position of the window. */
function openMenu(x, y) {
  const menus = [...parts.querySelectorAll('.menu:enabled')].map(element => [element, element.getBoundingClientRect()])
    .filter(([, box]) => x >= box.left && y >= box.top && x <= box.right && y <= box.bottom)
    .sort(([, a], [, b]) => a.width * a.height - b.width * b.height)
  menus[0]?.[0].click()
  return menus.length > 0
}

function typed(element, k) {
  element.oninput = () => {
    element.sent = [...(element.sent || []), element.value].slice(-50)
    act(k, 'text', element.value)
  }
  element.onkeydown = event => {
    if (event.key === 'Enter' && !event.isComposing && element.localName === 'input') act(k, 'submit')
  }
  return element
}

function dated(element, k) {
  element.onchange = () => { if (element.value) act(k, 'text', element.value) }
  element.onclick = () => element.showPicker?.()
  return element
}

function kindOf(part) {
  return part.r === 'field' ? (part.secure ? 'secret' : part.long ? 'area' : 'field') : part.r
}

function makeControl(part) {
  const box = make('div', { class: 'control' })
  const element = kinds[kindOf(part)](part.k)
  element.key = part.k
  element.addEventListener('focus', () => act(part.k, 'focus', true))
  element.addEventListener('blur', () => act(part.k, 'focus', false))
  box.append(element)
  return box
}

/** Whether a text is an earlier state of the user's typing, or the server's previous text. */
function isEcho(element, text) {
  if (document.activeElement !== element) return false
  const at = (element.sent || []).lastIndexOf(text)
  if (at >= 0) element.sent = element.sent.slice(at)
  return at >= 0 || element.serverText === text
}

function updateControl(box, part) {
  place(box, part.f)
  const element = box.firstChild
  set(element, 'aria-label', part.l || ({ slider: 'Slider', field: 'Text', date: 'Date', time: 'Time' })[part.r] || part.r)
  set(element, 'aria-description', part.h)
  if (element.disabled !== undefined) element.disabled = !!part.off
  box.style.pointerEvents = part.out || ['menu', 'refresh', 'action', 'focus'].includes(part.r) ? 'none' : ''
  if (part.r !== 'focus') set(element, 'tabindex', part.skip && -1)
  switch (part.r) {
    case 'focus': set(element, 'aria-description', [part.v, part.h].filter(Boolean).join(', ')); break
    case 'menu': set(element, 'aria-label', [words.actions, part.l].filter(Boolean).join(': ')); break
    case 'button':
      element.again = part.again
      if (part.v) set(element, 'aria-description', [part.v, part.h].filter(Boolean).join(', '))
      break
    case 'link': set(element, 'href', part.to); break
    case 'switch': case 'radio':
      element.checked = part.on
      if (part.g) element.name = 'g' + part.g
      break
    case 'tab': set(element, 'aria-current', part.on && 'page'); break
    case 'disclosure': set(element, 'aria-expanded', String(part.on)); break
    case 'slider':
      set(element, 'step', part.step || 'any')
      if (document.activeElement !== element || Math.abs(element.value - part.at) > 1e-6) element.value = part.at
      set(element, 'aria-valuetext', part.v)
      break
    case 'choice':
      if (element.options.length !== part.o.length || part.o.some((o, i) => element.options[i].text !== o)) {
        element.replaceChildren(...part.o.map(text => new Option(text)))
      }
      element.selectedIndex = part.at
      break
    case 'field':
      element.style.color = part.color
      element.style.fontSize = part.size + 'px'
      element.style.padding = part.f[3] > part.size * 1.6 ? '0 7px' : '0'
      set(element, 'placeholder', part.p)
      set(element, 'inputmode', part.mode)
      set(element, 'autocomplete', part.fill || 'off')
      set(element, 'enterkeyhint', part.enter)
      set(element, 'autocapitalize', part.caps)
      set(element, 'autocorrect', part.check)
      set(element, 'spellcheck', part.check && 'false')
      // The server's text is older than the user's typing, unless the server has changed it.
      if (!isEcho(element, part.t) && element.value !== part.t) element.value = part.t
      element.serverText = part.t
      break
    case 'date': case 'time':
      set(element, 'min', part.least)
      set(element, 'max', part.most)
      if (element.value !== part.t) element.value = part.t
      break
  }
}

const controlOf = key => [...parts.querySelectorAll('.control > *')].find(element => element.key === key)

function makeText(part) {
  switch (part.r) {
    case 'chart': return makeChart(part)
    case 'radiogroup': case 'group': return make('div', { role: part.r })
    case 'heading': return make('h2')
    case 'image': return make('div', { role: 'img', class: 'image' })
    default: return make('p')
  }
}

function updateText(element, part) {
  switch (part.r) {
    case 'chart': return updateChart(element, part)
    case 'radiogroup': case 'group':
      set(element, 'aria-label', part.l)
      return arrange(element, part.p ?? [])
    case 'image': set(element, 'aria-label', part.l); break
    default:
      element.classList.toggle('pick', !!part.pick)
      if (element.textContent !== part.l) element.textContent = part.l
  }
  place(element, part.f)
}

let visited = []
parts.addEventListener('focusin', event => {
  visited = visited.filter(element => element !== event.target).slice(-20)
  visited.push(event.target)
})

/** Restores the focus after a change: to the last focused element that still exists, or to the first one. */
function keepFocus(change) {
  const hadFocus = parts.contains(document.activeElement)
  change()
  if (!hadFocus || parts.contains(document.activeElement)) return
  const last = visited.filter(element => parts.contains(element) && !element.disabled).pop()
  const next = last || parts.querySelector('button:enabled, input:enabled, select, textarea, a, [tabindex]')
  next?.focus({ preventScroll: true })
}

/** Reports an error, so that one part that cannot be shown does not affect the others. */
function attempt(work) {
  try { return work() } catch (error) { reportError(error) }
}

/** Returns the whole list of a message. An entry `[first, count]` is a run of the list that the page shows. A group with
 *  `o` replaces the shown group at this index, whose parts its own runs are. */
function wholeList(list, shown = []) {
  return list.flatMap(part => {
    if (Array.isArray(part)) return shown.slice(part[0], part[0] + part[1])
    return Array.isArray(part.p) ? { ...part, p: wholeList(part.p, shown[part.o]?.p) } : part
  })
}

/** Puts the elements of a list into their parent. An existing element stays in place and keeps its focus. */
function arrange(parent, list) {
  const old = parent.elementsByID || new Map()
  const current = parent.elementsByID = new Map()
  const counts = {}
  let next = parent.firstChild
  for (const part of list) {
    const kind = part.k === undefined ? part.r : kindOf(part)
    const id = part.k === undefined ? kind + (counts[kind] = (counts[kind] || 0) + 1) : kind + '#' + part.k
    const element = old.get(id) || attempt(() => part.k === undefined ? makeText(part) : makeControl(part))
    if (!element) continue
    current.set(id, element)
    if (element === next) next = next.nextSibling
    else parent.insertBefore(element, next)
    attempt(() => part.k === undefined ? updateText(element, part) : updateControl(element, part))
  }
  for (const [id, element] of old) if (!current.has(id)) element.remove()
}

/** A chart: a list box whose options come from the server one by one, because there may be any number of them. */
const chartKeys = {
  '-': 'zoomOut', '+': 'zoomIn', '=': 'zoomIn', ',': 'scrollBack', '.': 'scrollOn', Escape: 'leave',
}
/** Keys that move through the values, with Control too, and keys that ask, as on pages. */
const moveKeys = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End|[[\]])$/
const askKeys = /^[nNdsxyzlrb]$/

function chartKey({ key, ctrlKey, altKey, metaKey }) {
  if (altKey || metaKey) return
  if (moveKeys.test(key)) return ctrlKey ? 'Ctrl+' + key : key
  if (!ctrlKey) return chartKeys[key] || askKeys.test(key) && key
}

function makeChart(part) {
  const element = make('div', { role: 'listbox', tabindex: 0, class: 'chart' })
  element.number = part.n
  element.onkeydown = event => {
    const key = chartKey(event)
    if (!key) return
    event.preventDefault()
    if (key === 'leave') leaveChart(element)
    send('inspect', element.number, key)
  }
  element.onfocus = () => { if (!element.option) send('inspect', element.number, 'enter') }
  element.onblur = () => {
    leaveChart(element)
    send('inspect', element.number, 'leave')
  }
  return element
}

function updateChart(element, part) {
  element.number = part.n
  place(element, part.f)
  element.frame = part.f
  set(element, 'aria-label', [part.l || words.chart, part.v].filter(Boolean).join('. '))
  if (!element.firstChild) element.append(makeOption(element, ''))
}

function makeOption(element, text) {
  const option = make('div', { role: 'option', 'aria-selected': false })
  option.id = 'o' + element.number + '-' + (element.turn = (element.turn || 0) + 1)
  option.textContent = text || words.walk
  return option
}

const marker = document.getElementById('marker')

function showOption({ chart, text, at, of, point, plot }) {
  const element = [...document.querySelectorAll('.chart')].find(element => element.number === chart)
  if (!element) return
  // A new element, because screen readers do not read a changed one again.
  const option = element.option = makeOption(element, text)
  set(option, 'aria-selected', true)
  set(option, 'aria-posinset', at)
  set(option, 'aria-setsize', of)
  element.replaceChildren(option)
  set(element, 'aria-activedescendant', option.id)
  marker.hidden = false
  const [rule, ring] = marker.children
  rule.style.left = point[0] + 'px'
  rule.style.top = plot[1] + 'px'
  rule.style.height = plot[3] + 'px'
  ring.style.left = point[0] + 'px'
  ring.style.top = point[1] + 'px'
}

function leaveChart(element) {
  element.option = undefined
  element.removeAttribute('aria-activedescendant')
  marker.hidden = true
}
