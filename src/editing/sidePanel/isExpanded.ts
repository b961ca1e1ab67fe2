/** Whether an element shows a list of choices, which Escape closes. */
export const isExpanded = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true'
