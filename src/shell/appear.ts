/**
 * Lets a new page come up, where the visitor has not asked for less motion. It is there at once:
 * the browser's own transitions take pictures of both pages first, which a slow device feels.
 */
export function appear(page: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  page?.animate({ opacity: [0.4, 1] }, { duration: 160, easing: 'ease-out' })
}
