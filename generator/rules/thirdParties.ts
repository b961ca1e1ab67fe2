import type { ThirdPartyKind } from '../../src/model/thirdParty.ts'
import { pagesWith } from '../../src/site/submittedData.ts'
import { formsOn } from '../../src/site/sectionReferences.ts'
import type { Site } from '../../src/site/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { duplicates } from './duplicates.ts'
import type { Rule } from './rule.ts'

/** Whom the site contacts is declared, each part of it with one third party; and no category is idle. */
export const thirdPartiesAreDeclared: Rule = (site) => [
  ...duplicates(
    'duplicate-third-party',
    'the kind of a third party',
    declared(site)
      .filter(([, kind]) => kind !== 'script')
      .map(([id, value]) => ({ value, path: ['thirdParties', id, 'kind'] })),
    'One service serves each part of the site: remove one of them.',
  ),
  ...undeclared(site),
  ...idleCategories(site),
]

const declared = (site: Site) =>
  Object.entries(site.thirdParties).map(([id, { kind }]) => [id, kind] as const)

function undeclared(site: Site): Diagnostic[] {
  const needed: [ThirdPartyKind, boolean, string][] = [
    ['forms', pagesWith(site, formsOn).length > 0, 'pages have forms'],
    ['images', site.media.source.kind === 'host', 'images come from a host'],
  ]
  return needed.flatMap(([kind, isNeeded, reason]) =>
    !isNeeded || declared(site).some(([, own]) => own === kind)
      ? []
      : [
          {
            code: 'undeclared-third-party',
            path: ['thirdParties'],
            message: `no third party is of the kind "${kind}", although ${reason}`,
            hint: 'Declare it: the privacy page and the policy speak of those that are declared here.',
          },
        ],
  )
}

function idleCategories(site: Site): Diagnostic[] {
  const used = Object.values(site.thirdParties).flatMap((party) =>
    'category' in party ? [`${party.category}`] : [],
  )
  return Object.keys(site.consent.categories)
    .filter((name) => !used.includes(name))
    .map((name) => ({
      code: 'idle-category',
      path: ['consent', 'categories', name],
      atKey: true,
      message: `no third party is in the category ${JSON.stringify(name)}`,
      hint: 'Remove it: visitors would be asked about nothing.',
    }))
}
