/** An arrow that points down: the list can be opened. */
export function Chevron() {
  return (
    <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
      <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
