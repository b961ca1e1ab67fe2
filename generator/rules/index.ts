import { siteSchema, type Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { mapReferences } from '../manifest/schemaWalk.ts'
import { addressesStandAlone } from './addresses.ts'
import { aliasesNamePages } from './aliases.ts'
import { alternativesSayWhatImagesShow } from './alternatives.ts'
import { constantsHold } from './constants.ts'
import { eventsEndAfterStart } from './events.ts'
import { fieldsAreSentOnce } from './fields.ts'
import { headingsTellApart } from './headings.ts'
import { imagesAreThere } from './images.ts'
import { linksSayWhereTheyLead } from './linkTexts.ts'
import { namesAreUsed } from './unused.ts'
import { pagesAreLinked } from './orphans.ts'
import { redirectsEndAtPages } from './redirects.ts'
import { referencesResolve } from './references.ts'
import { searchResultsFit } from './searchResults.ts'
import type { Evidence, Mention, Rule, Surroundings, Words } from './rule.ts'
import { preloadCoversSubdomains } from './transport.ts'
import { thirdPartiesAreDeclared } from './thirdParties.ts'

/** What must hold of a site beyond its shape, and what had better hold. */
const rules: readonly Rule[] = [
  addressesStandAlone,
  aliasesNamePages,
  redirectsEndAtPages,
  referencesResolve,
  pagesAreLinked,
  namesAreUsed,
  fieldsAreSentOnce,
  eventsEndAfterStart,
  imagesAreThere,
  alternativesSayWhatImagesShow,
  headingsTellApart,
  searchResultsFit,
  linksSayWhereTheyLead,
  constantsHold,
  preloadCoversSubdomains,
  thirdPartiesAreDeclared,
]

/** Everything that is wrong with a site whose shape is right. */
export function judge(site: Site, surroundings: Surroundings): Diagnostic[] {
  const evidence: Evidence = { ...surroundings, mentions: mentionsIn(site), texts: textsIn(site) }
  return rules.flatMap((rule) => rule(site, evidence))
}

function mentionsIn(site: Site): Mention[] {
  const mentions: Mention[] = []
  mapReferences(siteSchema, site, (to, name, path) => {
    mentions.push({ to, name, path })
    return name
  })
  return mentions
}

function textsIn(site: Site): Words[] {
  const texts: Words[] = []
  const walk = (value: unknown, path: ModelPath) => {
    if (typeof value === 'string') texts.push({ text: value, path })
    else if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key])
    }
  }
  for (const [key, part] of Object.entries(site)) if (key !== 'constants') walk(part, [key])
  return texts
}
