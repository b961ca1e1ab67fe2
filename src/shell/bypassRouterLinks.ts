/**
 * Until the returned function is called, clicks on links cause full page loads. A client-side
 * navigation during hydration would make React render the page again.
 */
export function bypassRouterLinks(): () => void {
  const stopLinkClicks = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
    if (isLink) event.stopPropagation()
  }
  addEventListener('click', stopLinkClicks, { capture: true })
  return () => removeEventListener('click', stopLinkClicks, { capture: true })
}
