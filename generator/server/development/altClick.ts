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
    void open(query)
  },
  true,
)

/** Opens the code editor. If that fails, shows the message of the server. */
async function open(query: URLSearchParams): Promise<void> {
  const response = await fetch(`/__site/open-in-editor?${query}`, { method: 'POST' })
  if (response.ok) return
  const message = await response.text()
  console.error(message)
  showMessage(message)
}

/** Shows a message over the page until the next click on it. */
function showMessage(text: string): void {
  const note = document.createElement('dialog')
  note.textContent = text
  note.addEventListener('click', () => note.remove())
  note.addEventListener('close', () => note.remove())
  document.body.append(note)
  note.showModal()
}

/** The part of the page that an element belongs to. */
function partOf(element: Element): string {
  if (element.closest('footer') !== null && element.closest('main') === null) return 'footer'
  if (element.closest('main') === null) return 'navigation'
  return element.closest('section[id]')?.id ?? 'hero'
}
