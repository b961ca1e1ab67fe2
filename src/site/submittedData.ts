import { fieldKinds, type Field } from '../forms/fields/schemas.ts'
import type { Form } from '../forms/schema.ts'
import { fillText } from '../model/fillText.ts'
import { isSitePath, type PagePath } from '../model/linkTarget.ts'
import type { Page } from './page.ts'
import { formsOn } from './sectionReferences.ts'
import type { Site } from './site.ts'

/** The path and title of a page, for links. */
export type PageLink = { readonly path: PagePath; readonly title: string }

/** A list of submitted data for the privacy page, with an optional title such as the form's name. */
export type SubmittedData = { readonly title?: string; readonly items: readonly string[] }

/** The pages for which `shownOn` returns at least one name, in the order of the manifest. */
export function pagesWith(
  site: Site,
  shownOn: (page: Page) => readonly string[],
): readonly PageLink[] {
  return Object.entries(site.routes).flatMap(([path, route]) =>
    isSitePath(path) && 'sections' in route && shownOn(route).length > 0
      ? [{ path, title: route.title }]
      : [],
  )
}

/**
 * The data that forms submit: the fields of each form that a page shows, then the hidden fields of
 * all forms.
 */
export function submittedDataOf(site: Site): readonly SubmittedData[] {
  const texts = site.texts.privacy
  const shownForms = new Set<string>(
    Object.values(site.routes).flatMap((route) => ('sections' in route ? formsOn(route) : [])),
  )
  const forms = Object.entries(site.forms).flatMap(([id, form]) =>
    shownForms.has(id) ? [form] : [],
  )
  const hasReplyAddress = forms.some(({ fields }) =>
    fields.some(({ kind }) => fieldKinds[kind].traits.isReplyAddress),
  )
  return [
    ...forms.map((form) => ({ title: form.label, items: submittedFields(form, site) })),
    {
      title: forms.length > 1 ? texts.everyForm : undefined,
      items: [...(hasReplyAddress ? [texts.replyAddress] : []), texts.accessKey, texts.honeypot],
    },
  ]
}

/** The labels of the submitted fields, and the subject of the message. */
function submittedFields({ fields, subject }: Form, { language, texts }: Site): string[] {
  const { optionalFields, subject: subjectText } = texts.privacy
  const list = new Intl.ListFormat(language)
  // A value that is sent within another field, such as the text for "Other", belongs to that field.
  const submitted = fields.filter(({ send }) => typeof send === 'string')
  const labels = (isRequired: boolean) =>
    submitted
      .filter((field) => field.required === isRequired)
      .map((field) => submittedLabel(field, texts))
  const [required, optional] = [labels(true), labels(false)]
  return [
    ...(required.length > 0 ? [list.format(required)] : []),
    ...(optional.length > 0 ? [fillText(optionalFields, { fields: list.format(optional) })] : []),
    ...(subject === undefined ? [] : [fillText(subjectText, { subject })]),
  ]
}

const submittedLabel = ({ kind, label }: Field, texts: Site['texts']) =>
  fieldKinds[kind].traits.isStatement ? fillText(texts.form.quotedField, { label }) : label
