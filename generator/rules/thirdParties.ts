import { Script } from 'node:vm'
import type { ThirdPartyKind } from '../../src/model/thirdParty.ts'
import { hasForms, pagesWith } from '../../src/site/dataFlows.ts'
import { placesOn } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { duplicates, type Rule } from './rule.ts'
/** Every service that the site contacts is declared, with one third party per kind, and every third party and consent category is used. */
export const thirdPartiesAreDeclared: Rule = (site) => [
  ...duplicates(
    'duplicate-third-party',
    'the kind of another third party',
    declaredKinds(site)
      .filter(([, kind]) => kind !== 'script')
      .map(([id, value]) => ({ value, path: ['thirdParties', id, 'kind'] })),
    'Only one third party can have this kind. Remove one of the two.',
  ),
  ...undeclaredKinds(site),
  ...unusedParties(site),
  ...missingConsent(site),
  ...unusedCategories(site),
  ...invalidStartCode(site),
]

const declaredKinds = (site: Site) =>
  Object.entries(site.thirdParties).map(([id, { kind }]) => [id, kind] as const)

function undeclaredKinds(site: Site): Diagnostic[] {
  const needed: [ThirdPartyKind, boolean, string][] = [
    ['forms', hasForms(site), 'the site has forms'],
    ['images', site.media.source.kind === 'host', 'the images come from another host'],
  ]
  return needed.flatMap(([kind, isNeeded, reason]) =>
    !isNeeded || declaredKinds(site).some(([, declared]) => declared === kind)
      ? []
      : [
          {
            code: 'undeclared-third-party',
            path: ['thirdParties'],
            message: `No third party has the kind "${kind}", but ${reason}.`,
            hint: 'Add it: the privacy page and the Content Security Policy contain only declared third parties.',
          },
        ],
  )
}

/** Third parties that no page contacts in any build. */
function unusedParties(site: Site): Diagnostic[] {
  const reasons: Partial<Record<ThirdPartyKind, string>> = {
    forms: hasForms(site) ? undefined : 'no page has a form',
    images: site.media.source.kind === 'host' ? undefined : 'media.source is not a host',
    map: pagesWith(site, placesOn).length > 0 ? undefined : 'no page shows a map',
  }
  return declaredKinds(site).flatMap(([id, kind]) =>
    reasons[kind] === undefined
      ? []
      : [
          {
            code: 'unused-third-party',
            path: ['thirdParties', id],
            atKey: true,
            message: `No page contacts this third party, because ${reasons[kind]}.`,
            hint: 'Remove it, or use it on a page.',
          },
        ],
  )
}

/** Third parties that need consent, on a site without texts that ask for it. */
function missingConsent({ consent, thirdParties }: Site): Diagnostic[] {
  if (consent !== undefined) return []
  return Object.entries(thirdParties).flatMap(([id, party]): Diagnostic[] =>
    'category' in party
      ? [
          {
            code: 'missing-consent',
            path: ['thirdParties', id, 'category'],
            message: `${JSON.stringify(party.name)} needs the consent of visitors, but the manifest has no consent.`,
            hint: `Add consent with its texts and the category ${JSON.stringify(`${party.category}`)} in consent.categories.`,
          },
        ]
      : [],
  )
}

function unusedCategories(site: Site): Diagnostic[] {
  const used = Object.values(site.thirdParties).flatMap((party) =>
    'category' in party ? [`${party.category}`] : [],
  )
  return Object.keys(site.consent?.categories ?? {})
    .filter((name) => !used.includes(name))
    .map((name) => ({
      code: 'unused-consent-category',
      path: ['consent', 'categories', name],
      atKey: true,
      message: `No third party uses the consent category ${JSON.stringify(name)}.`,
      hint: 'Remove it: visitors would be asked to consent to nothing.',
    }))
}

/** Start code that browsers could not run. */
function invalidStartCode({ thirdParties }: Site): Diagnostic[] {
  return Object.entries(thirdParties).flatMap(([id, party]): Diagnostic[] => {
    const problem = 'start' in party ? syntaxError(party.start) : undefined
    if (problem === undefined) return []
    return [
      {
        code: 'invalid-start-code',
        path: ['thirdParties', id, 'start'],
        message: `This is not valid JavaScript: ${problem}.`,
        hint: 'Write JavaScript without <script> tags and without TypeScript.',
      },
    ]
  })
}

function syntaxError(code = ''): string | undefined {
  try {
    // Only compiles the code.
    return void new Script(code)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The HSTS preload list of browsers accepts a domain only with all subdomains (https://hstspreload.org). */
export const hstsPreloadIncludesSubdomains: Rule<'security'> = ({ security }) =>
  security?.transport.preload === true && !security.transport.includeSubDomains
    ? [
        {
          code: 'hsts-preload-without-subdomains',
          path: ['security', 'transport', 'preload'],
          message:
            'preload is true, but includeSubDomains is not: browsers preload a domain only with its subdomains.',
          hint: 'Set includeSubDomains to true, or preload to false.',
        },
      ]
    : []
