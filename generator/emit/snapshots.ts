import type { Field } from '../../src/forms/schema.ts'
import type { Site } from '../../src/site/site.ts'
import { sitePages } from '../manifest/sitePages.ts'
import { publication } from '../manifest/published.ts'

/** The file of the manifest snapshot in `generated/`. */
export const SNAPSHOT_NAME = 'site.snapshot.json'

/** The validated site as JSON with sorted keys. `diff` compares two versions of it. */
export const emitManifestSnapshot = (site: Site) => `${JSON.stringify(site, sortKeys, 2)}\n`

/** A replacer that sorts the keys of objects. The order of a list is kept, because it has a meaning. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Emits the summary of the site for reviewers. */
export const emitRoutesSnapshot = (site: Site): string =>
  `<!-- Generated from site.manifest.ts by \`npm run generate\`. Do not edit. -->\n\n${routesSummary(site)}\n`

/** Routes, navigation and forms as Markdown. */
export function routesSummary(site: Site): string {
  return [
    '# Summary of the site',
    '',
    '## Routes',
    '',
    ...table(['Path', 'Title', 'Sections', 'Indexed'], routeRows(site)),
    '',
    '## Redirects',
    '',
    ...table(
      ['From', 'To'],
      site.redirects.map(({ from, to }) => [from, to]),
    ),
    '',
    '## Navigation',
    '',
    ...site.navigation.flatMap((item) => [
      entry('', item),
      ...item.children.map((child) => entry('  ', child)),
    ]),
    ...Object.entries(site.forms).flatMap(([id, form]) => [
      '',
      `## Form: ${text(id)}`,
      '',
      `Subject: ${form.subject === undefined ? 'none' : text(form.subject)}. Button: ${text(form.submit)}. Thanks: ${form.thanks}.`,
      '',
      ...table(
        ['Field', 'Label', 'Kind', 'Required', 'Sent as', 'Options'],
        form.fields.map(fieldRow),
      ),
    ]),
  ].join('\n')
}

const routeRows = (site: Site) =>
  sitePages(site).map(({ path, canonical, page }) => [
    path,
    page.title,
    path === canonical ? page.sections.map(({ kind }) => kind).join(', ') : `alias of ${canonical}`,
    publication(page) ?? (page.indexed ? 'yes' : 'no'),
  ])

function fieldRow(field: Field): string[] {
  const options = 'options' in field ? field.options.join(' / ') : ''
  return [
    field.name,
    field.label,
    field.kind,
    field.required ? 'yes' : 'no',
    sentAs(field),
    options,
  ]
}

function sentAs({ send }: Field): string {
  if (typeof send === 'string') return send
  return 'within' in send ? `within ${send.within}` : `never: ${send.never}`
}

const entry = (
  indent: string,
  link: { text: string; to?: string | undefined; target?: string | undefined },
) =>
  `${indent}- ${text(link.text)}: ${link.to ?? 'submenu'}${link.target === undefined ? '' : ' (new tab)'}`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
]

const row = (cells: readonly string[]) => `| ${cells.map(text).join(' | ')} |`

/** Escapes the special characters of Markdown. Replaces control characters and line separators. */
const text = (value: string) =>
  value
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
    .replaceAll(/[\\|<>`*[\]]/g, (sign) => `\\${sign}`)
