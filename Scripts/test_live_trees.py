"""Shows random trees of controls in Chromium, uses all of their controls, and looks for exceptions in the page's script.

    python3 Scripts/test_live_trees.py PROGRAM CHROMIUM [FIRST] [COUNT]

Each tree follows the previous one by patches. In the end the picture and the parts must be equal to those of a page that has
just been opened, and the page must contain every part that the server has sent.
"""

import re
import subprocess
import sys

from playwright.sync_api import sync_playwright

# Counts the messages of the server, and keeps the last settings that the page sent.
WATCH = """
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...a) {
    super(...a)
    window.wire = this
    this.addEventListener('message', event => {
      window.taken = (window.taken || 0) + 1
      const message = JSON.parse(event.data)
      if (message.page !== undefined) window.answers = (window.answers || 0) + 1
    })
  }
  send(text) {
    const [name, look] = JSON.parse(text)
    if (name === 'hello' || name === 'look') window.hello = JSON.stringify(['hello', look, null])
    super.send(text)
  }
}
// A link leads away from the page, and a picker of dates would stay open.
addEventListener('click', event => { if (event.target.closest('a')) event.preventDefault() }, true)
HTMLInputElement.prototype.showPicker = () => {}
"""

# Uses each element once, with pointer or keyboard, except elements that lead to the next tree.
USE = """
() => {
  const fire = (element, name, more = {}) => element.dispatchEvent(new Event(name, { bubbles: true, ...more }))
  const key = (element, name) => {
    for (const kind of ['keydown', 'keyup']) element.dispatchEvent(new KeyboardEvent(kind, { key: name, bubbles: true }))
  }
  let used = 0
  for (const element of [...document.querySelectorAll('#parts .control > *, #parts .chart')]) {
    if (!element.isConnected || element.disabled || element.getAttribute('aria-label') === 'Next tree') continue
    used++
    element.focus()
    if (element.matches('.chart')) for (const name of ['ArrowRight', 'End', '+', '.', 'Escape']) key(element, name)
    else if (element.matches('select')) {
      element.selectedIndex = element.options.length - 1
      fire(element, 'change')
    } else if (element.matches('input[type=range]')) {
      element.value = 0.7
      fire(element, 'input')
      fire(element, 'change')
    } else if (element.matches('input[type=date]')) {
      element.value = '2024-02-29'
      fire(element, 'change')
    } else if (element.matches('input[type=time]')) {
      element.value = '23:59'
      fire(element, 'change')
    } else if (element.matches('.field')) {
      element.value = 'typed \\u{1F600} <b>'
      fire(element, 'input')
      key(element, 'Enter')
    } else {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
      element.click()
    }
    element.blur?.()
  }
  return used
}
"""

# The expected and the actual number of elements. A group counts as its children.
COUNTS = """
() => {
  const count = parts => parts.reduce((sum, part) => sum + 1 + count(Array.isArray(part.p) ? part.p : []), 0)
  const there = [...document.querySelectorAll('#parts *')].filter(element =>
    element.matches('.control, .chart, [role=group], [role=radiogroup], p, h2, .image')).length
  return [count(document.getElementById('parts').shown ?? []), there]
}
"""

# The names of clips and gradients depend on previous pictures, so compare only whether there is one.
SHOWN = r"""
() => {
  const picture = document.getElementById('picture').outerHTML
  const known = name => document.getElementById(name.slice(5, -1)) ? 'url(#known)' : 'url(#unknown)'
  return [picture.replace(/url\(#[^)]+\)/g, known).replace(/ id="[^"]*"/g, ''),
    document.getElementById('parts').innerText]
}
"""


def settled(page, seconds=0.2):
    """Waits until all messages have been answered and none has arrived for `seconds`."""
    page.evaluate("window.asked = (window.asked || 0) + 1; window.wire.send('[\"page\"]')")
    comes(page, "window.answers >= window.asked")
    last, rest = None, 0.0
    for _ in range(400):
        taken = page.evaluate("window.taken")
        rest = rest + 0.03 if taken == last else 0.0
        if rest >= seconds:
            return
        last = taken
        page.wait_for_timeout(30)


def comes(page, condition, seconds=15):
    """Waits for a condition in the page, and returns whether it became true in time."""
    for _ in range(int(seconds / 0.03)):
        if page.evaluate(condition):
            return True
        page.wait_for_timeout(30)
    return False


def escape(page):
    """Closes the presentations of a tree, such as sheets."""
    for _ in range(8):
        if page.evaluate("!!document.querySelector('#parts [aria-label=\"Next tree\"]')"):
            return True
        page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))")
        settled(page, 0.2)
    return False


def main():
    program, chromium = sys.argv[1:3]
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 40
    failures, used = [], 0
    server = subprocess.Popen([program, "--trees", str(first)], stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", server.stdout.readline()).group(0)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 900, "height": 900}, reduced_motion="reduce")
            page.add_init_script(WATCH)
            errors = []
            page.on("pageerror", lambda error: errors.append(f"{error}\n{error.stack}"))
            page.goto(address)
            page.wait_for_selector("#picture > *", state="attached")
            for number in range(first, first + count):
                def fail(what):
                    failures.append(f"tree {number}: {what}")
                    print("FAIL  " + failures[-1], flush=True)

                if not comes(page, f"document.getElementById('parts').textContent.includes('Tree {number}')"):
                    fail("it does not come")
                    break
                used += page.evaluate(USE)
                settled(page)
                sent, there = page.evaluate(COUNTS)
                if sent != there:
                    fail(f"the server has sent {sent} parts, and the page has {there}")
                patched = page.evaluate(SHOWN)
                if "#unknown" in patched[0]:
                    fail("the picture names a clip or a gradient that is not there")
                page.evaluate("window.wire.send(window.hello)")
                settled(page)
                for old, new in zip(patched, page.evaluate(SHOWN)):
                    if old != new:
                        at = next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), 0)
                        was, now = old[max(at - 80, 0) : at + 80], new[max(at - 80, 0) : at + 80]
                        fail(f"what patches have made is not what a new page shows\n  {was!r}\n  {now!r}")
                if server.poll() is not None:
                    fail(f"the program has ended with {server.returncode}")
                    break
                for error in errors:
                    fail(error)
                errors.clear()
                if not escape(page):
                    fail("nothing leads back from what it presents")
                    break
                page.evaluate("document.querySelector('#parts [aria-label=\"Next tree\"]').click()")
            browser.close()
    finally:
        server.terminate()
        server.wait()
    print(f"{'FAIL ' if failures else 'ok   '} {count} trees, {used} controls used, {len(failures)} failures", flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
