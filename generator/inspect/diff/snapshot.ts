import * as z from 'zod'
import { siteSchema, type Site } from '../../../src/site/site.ts'

const link = z.looseObject({ text: z.string(), to: z.string(), target: z.string().optional() })

const section = z.looseObject({
  kind: z.string(),
  heading: z.string().default(''),
  id: z.string().optional(),
})

/** The part of a page that is compared separately. */
export const pageSnapshotSchema = z.looseObject({
  title: z.string(),
  indexed: z.boolean().default(true),
  sections: z.array(section).default([]),
})

const field = z.looseObject({
  name: z.string(),
  label: z.string().default(''),
  kind: z.string(),
  required: z.boolean().default(false),
  options: z.array(z.string()).default([]),
  send: z.unknown(),
})

const form = z.looseObject({
  subject: z.string().optional(),
  fields: z.array(field).default([]),
})

/**
 * The part of a manifest snapshot (`site.snapshot.json`) that is compared separately. Other values are
 * compared without a schema, so that snapshots of an older or newer model can be compared too.
 */
export const snapshotSchema = z.looseObject({
  routes: z.record(
    z.string(),
    z.union([z.looseObject({ sameAs: z.string() }), pageSnapshotSchema]),
  ),
  redirects: z.array(z.looseObject({ from: z.string(), to: z.string() })).default([]),
  navigation: z.array(link.extend({ children: z.array(link).default([]) })).default([]),
  footer: z
    .looseObject({
      groups: z.array(z.looseObject({ title: z.string(), links: z.array(link) })).default([]),
      social: z.array(link).default([]),
      legal: z.array(link).default([]),
    })
    .default({ groups: [], social: [], legal: [] }),
  forms: z.record(z.string(), form).default({}),
  constants: z.record(z.string(), z.looseObject({ value: z.unknown() })).default({}),
})

/** A snapshot of the manifest. */
export type Snapshot = z.output<typeof snapshotSchema>

/** A link in a snapshot. */
export type SnapshotLink = z.output<typeof link>

/** A page in a snapshot. */
export type SnapshotPage = z.output<typeof pageSnapshotSchema>

/** A section in a snapshot. */
export type SnapshotSection = z.output<typeof section>

/** A form in a snapshot. */
export type SnapshotForm = z.output<typeof form>

/** A form field in a snapshot. */
export type SnapshotField = z.output<typeof field>

/** A version of the site to compare. */
export type Version = {
  readonly snapshot: Snapshot
  /** The snapshot parsed with the current model. `undefined` if it has the format of another model. */
  readonly site: Site | undefined
}

/** A version, or the reason why the snapshot is invalid. */
export type ParsedSnapshot =
  | (Version & { readonly problem?: undefined })
  | { readonly snapshot?: undefined; readonly problem: string }

/** Parses the text of a snapshot. */
export function parseSnapshot(text: string): ParsedSnapshot {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'it is not JSON' }
  }
  const { data, error } = snapshotSchema.safeParse(value)
  if (data !== undefined) return { snapshot: data, site: siteSchema.safeParse(value).data }
  const [issue] = error?.issues ?? []
  return { problem: `${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'not a site'}` }
}

/** Whether a route is a page, not an alias of another page. */
export function isPage(route: Snapshot['routes'][string] | undefined): route is SnapshotPage {
  return route !== undefined && !('sameAs' in route)
}
