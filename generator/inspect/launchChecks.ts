import { Temporal } from 'temporal-polyfill'
import { SyntaxKind, type Node } from 'ts-morph'
import * as z from 'zod'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { valueAt } from '../manifest/modelValues.ts'
import { isSampleCall, sampleCalls } from '../code/literals.ts'
import { type ManifestSource, sourcePath, locationOf } from '../manifest/locate.ts'
import { type Site, siteSchema } from '../../src/site/site.ts'
import { textsSchema } from '../../src/site/texts.ts'
import { markedValues } from '../manifest/schemaWalk.ts'
import { lastDays, endOfDay, instantOf } from '../manifest/dates.ts'
import { hasForms } from '../../src/site/dataFlows.ts'
import { readConfiguration, variable } from '../configuration.ts'
import { thirdPartyContacts } from './outline.ts'

/** Finds all values that are marked with `sample(…)`. */
export const samples = (source: ManifestSource): Diagnostic[] =>
  source
    .syntax()
    .flatMap(sampleCalls)
    .map((call) => ({
      code: 'sample-value',
      path: sourcePath(call),
      location: locationOf(call),
      message: '"sample(…)" marks a value that is not the real one yet.',
      hint: 'Replace it with the real value.',
    }))

/** Domains that are reserved for examples (RFC 2606, RFC 6761). */
const HOST =
  /(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org|edu)|[a-z0-9-]+\.(?:example|test|invalid)|localhost)(?![a-z0-9-])/i

/** Phone numbers that are reserved for fiction: 555-0100 to 555-0199 with any area code. */
const NUMBER = /(?:\+1)?[\s(-]*\d{3}[\s)-]*555-?01\d\d(?!\d)/

/** Finds a reserved domain or phone number in a text. */
export const findPlaceholder = (text: string): string | undefined =>
  (HOST.exec(text) ?? NUMBER.exec(text))?.[0].trim()

/**
 * Finds placeholders in the manifest, except in values that are marked with `sample(…)`, and in texts that
 * show visitors the format of a value by an example.
 */
export function placeholders(site: Site, source: ManifestSource): Diagnostic[] {
  const examples = exampleTexts(site, source)
  const texts = source
    .syntax()
    .flatMap((file) => [
      ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
      ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
      ...file.getDescendantsOfKind(SyntaxKind.TemplateExpression),
    ])
  return texts.flatMap((node): Diagnostic[] => {
    const placeholder = findPlaceholder(node.getText())
    if (placeholder === undefined || examples.has(node) || node.getAncestors().some(isSampleCall)) {
      return []
    }
    return [
      {
        code: 'placeholder',
        path: sourcePath(node),
        location: locationOf(node),
        message: `${JSON.stringify(placeholder)} is reserved for examples.`,
        hint: 'Replace it with the real address or phone number.',
      },
    ]
  })
}

/**
 * The texts with an example of an email address or of a phone number: those of components whose default
 * has one, in any language, and the hints of such fields.
 */
function exampleTexts({ texts, forms }: Site, source: ManifestSource): ReadonlySet<Node> {
  const defaults = textsSchema.parse({})
  const ofComponents = Object.entries(texts).flatMap(([area, ofArea]) =>
    Object.keys(ofArea)
      .map((name) => [area, name])
      .filter((path) => findPlaceholder(String(valueAt(defaults, path))) !== undefined)
      .map((path) => ['texts', ...path]),
  )
  const hints = Object.entries(forms).flatMap(([id, { fields }]) =>
    fields.flatMap(({ kind }, index) =>
      ['email', 'phone', 'internationalPhone'].includes(kind)
        ? [['forms', id, 'fields', index, 'hint']]
        : [],
    ),
  )
  return new Set([...ofComponents, ...hints].map((path) => source.node(path, false)))
}

/** Finds constants whose review date has passed. */
export const reviews = (site: Site, now: Date): Diagnostic[] =>
  markedValues(['reviewed'], siteSchema, site).flatMap(({ value, path }) => {
    const constant = reviewed.safeParse(value)
    return constant.success ? overdue(constant.data, path, now) : []
  })

/** The properties of a constant that a review needs. A fact without them is not reviewed. */
const reviewed = z.object({
  source: z.string(),
  confirmed: z.string(),
  review: z.string().optional(),
})
type Reviewed = z.output<typeof reviewed>

