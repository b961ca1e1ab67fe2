import { headerRules, type HostingPlan } from './hostingPlan.ts'

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
    headers: headerRules(hosting).map(([path, headers]) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The limits of Vercel: the number of rules of each kind, and the characters of a header value. */
const LIMITS = { rules: 2048, value: 4096 }

/** Warnings about what Vercel would reject. */
export function vercelWarnings(hosting: HostingPlan): string[] {
  const headers = headerRules(hosting)
  const rules = headers.length + hosting.redirects.length
  const longest = Math.max(
    ...headers.flatMap(([, pathHeaders]) => Object.values(pathHeaders).map(({ length }) => length)),
  )
  return [
    ...(rules > LIMITS.rules
      ? [
          `vercel.json has ${rules} rules, but Vercel accepts at most ${LIMITS.rules}. It will reject this build.`,
        ]
      : []),
    ...(longest > LIMITS.value
      ? [
          `vercel.json has a header with ${longest} characters, but Vercel accepts at most ${LIMITS.value}. It will reject this build.`,
        ]
      : []),
  ]
}
