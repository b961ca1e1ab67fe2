import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sitePages as allPages } from '../../generated/site.gen.ts'
import snapshot from '../../generated/site.snapshot.json' with { type: 'json' }
import { hostingSchema } from '../../generator/hosting/hostingPlan.ts'
import { publishedSite } from '../../generator/manifest/published.ts'
import { siteSchema } from '../../src/site/site.ts'

const HOSTING = path.resolve(fileURLToPath(import.meta.url), '../../../.hosting/hosting.json')

/** The validated manifest, from the generated snapshot, with all pages. */
export const wholeSite = siteSchema.parse(snapshot)

/** The hosting plan of the last build. Undefined without a build, and for one of an older version of the code. */
const { data: hosting } = hostingSchema.safeParse(
  existsSync(HOSTING) ? JSON.parse(readFileSync(HOSTING, 'utf8')) : undefined,
)

/** The site as it was built, without drafts and pages that were not due. Without a build, the whole site. */
export const site = hosting === undefined ? wholeSite : publishedSite(wholeSite, hosting.builtAt)

/** Every path of the built site with its page. */
export const sitePages = allPages.filter(({ path: own }) => Object.hasOwn(site.routes, own))
