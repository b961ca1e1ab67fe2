import { beyondEverywhere, spellings, type Hosting } from './hosting.ts'

/**
 * `vercel.json`, which Vercel reads. All header rules that match a path count together; of one
 * name the last one stays. `cleanUrls` and `trailingSlash` answer other spellings with 308.
 * https://vercel.com/docs/project-configuration
 */
export function vercelFile(hosting: Hosting): string {
  const { everywhere, assets, documents, notFound, redirects } = hosting
  const headers = [
    rule('/(.*)', Object.entries(everywhere)),
    rule('/assets/(.*)', beyondEverywhere(assets, hosting)),
    ...[...documents, notFound].flatMap((document) =>
      spellings(document).map((path) => rule(path, beyondEverywhere(document.headers, hosting))),
    ),
  ]
  const content = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
    headers,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

const rule = (source: string, headers: readonly (readonly [string, string])[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
})

/** The rules of each kind that Vercel reads at most, and the characters of a value. */
const LIMITS = { rules: 2048, value: 4096 }

/** What Vercel would refuse. Each a sentence; none where all is well. */
export function vercelWarnings({ documents, redirects }: Hosting): string[] {
  const rules = documents.length + redirects.length + 3
  const longest = Math.max(
    ...documents.flatMap(({ headers }) => Object.values(headers)).map(({ length }) => length),
  )
  return [
    ...(rules > LIMITS.rules
      ? [`vercel.json has ${rules} rules, and Vercel takes ${LIMITS.rules}: it refuses this build.`]
      : []),
    ...(longest > LIMITS.value
      ? [
          `vercel.json has a header of ${longest} characters, and Vercel takes ${LIMITS.value}: it refuses this build.`,
        ]
      : []),
  ]
}
