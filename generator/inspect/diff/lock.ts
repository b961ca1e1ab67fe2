import * as z from 'zod'
import { siteSchema, type Site } from '../../../src/site/site.ts'

const link = z.looseObject({ text: z.string(), to: z.string(), target: z.string().optional() })

const section = z.looseObject({
  kind: z.string(),
  heading: z.string().default(''),
  id: z.string().optional(),
})

/** A page, with what a comparison has to know of it. */
export const pageRecord = z.looseObject({
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
 * What a comparison has to know of `site.lock.json`. The rest is compared as it stands, so that a
 * version which an older or a newer model wrote can be compared as well.
 */
export const lockSchema = z.looseObject({
  routes: z.record(z.string(), z.union([z.looseObject({ sameAs: z.string() }), pageRecord])),
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

/** A recorded version of the site. */
export type Lock = z.output<typeof lockSchema>

/** A link as it is recorded. */
export type LockLink = z.output<typeof link>

/** A page as it is recorded. */
export type LockPage = z.output<typeof pageRecord>

/** A section as it is recorded. */
export type LockSection = z.output<typeof section>

/** A form as it is recorded. */
export type LockForm = z.output<typeof form>

/** A field of a form as it is recorded. */
export type LockField = z.output<typeof field>

/** A version of the site as it is compared. */
export type Version = {
  readonly lock: Lock
  /** As the present model reads it; undefined where another model wrote it. */
  readonly site: Site | undefined
}

/** A recorded version, or why there is none. */
export type ReadLock =
  | (Version & { readonly problem?: undefined })
  | { readonly lock?: undefined; readonly problem: string }

/** Reads a recorded version, or tells why it is none. */
export function readLock(text: string): ReadLock {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'it is not JSON' }
  }
  const { data, error } = lockSchema.safeParse(value)
  if (data !== undefined) return { lock: data, site: siteSchema.safeParse(value).data }
  const [issue] = error?.issues ?? []
  return { problem: `${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'not a site'}` }
}

/** Whether a route is a page of its own, rather than a further address of one. */
export function isPage(route: Lock['routes'][string] | undefined): route is LockPage {
  return route !== undefined && !('sameAs' in route)
}
