import { headerRules } from './headerRules.ts'
import type { HostingPlan } from './hostingPlan.ts'

/**
 * The content of `vercel.json` for Vercel. All matching header rules apply; for the same name, the last
 * one does. With `cleanUrls` and `trailingSlash`, Vercel redirects `.html` and trailing slashes (308) before it
 * compares the sources of redirects.
 * https://vercel.com/docs/project-configuration
 */
export function vercelFile(hosting: HostingPlan): string {
  const content = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: hosting.redirects.map(({ from, to }) => ({
      source: from.replace(/\.html$/, ''),
      destination: to,
      permanent: true,
    })),
    headers: headerRules(hosting, hosting.common).map(([path, headers]) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The maximum number of rules for Vercel: header rules and redirects. */
const LIMIT = 2048

/** Warnings about what Vercel would reject. */
export function vercelWarnings(hosting: HostingPlan): string[] {
  const rules = headerRules(hosting, hosting.common).length + hosting.redirects.length
  return rules > LIMIT
    ? [
        `vercel.json has ${rules} rules, but Vercel accepts at most ${LIMIT}. It will reject this build.`,
      ]
    : []
}
