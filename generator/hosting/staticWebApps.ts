import { beyondEverywhere, spellings, type Headers, type Hosting } from './hosting.ts'

/**
 * `staticwebapp.config.json`, which Azure Static Web Apps reads. The first route that matches
 * counts; its headers are added to the global ones, and replace those of the same name. Where the
 * policies would make the file too large for Azure, it goes without them: each page's HTML has its own.
 * https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function staticWebAppsFile(hosting: Hosting): string {
  const whole = content(hosting, () => true)
  return isTaken(whole) ? whole : content(hosting, (name) => name !== POLICY)
}

const POLICY = 'Content-Security-Policy'

/** The size of the file that Azure reads at most. Bytes. */
const LIMIT = 20 * 1024

const isTaken = (text: string) => Buffer.byteLength(text) <= LIMIT

function content(hosting: Hosting, isKept: (header: string) => boolean): string {
  const { everywhere, assets, documents, notFound, redirects } = hosting
  const headersOf = (headers: Headers) =>
    Object.fromEntries(beyondEverywhere(headers, hosting).filter(([name]) => isKept(name)))
  const settings = {
    trailingSlash: 'never',
    globalHeaders: everywhere,
    routes: [
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...[...documents, notFound].flatMap((document) =>
        spellings(document).map((route) => ({ route, headers: headersOf(document.headers) })),
      ),
      { route: '/assets/*', headers: headersOf(assets) },
    ],
    responseOverrides: { '404': { rewrite: `/${notFound.file}` } },
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json' },
  }
  return `${JSON.stringify(settings)}\n`
}

/** What Azure would refuse or miss. Each a sentence; none where all is well. */
export function staticWebAppsWarnings(hosting: Hosting): string[] {
  if (isTaken(content(hosting, () => true))) return []
  const text = staticWebAppsFile(hosting)
  return isTaken(text)
    ? [
        `staticwebapp.config.json has no room for the policies of pages (Azure Static Web Apps takes ${LIMIT} bytes): there, pages rely on the policy in their HTML.`,
      ]
    : [
        `staticwebapp.config.json has ${Buffer.byteLength(text)} bytes, and Azure Static Web Apps takes ${LIMIT}: it refuses this build.`,
      ]
}
