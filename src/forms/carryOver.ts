/**
 * Carries what was entered in a page's fields into the fields that take their place, found by
 * their ids. Where something else has edited the page, React builds it anew instead of taking it
 * over, and the new fields are empty. Call it before that, and what it returns afterwards.
 */
export function carryOver(page: Document): () => void {
  const fields = [...page.querySelectorAll<Field>('form :is(input, textarea, select)[id]')]
  return () => {
    for (const old of fields) {
      const field = page.getElementById(old.id)
      if (!old.isConnected && field !== null && isField(field)) enter(field, old)
    }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** Enters what stands in `old`, as the visitor would: React takes no notice of anything else. */
function enter(field: Field, old: Field) {
  if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
    if (field.checked !== old.checked) field.click()
    if (field.type === 'checkbox' || field.type === 'radio') return
  }
  if (field.value === old.value || old.value === '') return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
    field,
    old.value,
  )
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
