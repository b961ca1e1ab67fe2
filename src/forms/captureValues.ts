/**
 * Remembers the fields in a page's forms and returns a function that copies their values into the
 * new fields with the same ids. React replaces all elements when hydration fails, for example
 * because a browser extension has changed the HTML, and the new fields are empty.
 */
export function captureValues(page: Document): () => void {
  const fields = [...page.querySelectorAll<Field>('form :is(input, textarea, select)[id]')]
  return () => {
    for (const old of fields) {
      const field = page.querySelector<Field>(`#${old.id}`)
      if (!old.isConnected && field !== null) copyValue(old, field)
    }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Copies a value with the native setter and events, because React ignores other changes. */
function copyValue(old: Field, field: Field) {
  if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) {
    if (field.checked !== old.checked) field.click()
    // Only inputs for files have them. Other inputs ignore this, and no script may set their value.
    field.files = old.files
  }
  if (field.value === old.value || old.value === '') return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
    field,
    old.value,
  )
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
