import { fieldKinds } from '../forms/fields/schemas.ts'
import type { Form } from '../forms/schema.ts'
import { isSitePath, type PagePath } from '../model/linkTarget.ts'
import type { Page } from './page.ts'
import { formsOn } from './shownBySections.ts'
import type { Site } from './site.ts'

/** A page, as others speak of it. */
export type PageName = { readonly path: PagePath; readonly title: string }

/** What is sent, under a title where it is sent by something that has one. */
export type Sent = { readonly title?: string; readonly items: readonly string[] }

/** The pages that show something, in the manifest's order. */
export function pagesWith(
  site: Site,
  shownOn: (page: Page) => readonly string[],
): readonly PageName[] {
  return Object.entries(site.routes).flatMap(([path, route]) =>
    isSitePath(path) && 'sections' in route && shownOn(route).length > 0
      ? [{ path, title: route.title }]
      : [],
  )
}

/** What the forms that pages show send: each its fields, and all of them what goes with those unseen. */
export function sentByForms(site: Site): readonly Sent[] {
  const shown = new Set<string>(
    Object.values(site.routes).flatMap((route) => ('sections' in route ? formsOn(route) : [])),
  )
  const forms = Object.entries(site.forms).flatMap(([id, form]) => (shown.has(id) ? [form] : []))
  const replies = forms.some(({ fields }) =>
    fields.some(({ kind }) => fieldKinds[kind].traits.isReplyAddress),
  )
  return [
    ...forms.map((form) => ({ title: form.label, items: partsOf(form) })),
    {
      title: forms.length > 1 ? 'Every form' : undefined,
      items: [
        ...(replies ? ['Your email address a second time, so that we can reply'] : []),
        'A key that identifies this website to the form service',
        'A hidden field that protects us from spam: it stays empty unless a program fills it in',
      ],
    },
  ]
}

/** The fields that are sent, and what is always the same. */
function partsOf({ fields, subject }: Form): string[] {
  const sent = fields.filter(({ send }) => typeof send === 'string' || 'within' in send)
  const labels = (required: boolean) =>
    sent.filter((field) => field.required === required).map(({ label }) => label)
  const [always, perhaps] = [labels(true), labels(false)]
  return [
    ...(always.length > 0 ? [listed(always)] : []),
    ...(perhaps.length > 0 ? [`${listed(perhaps)}, if you fill them in`] : []),
    ...(subject === undefined ? [] : [`The fixed subject “${subject}”`]),
  ]
}

const listed = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)
