/** While Alt is pressed, a click on a part of the page opens its line in the manifest in the code editor. */

const style = new CSSStyleSheet()
style.replaceSync(
  '.site-alt :is(main section[id], main > header, main header:first-child, body > header, body > footer):hover { outline: 2px solid #2f7de1; outline-offset: -2px; cursor: pointer }',
)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]

const setHighlight = (isHeld: boolean) =>
  document.documentElement.classList.toggle('site-alt', isHeld)

addEventListener('keydown', (event) => setHighlight(event.altKey))
addEventListener('keyup', (event) => setHighlight(event.altKey))
addEventListener('blur', () => setHighlight(false))

addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopPropagation()
    const query = new URLSearchParams({
      path: location.pathname.replace(/(.)\/$/, '$1'),
      part: partOf(event.target),
      text: event.target.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '',
    })
    void fetch(`/__site/open-in-editor?${query}`, { method: 'POST' })
  },
  true,
)

/** The part of the page that an element belongs to. */
function partOf(element: Element): string {
  if (element.closest('footer') !== null && element.closest('main') === null) return 'footer'
  if (element.closest('main') === null) return 'navigation'
  return element.closest('section[id]')?.id ?? 'hero'
}
