import { existsSync, readFileSync } from 'node:fs'
import { sitePages as allPages } from '../../generated/site.gen.ts'
import { hostingSchema } from '../../generator/hosting/hostingPlan.ts'
import { publishedSite } from '../../generator/manifest/published.ts'
import { siteSchema } from '../../src/site/site.ts'

const urlOf = (file: string) => new URL(`../../${file}`, import.meta.url)
const read = (file: string): unknown => JSON.parse(readFileSync(urlOf(file), 'utf8'))

const HOSTING = '.hosting/hosting.json'

/** The validated manifest, from the generated snapshot, with all pages. */
export const wholeSite = siteSchema.parse(read('generated/site.snapshot.json'))

/** The site as it was built, without drafts and pages that were not due. Without a build, the whole site. */
export const site = existsSync(urlOf(HOSTING))
  ? publishedSite(wholeSite, hostingSchema.parse(read(HOSTING)).builtAt)
  : wholeSite

/** Every path of the built site with its page. */
export const sitePages = allPages.filter(({ path }) => Object.hasOwn(site.routes, path))
