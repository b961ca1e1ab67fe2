/**
 * Brings the client's code once the page is painted, or at the first sign that the visitor wants
 * something: until then links, menus and forms work natively.
 */
const SIGNS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

let started = false

function start() {
  if (started) return
  started = true
  for (const sign of SIGNS) removeEventListener(sign, start)
  import('./entry-client.tsx').catch((error: unknown) => {
    console.error('The page stays as it was sent: its scripts could not be started.', error)
  })
}

function startWhenIdle() {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1000 })
  else setTimeout(start, 50)
}

for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
