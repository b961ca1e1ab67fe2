import type { RenderedField, RenderedForm } from './renderedForm.ts'

/**
 * The `name` attribute of a field's input: its own part in the multipart request, or the part of
 * the field that includes its value. `undefined` if the value is never sent.
 */
export function partName(form: RenderedForm, field: RenderedField): string | undefined {
  const { send } = field
  if (typeof send === 'string') return send
  if ('never' in send) return undefined
  const carrier = form.fields.find(({ name }) => name === send.within)
  return carrier && partName(form, carrier)
}
