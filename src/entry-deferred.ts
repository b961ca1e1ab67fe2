/**
 * Defers hydration until the page is painted, or until the visitor interacts with it. Until then,
 * links, menus and forms work without scripts. The URLs of the scripts are in an attribute of this
 * script's element. So only this small file competes with the first paint, and all other scripts
 * are requested at once.
 */
const INTERACTIONS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

/** Hydration starts after this time even without a load event. Milliseconds. */
const LOAD_TIMEOUT = 8000

const scripts =
  document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []

let started = false

async function start() {
  if (started) return
  started = true
  for (const interaction of INTERACTIONS) removeEventListener(interaction, start)
  for (const href of scripts) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
    // Adding a request takes time, in which input would wait.
    await nextTask()
  }
  const [client = '', ...imports] = scripts
  // Each script runs in a task of its own, because input would wait for a long one.
  for (const script of imports) {
    // The client imports it too, and handles the error.
    await import(/* @vite-ignore */ script).catch(() => {})
    await nextTask()
  }
  import(/* @vite-ignore */ client).catch((error: unknown) => {
    console.error('The page stays prerendered: its scripts could not be loaded.', error)
  })
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** How long to wait for the largest contentful paint after the load event. Milliseconds. */
const PAINT_TIMEOUT = 400

/** Starts after the page's first image is painted, as reported by the browser, or any content of a page without one. */
function startAfterPaint() {
  const first = document.querySelector('img[fetchpriority=high]')
  const isPainted = (entry: PerformanceEntry) =>
    first === null || ('element' in entry && entry.element === first)
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isPainted)) startWhenIdle()
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(startWhenIdle, PAINT_TIMEOUT)
}

function startWhenIdle() {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1000 })
  else start()
}

for (const interaction of INTERACTIONS) addEventListener(interaction, start, { passive: true })
// The load event waits for all images, and one of them may never arrive.
setTimeout(start, LOAD_TIMEOUT)
if (document.readyState === 'complete') startAfterPaint()
else addEventListener('load', startAfterPaint, { once: true })
