import type { RenderedField, RenderedForm } from './renderedForm.ts'

/**
 * The name of the part that carries a field's value when the browser sends the form: the field's
 * own, or that of the field within whose part it travels. None when the value is never sent.
 */
export function partName(form: RenderedForm, field: RenderedField): string | undefined {
  const { send } = field
  if (typeof send === 'string') return send
  if ('never' in send) return undefined
  const carrier = form.fields.find(({ name }) => name === send.within)
  return carrier && partName(form, carrier)
}
