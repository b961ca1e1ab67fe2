/**
 * Brings the client's code once the page is painted, or at the first sign that the visitor wants
 * something: until then links, menus and forms work natively. What to bring stands on the element
 * of this script: so this file is all that competes with the first paint, and all is asked for at once.
 */
const SIGNS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

/** How long the load event is waited for. Milliseconds. */
const PATIENCE = 8000

const { scripts = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {}

let started = false

async function start() {
  if (started) return
  started = true
  for (const sign of SIGNS) removeEventListener(sign, start)
  const [client = '', ...needed] = scripts.split(' ')
  import(/* @vite-ignore */ client).catch((error: unknown) => {
    console.error('The page stays as it was sent: its scripts could not be started.', error)
  })
  for (const href of needed) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
    // Each request takes a moment, and the visitor may want one too.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** How long after the load event the browser may take to tell of its paint. Milliseconds. */
const TO_THE_SCREEN = 400

/** Where the browser tells of it, as soon as the page's first image is on the screen. */
function startWhenPainted() {
  const first = document.querySelector('img[fetchpriority=high]')
  const isPainted = (entry: PerformanceEntry) => 'element' in entry && entry.element === first
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isPainted)) startWhenIdle()
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(startWhenIdle, TO_THE_SCREEN)
}

function startWhenIdle() {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1000 })
  else start()
}

for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
// An image that never comes would hold the load event back for ever.
setTimeout(start, PATIENCE)
if (document.readyState === 'complete') startWhenPainted()
else addEventListener('load', startWhenPainted, { once: true })