function overdue(constant: Reviewed, path: ModelPath, now: Date): Diagnostic[] {
  const due = reviewDate(constant)
  if (now.toISOString().slice(0, 10) < due) return []
  return [
    {
      code: 'review-due',
      path: [...path, 'confirmed'],
      message: `Last confirmed on ${constant.confirmed}; the review was due on ${due}. Source: ${constant.source}`,
      hint: 'Verify the value at its source, then update its date.',
    },
  ]
}

/** The review date of a constant. Default: one year after it was confirmed. */
const reviewDate = ({ confirmed, review }: Reviewed): string =>
  review ?? Temporal.PlainDate.from(confirmed).add({ years: 1 }).toString()

/** Finds events and last days that are over, and an expired security.txt. */
export function dates(site: Site, now: Date): Diagnostic[] {
  const over: { readonly path: ModelPath; readonly message: string }[] = []
  for (const [name, { end, timeZone }] of Object.entries(site.events)) {
    if (now.getTime() < instantOf(end, timeZone)) continue
    const message = `The event ${name} ended on ${end.replace('T', ' at ')} (${timeZone}).`
    over.push({ path: ['events', name, 'end'], message })
  }
  for (const { path, date } of lastDays(site)) {
    if (now.getTime() < Date.parse(endOfDay(date, site.timeZone))) continue
    const message = `The last day, ${date}, has passed. The page does not show this entry any more.`
    over.push({ path, message })
  }
  const expires = site.security?.expires
  if (expires !== undefined && now.toISOString().slice(0, 10) >= expires) {
    over.push({ path: ['security', 'expires'], message: `security.txt expired on ${expires}.` })
  }
  return over.map((date) => ({
    code: 'past-date',
    ...date,
    hint: 'Change the date, or remove the entry. `afterEvent` of a section says what it shows after an event.',
  }))
}

/**
 * Finds environment variables that are missing, invalid or not meant for a live site. Each is located at what needs
 * it in the manifest.
 */
export function configurationProblems(site: Site, environment: NodeJS.ProcessEnv): Diagnostic[] {
  const at = (path: ModelPath, messages: readonly string[]) =>
    messages.map((message): Diagnostic => ({
      code: 'build-configuration',
      path,
      atKey: true,
      message,
      hint: 'See .env.example for the environment variables of a build.',
    }))
  const configuration = readConfiguration(environment)
  if ('problem' in configuration) return at([], [configuration.problem])
  const { embedded, formService, mapsKey, staging } = configuration
  const forms = embedded
    ? MISSING_FORM_SERVICE
    : [
        ...endpointProblems(formService.action),
        ...unconfirmedFiles(site, variable(environment, 'FORM_ACCEPTS_FILES')),
      ]
  return [
    ...(staging
      ? at(
          ['product', 'origin'],
          ['SITE_STAGING is true. Search engines would not index the site. Remove it.'],
        )
      : []),
    ...(hasForms(site) ? at(['forms'], forms) : []),
    ...(mapsKey === undefined ? at(['thirdParties'], missingMapsKey(site)) : []),
  ]
}

const MISSING_FORM_SERVICE = ['FORM_ENDPOINT', 'FORM_ACCESS_KEY'].map(
  (name) =>
    `${name} is not set. Without a form service, forms work only with npm start, npm run preview and npm run dev.`,
)

function endpointProblems(endpoint: string): string[] {
  if (findPlaceholder(endpoint) !== undefined)
    return [`FORM_ENDPOINT is "${endpoint}", a placeholder. Set the URL of your form service.`]
  return endpoint.startsWith('https://')
    ? []
    : [`FORM_ENDPOINT is "${endpoint}", which is not encrypted. Set an https URL.`]
}

/** A form service may refuse files, or accept them only with a paid plan. Nothing tells it in advance. */
function unconfirmedFiles(site: Site, confirmed: string): string[] {
  const parts = Object.values(site.forms).flatMap(({ fields }) =>
    fields.flatMap((field) =>
      field.kind === 'file' ? [`${field.send} (up to ${field.maxMegabytes} MB)`] : [],
    ),
  )
  if (parts.length === 0 || confirmed === 'true') return []
  return [
    `FORM_ACCEPTS_FILES is not true. Forms send files: ${parts.join(', ')}. Check that your form service accepts them, then set it to true.`,
  ]
}

function missingMapsKey(site: Site): string[] {
  const maps = Object.entries(site.thirdParties).flatMap(([id, { kind }]) =>
    kind === 'map' ? [id] : [],
  )
  return thirdPartyContacts(site)
    .filter(({ id }) => maps.includes(id))
    .map(
      ({ pages }) =>
        `MAPS_KEY is not set. These pages would show the address without a map: ${pages.join(', ')}.`,
    )
}
