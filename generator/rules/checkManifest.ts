import { type Site, siteSchema } from '../../src/site/site.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { simpleValues } from '../manifest/modelValues.ts'
import { referencesIn, type SiteReference } from '../manifest/schemaWalk.ts'
import { allParts, validate, type ValidParts } from '../manifest/validate.ts'
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
import type { GeneratorContext, Rule, RuleContext, SiteText } from './rule.ts'
import {
  linksAreShort,
  linkTextsAreDescriptive,
  textsArePlain,
  textsHaveLanguageOfSite,
  textsMatchConstants,
} from './textRules.ts'
import { thirdPartiesAreDeclared } from './thirdParties.ts'
import { listsAreUnique } from './unique.ts'

/** The rules that also run on the valid parts of a manifest with errors of the schema, with the parts that they read. */
const partRules = [
  ofParts(brandColorsAreReadable, 'brand'),
  ofParts(symbolIsDrawable, 'brand'),
  ofParts(typefaceExists, 'brand'),
  ofParts(pagePathsAreValid, 'routes', 'files', 'redirects'),
  ofParts(aliasesPointToPages, 'routes'),
  ofParts(articlesAreListed, 'routes', 'notFound'),
  ofParts(articleIdsAreUnique, 'routes', 'notFound', 'product'),
  ofParts(basicPagesArePublished, 'routes', 'notFound'),
  ofParts(redirectsPointToPages, 'redirects'),
  ofParts(languagesFitSite, 'language', 'direction', 'languages'),
  ofParts(translationsHaveOriginals, 'routes', 'language', 'languages'),
  ofParts(referencesExist),
  ofParts(listsAreUnique),
  ofParts(fieldsAreSent, 'forms'),
  ofParts(phoneNumbersAreReal, 'places'),
  ofParts(postalAddressesAreShown, 'places', 'events', 'language'),
  ofParts(positionsFitAddresses, 'places'),
  ofParts(eventTimesExist, 'events'),
  ofParts(mapsShowPlaces, 'routes', 'notFound', 'places'),
  ofParts(imageFilesAreUsable, 'media'),
  ofParts(contentImagesAreDescribed, 'media'),
  ofParts(downloadsExist, 'files'),
  ofParts(sectionsHaveComponents, 'routes', 'notFound'),
  ofParts(anchorsAreUnique, 'routes', 'notFound'),
  ofParts(textsMatchConstants, 'constants', 'language', 'routes'),
]

/** The rules that need the whole site. */
const siteRules: readonly Rule[] = [
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

/** A rule that runs if the parts that it reads match the schema. */
function ofParts<Part extends keyof Site = never>(rule: Rule<Part>, ...read: readonly Part[]) {
  return (parts: ValidParts, context: RuleContext) =>
    hasParts(parts, read) ? [...rule(parts.site, context)] : []
}

const hasParts = <Part extends keyof Site>(
  parts: ValidParts,
  read: readonly Part[],
): parts is ValidParts & { readonly site: Pick<Site, Part> } =>
  !read.some((part) => parts.isBroken(part))

/** A valid site and its warnings, or the errors of its manifest. */
type Checked = {
  /** Undefined if there are errors. */
  readonly site: Site | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Validates a manifest: compares it with the schema, then runs the rules. */
export function checkManifest(manifest: unknown, context: GeneratorContext): Checked {
  const validated = validate(manifest)
  const { site } = validated
  if (site === undefined) {
    const further = runRulesOfParts(validated.parts, context)
    return { site, diagnostics: [...validated.diagnostics, ...further] }
  }
  const diagnostics = runRules(site, context, manifest)
  return { site: diagnostics.some(isError) ? undefined : site, diagnostics }
}

/** Runs all rules on a site that matches the schema, and on its manifest. Returns errors and warnings. */
function runRules(site: Site, context: GeneratorContext, manifest: unknown): Diagnostic[] {
  const parts = allParts(site)
  const ruleContext = contextOf(parts, context, manifest)
  const diagnostics = [
    ...partRules.flatMap((rule) => rule(parts, ruleContext)),
    ...siteRules.flatMap((rule) => [...rule(site, ruleContext)]),
  ]
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

/** Runs the rules that do not depend on the errors of the schema. Returns only errors. */
function runRulesOfParts(parts: ValidParts, context: GeneratorContext): Diagnostic[] {
  const ruleContext = contextOf(parts, context, parts.data)
  return partRules.flatMap((rule) => rule(parts, ruleContext)).filter(isError)
}

const contextOf = (
  parts: ValidParts,
  context: GeneratorContext,
  manifest: unknown,
): RuleContext => ({
  ...context,
  manifest,
  parts,
  references: collectReferences(parts),
  texts: collectTexts(parts),
})

const collectReferences = ({ data, hasError }: ValidParts): SiteReference[] =>
  referencesIn(siteSchema, data).filter(({ path }) => !hasError(path))

const collectTexts = ({ site, hasError }: ValidParts): SiteText[] =>
  Object.entries(site)
    .filter(([key]) => key !== 'constants' && !hasError([key]))
    .flatMap(([key, part]) => simpleValues(part, [key]))
    .flatMap(({ value, path }) => (typeof value === 'string' ? [{ text: value, path }] : []))
