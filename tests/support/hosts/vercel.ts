import { pathToRegexp } from 'path-to-regexp'
import * as z from 'zod'

const fileSchema = z.object({
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  redirects: z.array(
    z.strictObject({ source: z.string(), destination: z.string(), permanent: z.literal(true) }),
  ),
  headers: z.array(
    z.strictObject({
      source: z.string(),
      headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
    }),
  ),
})

/**
 * Vercel: a source is a path-to-regexp 6 pattern. The headers of all matching rules apply.
 * https://vercel.com/docs/project-configuration#headers
 */
export function vercel(text: string) {
  const { headers } = fileSchema.parse(JSON.parse(text))
  const rules = headers.map(({ source, headers: own }) => ({
    pattern: pathToRegexp(source, [], { strict: true, sensitive: true }),
    headers: own.map(({ key, value }): [string, string] => [key, value]),
  }))
  return (pagePath: string) =>
    rules.flatMap(({ pattern, headers: own }) => (pattern.test(pagePath) ? own : []))
}
