import { type Site, siteSchema } from '../../src/site/site.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { simpleValues } from '../manifest/modelValues.ts'
import { referencesIn } from '../manifest/schemaWalk.ts'
import { validate } from '../manifest/validate.ts'
import {
  datesFitPublication,
  articlesAreListed,
  articleIdsAreUnique,
  basicPagesArePublished,
  linksLeadToPublishedPages,
  listsHaveArticles,
} from './articles.ts'
import { brandColorsAreReadable, symbolIsDrawable, typefaceExists } from './brandColors.ts'
import { downloadsExist, sectionsHaveComponents } from './missingFiles.ts'
import { fieldsAreSent, phoneFieldsFitCountry } from './forms.ts'
import {
  altTextsDescribeImages,
  contentImagesAreDescribed,
  imageFilesAreUsable,
  imagesAreLargeEnough,
} from './media.ts'
import {
  aliasesPointToPages,
  anchorsAreUnique,
  metadataFitsSearchResults,
  pagePathsAreValid,
  pagesAreLinked,
  redirectsPointToPages,
} from './pages.ts'
import {
  formsLeadToPagesInTheirLanguage,
  languagesFitSite,
  translationsHaveOriginals,
} from './languages.ts'
import {
  eventTimesExist,
  mapsShowPlaces,
  phoneNumbersAreReal,
  positionsFitAddresses,
  postalAddressesAreShown,
} from './places.ts'
import { declarationsAreUsed, referencesExist } from './references.ts'
import type { GeneratorContext, Rule, SiteText } from './rule.ts'
import {
  linksAreShort,
  linkTextsAreDescriptive,
  textsArePlain,
  textsHaveLanguageOfSite,
  textsMatchConstants,
} from './textRules.ts'
import { thirdPartiesAreDeclared } from './thirdParties.ts'
import { listsAreUnique } from './unique.ts'

const rules: readonly Rule[] = [
  brandColorsAreReadable,
  symbolIsDrawable,
  typefaceExists,
  pagePathsAreValid,
  aliasesPointToPages,
  articlesAreListed,
  articleIdsAreUnique,
  basicPagesArePublished,
  redirectsPointToPages,
  languagesFitSite,
  translationsHaveOriginals,
  referencesExist,
  listsAreUnique,
  fieldsAreSent,
  phoneNumbersAreReal,
  postalAddressesAreShown,
  positionsFitAddresses,
  eventTimesExist,
  mapsShowPlaces,
  imageFilesAreUsable,
  contentImagesAreDescribed,
  downloadsExist,
  sectionsHaveComponents,
  anchorsAreUnique,
  textsMatchConstants,
  pagesAreLinked,
  phoneFieldsFitCountry,
  declarationsAreUsed,
  linksLeadToPublishedPages,
  datesFitPublication,
  listsHaveArticles,
  formsLeadToPagesInTheirLanguage,
  imagesAreLargeEnough,
  altTextsDescribeImages,
  textsArePlain,
  metadataFitsSearchResults,
  linkTextsAreDescriptive,
  linksAreShort,
  textsHaveLanguageOfSite,
  thirdPartiesAreDeclared,
]

/** A valid site and its warnings, or the errors of its manifest. */
type Checked = {
  /** Undefined if there are errors. */
  readonly site: Site | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Validates a manifest: compares it with the schema and then, if that accepts it, runs the rules. */
export function checkManifest(manifest: unknown, context: GeneratorContext): Checked {
  const { site, diagnostics: invalid } = validate(manifest)
  if (site === undefined) return { site, diagnostics: invalid }
  const diagnostics = runRules(site, context, manifest)
  return { site: diagnostics.some(isError) ? undefined : site, diagnostics }
}

function runRules(site: Site, context: GeneratorContext, manifest: unknown): Diagnostic[] {
  const references = referencesIn(siteSchema, site)
  const ruleContext = { ...context, manifest, references, texts: textsOf(site) }
  const diagnostics = rules.flatMap((rule) => [...rule(site, ruleContext)])
  const codes = new Set<string>(diagnostics.map(({ code }) => code))
  return diagnostics.filter(({ code, path: [part] }) => !codes.has(CAUSES[`${code} ${part}`] ?? ''))
}

/** The error that may be the cause of another diagnostic: with a wrong name, the entry with the right name is not used. */
const CAUSES: { readonly [codeAndPart: string]: DiagnosticCode } = {
  'orphan-page routes': 'unknown-page',
  'unused-consent-category consent': 'unknown-consent-category',
  'unused-declaration events': 'unknown-event',
  'unused-declaration files': 'unknown-document',
  'unused-declaration forms': 'unknown-form',
  'unused-declaration languages': 'unknown-language',
  'unused-declaration media': 'unknown-image',
  'unused-declaration places': 'unknown-place',
}

const textsOf = (site: Site): SiteText[] =>
  simpleValues(site).flatMap(({ value, path }) =>
    typeof value === 'string' && path[0] !== 'constants' ? [{ text: value, path }] : [],
  )
