import type { Field, FieldKind } from '../../../src/forms/schema.ts'
import { siteInLanguage, siteSchema } from '../../../src/site/site.ts'
import { site as builtSite } from '../../support/builtSite.ts'
import { usedBySite } from './usedBySite.ts'

/** A form of the site, with the path of a page that shows it, and the site in the language of this page. */
export type FormOnSite = ReturnType<typeof formsOf>[number]

/** Every form of a site that a page shows, first those in the site's language. */
export function formsOf(site: unknown) {
  const model = siteSchema.parse(site)
  const all = Object.entries(model.forms).flatMap(([id, form]) => {
    const found = Object.entries(model.routes).flatMap(([path, route]) =>
      'sections' in route &&
      route.sections.some((section) => section.kind === 'form' && section.form === id)
        ? [{ path, site: siteInLanguage(model, route.language) }]
        : [],
    )[0]
    return found === undefined ? [] : [{ id, ...form, ...found }]
  })
  const isForeign = (form: (typeof all)[number]) => Number(form.site.language !== model.language)
  return all.toSorted((one, other) => isForeign(one) - isForeign(other))
}

/** Every form of the manifest that a page shows. */
export const forms = formsOf(builtSite)

/** A field that is sent as a part of its own. */
export type SentField = Field & { readonly send: string }

/** The fields that are always visible and sent, in their order. */
export function sentFields({ fields }: FormOnSite): readonly SentField[] {
  const revealed = new Set(fields.map((field) => revealedName(field)))
  return fields.flatMap((field) =>
    typeof field.send === 'string' && !revealed.has(field.name)
      ? [{ ...field, send: field.send }]
      : [],
  )
}

/** The name of the field that an option of this field shows. */
const revealedName = (field: Field) => ('other' in field ? field.other?.reveals : undefined)

/** The first field of a kind that is always visible and sent. */
export const firstField = (form: FormOnSite, kind: FieldKind) =>
  sentFields(form).find((field) => field.kind === kind)

/** The name of the part that the first field of a kind is sent as. */
export const partOf = (form: FormOnSite, kind: FieldKind): string =>
  firstField(form, kind)?.send ?? ''

/** The first form with fields of all these kinds. Skips the test if the site has none. */
export function formWith(...kinds: readonly FieldKind[]): FormOnSite {
  const found = forms.find((form) => kinds.every((kind) => firstField(form, kind) !== undefined))
  return usedBySite(found, kinds.length === 0 ? 'a form' : `a form with ${kinds.join(', ')}`)
}

/** The first form with checkboxes of which one shows a text field. Skips the test if the site has none. */
export function formWithOther() {
  const all = forms.flatMap((form) =>
    form.fields.flatMap((field) =>
      field.kind === 'checkboxes' && field.other !== undefined && typeof field.send === 'string'
        ? [{ form, field, other: field.other, part: field.send }]
        : [],
    ),
  )
  return usedBySite(all[0], 'a form with an option that shows a field')
}

/** The field in which a test enters a unique value, by which the form service finds its submissions. */
export function uniqueField(form: FormOnSite): SentField {
  const found =
    firstField(form, 'email') ?? firstField(form, 'text') ?? firstField(form, 'textarea')
  return usedBySite(found, 'a form with email, text or textarea')
}
