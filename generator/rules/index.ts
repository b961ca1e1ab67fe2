import { siteSchema, type Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { mapReferences } from '../manifest/schemaWalk.ts'
import { pagePathsAreValid } from './pagePaths.ts'
import { aliasesPointToPages } from './aliases.ts'
import { altTextsDescribeImages } from './altTexts.ts'
import { textsMatchConstants } from './constants.ts'
import { brandColorsAreReadable } from './brandColors.ts'
import { documentsAreValid } from './documents.ts'
import { symbolIsDrawable } from './brandSymbol.ts'
import { typefaceExists } from './brandTypeface.ts'
import { eventsEndAfterStart } from './events.ts'
import { positionsCloseAfterPosting } from './positions.ts'
import { fieldsAreSentOnce } from './fields.ts'
import { formsAreShownOnce } from './formSections.ts'
import { textsHaveLanguageOfSite } from './defaultTexts.ts'
import { textsUseCurrentName } from './formerNames.ts'
import { headingsAreUnique } from './headings.ts'
import { mapsShowPlaces } from './mapPlaces.ts'
import { imageFilesExist } from './images.ts'
import { imagesAreLargeEnough } from './imageWidths.ts'
import { linkTextsAreDescriptive } from './linkTexts.ts'
import { declarationsAreUsed } from './unusedDeclarations.ts'
import { pagesAreLinked } from './orphans.ts'
import { redirectsPointToPages } from './redirects.ts'
import { phoneNumbersAreReal } from './phoneNumbers.ts'
import { postalAddressesFitTheirCountry } from './postalAddresses.ts'
import { referencesExist } from './references.ts'
import { metadataFitsSearchResults } from './metadata.ts'
import type { RuleContext, SiteReference, Rule, GeneratorContext, SiteText } from './rule.ts'
import { hstsPreloadIncludesSubdomains } from './hsts.ts'
import { thirdPartiesAreDeclared } from './thirdParties.ts'

/** The checks that a schema cannot express. */
const rules: readonly Rule[] = [
  brandColorsAreReadable,
  symbolIsDrawable,
  typefaceExists,
  pagePathsAreValid,
  aliasesPointToPages,
  redirectsPointToPages,
  referencesExist,
  documentsAreValid,
  pagesAreLinked,
  declarationsAreUsed,
  fieldsAreSentOnce,
  formsAreShownOnce,
  eventsEndAfterStart,
  positionsCloseAfterPosting,
  phoneNumbersAreReal,
  postalAddressesFitTheirCountry,
  mapsShowPlaces,
  imageFilesExist,
  imagesAreLargeEnough,
  altTextsDescribeImages,
  headingsAreUnique,
  metadataFitsSearchResults,
  linkTextsAreDescriptive,
  textsMatchConstants,
  textsUseCurrentName,
  textsHaveLanguageOfSite,
  hstsPreloadIncludesSubdomains,
  thirdPartiesAreDeclared,
]

/** Runs all rules on a site that matches the schema, and on its manifest. Returns errors and warnings. */
export function runRules(
  site: Site,
  context: GeneratorContext,
  manifest: unknown = site,
): Diagnostic[] {
  const ruleContext: RuleContext = {
    ...context,
    manifest,
    references: collectReferences(site),
    texts: collectTexts(site),
  }
  const found = rules.flatMap((rule) => rule(site, ruleContext))
  // A page without links may be only a consequence of a link with a mistake.
  const hasBrokenLinks = found.some(({ code }) => code === 'unknown-page')
  return hasBrokenLinks ? found.filter(({ code }) => code !== 'orphan-page') : found
}

function collectReferences(site: Site): SiteReference[] {
  const references: SiteReference[] = []
  mapReferences(siteSchema, site, (kind, name, path, { sizes }) => {
    references.push({ kind, name, path, sizes })
    return name
  })
  return references
}

function collectTexts(site: Site): SiteText[] {
  const texts: SiteText[] = []
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
