/**
 * Lets the browser itself follow links until the returned function is called. React would otherwise
 * change the page while it hydrates it, and would have to render it again.
 */
export function keepLinksNative(): () => void {
  const hideFromReact = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
    if (isLink) event.stopPropagation()
  }
  addEventListener('click', hideFromReact, { capture: true })
  return () => removeEventListener('click', hideFromReact, { capture: true })
}
