/**
 * Fades a new page in, except when the visitor prefers reduced motion. Not a view transition: the
 * browser takes snapshots of both pages for it, which is slow on slow devices.
 */
export function fadeIn(page: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  page?.animate({ opacity: [0.4, 1] }, { duration: 160, easing: 'ease-out' })
}
