import { ownHeaders, servedPaths, type Hosting, CALENDAR_HEADERS } from './hostingPlan.ts'

/**
 * The content of `vercel.json` for Vercel. All matching header rules apply; for the same name, the last
 * one does. With `cleanUrls` and `trailingSlash`, Vercel redirects `.html` and trailing slashes (308).
 * https://vercel.com/docs/project-configuration
 */
export function vercelFile(hosting: Hosting): string {
  const content = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: hosting.redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
    headers: headerRules(hosting),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function headerRules(hosting: Hosting) {
  const { common, assets, calendars, documents, notFound } = hosting
  return [
    rule('/(.*)', Object.entries(common)),
    rule('/assets/(.*)', ownHeaders(assets, hosting)),
    ...calendars.map((path) => rule(path, Object.entries(CALENDAR_HEADERS))),
    ...[...documents, notFound].flatMap((document) =>
      servedPaths(document).map((path) => rule(path, ownHeaders(document.headers, hosting))),
    ),
  ]
}

const rule = (source: string, headers: readonly (readonly [string, string])[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
})

/** The limits of Vercel: the number of rules of each kind, and the characters of a header value. */
const LIMITS = { rules: 2048, value: 4096 }

/** Warnings about what Vercel would reject. */
export function vercelWarnings(hosting: Hosting): string[] {
  const headers = headerRules(hosting)
  const rules = headers.length + hosting.redirects.length
  const longest = Math.max(
    ...headers.flatMap((one) => one.headers.map(({ value }) => value.length)),
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
