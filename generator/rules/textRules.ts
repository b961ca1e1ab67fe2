import type { Constant } from '../../src/model/constant.ts'
import { splitAtPlaceholders } from '../../src/model/fillText.ts'
import type { SectionKind } from '../../src/sections/schemas.ts'
import type { Page } from '../../src/site/page.ts'
import { type Site, siteSchema } from '../../src/site/site.ts'
import { languagePacks } from '../../src/site/texts.ts'
import { type Diagnostic, formatPath, type ModelPath } from '../diagnostics/diagnostic.ts'
import { simpleValues, valueAt } from '../manifest/modelValues.ts'
import { parseMarkdown, REFERENCE } from '../../src/model/markdown.ts'
import { allPages } from '../manifest/sitePages.ts'
import { markedValues } from '../manifest/schemaWalk.ts'
import { counted, escapeRegExp } from '../text.ts'
import type { Rule, SiteText } from './rule.ts'

/** A word boundary if the phrase starts with a letter or digit. */
const startOf = (words: string) => (/^[\p{L}\d]/u.test(words) ? String.raw`(?<![\p{L}\d-])` : '')

/** A word boundary if the phrase ends with a letter or digit. */
const endOf = (words: string) => (/[\p{L}\d]$/u.test(words) ? String.raw`(?![\p{L}\d-])` : '')

/** The source of a regular expression that matches the phrase, but not as a part of longer words. */
export const wholePhrase = (words: string) => startOf(words) + escapeRegExp(words) + endOf(words)

/** Texts state the declared values of constants, and every constant is stated. */
export const textsMatchConstants: Rule = function* (site, { texts }) {
  const textsWithDigits = texts.filter(({ text }) => /\d/.test(text))
  for (const [name, constant] of Object.entries(site.constants)) {
    for (const pattern of patternsOf(constant)) {
      for (const text of textsWithDigits) yield* mismatches(name, constant, pattern, text)
    }
    if (isStated(constant, textsWithDigits, site)) continue
    yield {
      code: 'unused-constant',
      path: ['constants', name],
      atKey: true,
      message: `No text states the value ${constant.value} of this constant.`,
      hint: 'Use the constant in a text, or remove it.',
    }
  }
}

/** Each pattern as a regular expression whose first group is the number. */
export const patternsOf = ({ patterns = [] }: Constant) =>
  patterns.map((pattern) => {
    const [before = '', after = ''] = pattern.split('{value}')
    const start = startOf(before) + escapeRegExp(before)
    return new RegExp(start + NUMBER + escapeRegExp(after) + endOf(after), 'giu')
  })

const NUMBER = String.raw`((?<![\d.,])\d+(?:,\d{3})*(?:\.\d+)?)`

function* mismatches(
  name: string,
  { value }: Constant,
  pattern: RegExp,
  { text, path }: SiteText,
): Generator<Diagnostic> {
  for (const [stated, number = ''] of text.matchAll(pattern)) {
    if (Number(number.replaceAll(',', '')) === value) continue
    yield {
      code: 'constant-mismatch',
      path,
      message: `${JSON.stringify(stated)} does not match constants.${name}, which is ${value}.`,
      hint: `If this is the same fact, insert the value of the constant with \${…} in a template string. If it is another one, reword the text, or make patterns of constants.${name} narrower.`,
    }
  }
}

/** Whether a text states the value of a constant, or a page contains it as a number. */
function isStated({ value }: Constant, texts: readonly SiteText[], site: Site): boolean {
  const formats = [String(value), value.toLocaleString(site.language)].map(escapeRegExp).join('|')
  const whole = new RegExp(String.raw`(?<![\d.,])(?:${formats})(?!\d|[.,]\d)`)
  return texts.some(({ text }) => whole.test(text)) || containsNumber(site.routes, value)
}

/** Whether a value contains the number. */
function containsNumber(value: unknown, number: number): boolean {
  if (typeof value !== 'object' || value === null) return value === number
  return Object.values(value).some((item) => containsNumber(item, number))
}

/** The number of characters that a visitor can read in one piece. */
const LONGEST_TEXT = 5000

/** Texts on pages contain no markup that is shown as it is written, and have a readable length. */
export const textsArePlain: Rule = function* (site) {
  for (const { info, value: text, path } of markedValues(['text'], siteSchema, site)) {
    const { isOnPages, markdown } = info
    if (typeof text !== 'string' || !isOnPages) continue
    if (text.length > LONGEST_TEXT && markdown !== 'blocks') {
      yield {
        code: 'text-length',
        path,
        message: `The text has ${counted(text.length, 'character')}.`,
        hint: `Write at most ${LONGEST_TEXT}: shorten it, or divide it into paragraphs.`,
      }
    }
    const computed = COMPUTED.exec(text.replaceAll(CODE, ''))?.[0]
    if (computed !== undefined) {
      yield {
        code: 'computed-text',
        path,
        message: `The text contains ${JSON.stringify(computed)}.`,
        hint: 'A value that is inserted with ${…} is missing or is no text. Correct its name.',
      }
    }
    for (const { index, markup, hint, message } of parseMarkdown(text, markdown).leftoverMarkup) {
      const asWritten = `Pages show ${JSON.stringify(markup)} as it is written.`
      yield { code: 'markup-in-text', path, index, message: message ?? asWritten, hint }
    }
    const markup = markdown === undefined ? findMarkup(text) : []
    if (markup.length === 0) continue
    yield {
      code: 'markup-in-text',
      path,
      message: `The text contains ${markup.map((one) => JSON.stringify(one)).join(' and ')}. Pages show these characters, because this is plain text.`,
      hint: 'Remove the markup. Only paragraphs of sections can contain Markdown.',
    }
  }
}

/** What JavaScript writes instead of a value that is missing or is no text. */
const COMPUTED = /\b(?:undefined|NaN)\b|\[object \w+\]/

/** Code in Markdown. */
const CODE = /`[^`]*`|~~~[\s\S]*?~~~/g

const MARKUP = [
  /<!--/,
  // No other names in < >, which are placeholders in most texts.
  /<\/?(?:a|abbr|b|br|code|div|em|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|script|small|span|strong|style|su[bp]|table|u|ul)(?:\s[^<>]*)?\/?>/i,
  REFERENCE,
  // Links, strong and emphasized text, code and headings in Markdown.
  /\[[^\]]+\]\([^()\s]+\)/,
  /(?<![\w*])(\*{1,2})(?![\s*])[^*]*[^\s*]\1(?![\w*])/,
  /(?<!\w)__(?![\s_])[^_]*[^\s_]__(?!\w)/,
  /`[^`]+`/,
  /^#{1,6} /,
]

/** The first markup of each kind in a text: HTML or Markdown. */
export const findMarkup = (text: string): string[] =>
  MARKUP.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])

/** A site, or pages, in another language than English: all texts that are shown are written. The defaults are English. */
export const textsHaveLanguageOfSite: Rule = function* (site, { manifest }) {
  const others = Object.keys(site.languages).map((tag) => ({ tag, root: ['languages', tag] }))
  for (const { tag, root } of [{ tag: site.language, root: ['texts'] }, ...others]) {
    const { language } = new Intl.Locale(tag)
    const names = language === 'en' ? [] : defaultTexts(site, manifest, root)
    if (names.length === 0) continue
    const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : ''
    yield {
      code: 'default-texts',
      path: valueAt(manifest, root) === undefined ? ['language'] : root,
      atKey: true,
      message: `The language is ${tag}, but ${names.length} of the texts that components show are still the English defaults: ${names.slice(0, LISTED).join(', ')}${more}.`,
      hint: hintForTexts(languagePacks.get(language), names[0], root),
    }
  }
}

function hintForTexts(pack: string | undefined, example: string | undefined, root: ModelPath) {
  const [propertyPath, property] = [
    formatPath(root),
    root.length > 1 ? `'${root.at(-1)}'` : 'texts',
  ]
  return pack === undefined
    ? `Write them in ${propertyPath}, e.g. ${propertyPath}.${example}. A text that is the same in both languages is written there, too.`
    : `Write import { ${pack} } from './src/languages/${pack}.ts' and ${property}: ${pack}, or { ...${pack}, … } with your own texts.`
}

/** The number of texts that the message names. */
const LISTED = 5

/** The texts with words that pages show and that the manifest does not contain, e.g. `shell.skipLink`. */
function defaultTexts(site: Site, manifest: unknown, root: ModelPath): string[] {
  const pages = allPages(site).map(({ page }) => page)
  return simpleValues(valueAt(site, root)).flatMap(({ value, path }) => {
    const isUsed = USED.get(formatPath(path)) ?? USED.get(String(path[0]))
    const isDefault = valueAt(manifest, [...root, ...path]) === undefined
    return (isUsed?.(site, pages) ?? true) && isDefault && hasWords(String(value))
      ? [formatPath(path)]
      : []
  })
}

type IsUsed = (site: Site, pages: readonly Page[]) => boolean

const hasSection =
  (...kinds: readonly SectionKind[]): IsUsed =>
  (_, pages) =>
    pages.some(({ sections }) => sections.some(({ kind }) => kinds.includes(kind)))

const hasAnnouncement: IsUsed = ({ announcement }) => announcement !== undefined

/** The texts and areas of texts that not every site shows. */
const USED: ReadonlyMap<string, IsUsed> = new Map([
  ['shell.announcement', hasAnnouncement],
  ['shell.closeAnnouncement', hasAnnouncement],
  ['consent', ({ consent }) => consent !== undefined],
  ['form', hasSection('form')],
  ['field', hasSection('form')],
  ['privacy', hasSection('dataFlows', 'deviceStorage')],
  ['event', hasSection('eventDetails')],
  ['download', ({ files }) => Object.keys(files).length > 0],
  ['article', (_, pages) => pages.some(({ article }) => article !== undefined)],
  ['articleList', hasSection('articleList')],
  ['imageGallery', hasSection('imageGallery')],
  ['openingHours', hasSection('addresses')],
  ['openings', hasSection('openings')],
  ['factSheet', hasSection('factSheet')],
  ['map', hasSection('addresses')],
  ['video', hasSection('video')],
  ['slideshow', (_, pages) => pages.some(({ hero }) => hero.images.length > 1)],
])

/** Whether a text has a word or a quotation mark besides its placeholders. A text such as `{degrees}° N` is the same in most languages. */
const hasWords = (text: string) =>
  splitAtPlaceholders(text).some(
    (part) => 'literal' in part && /\p{L}{2}|\p{Pi}/u.test(part.literal),
  )

/** Link texts that do not describe the target, by language. Screen readers can list links without context (WCAG 2.4.4). */
const VAGUE_TEXTS = {
  en: `click|click here|details|go|here|learn more|link|more|more info|press here|read more|see more
    |tap here|this|this link|this page`,
  de: `hier|hier klicken|klicken sie hier|mehr|mehr dazu|mehr erfahren|mehr infos|mehr lesen|weiter
    |weiterlesen|zum link`,
  fr: `ici|cliquer ici|cliquez ici|ce lien|cette page|détails|en lire plus|en savoir plus|en voir plus
    |la suite|lien|lire la suite|lire plus|plus d'informations|plus d'infos|pour en savoir plus|savoir plus
    |suite|suivez ce lien|voir plus`,
  es: `aquí|clic aquí|haga clic aquí|haz clic aquí|pulsa aquí|pulse aquí|conoce más|conozca más|detalles
    |enlace|este enlace|esta página|leer más|más|más info|más información|saber más|seguir leyendo|ver más`,
}

const VAGUE = new Set(
  Object.values(VAGUE_TEXTS).flatMap((texts) => texts.split('|').map((text) => text.trim())),
)

/** Longer texts are not compared. The longest vague text, with punctuation, is shorter. Characters. */
const MAX_LENGTH = 25

/** The text of a link describes its target. */
export const linkTextsAreDescriptive: Rule = function* (site, { texts, references }) {
  const links = [
    ...texts.filter(
      ({ path }) =>
        path.at(-1) === 'text' && typeof valueAt(site, [...path.slice(0, -1), 'to']) === 'string',
    ),
    ...references.flatMap(({ path, link }) =>
      link === undefined ? [] : [{ text: link.text, path, index: link.label.start }],
    ),
  ]
  for (const { text, ...place } of links) {
    if (text.length > MAX_LENGTH || !VAGUE.has(normalized(text))) continue
    yield {
      code: 'vague-link-text',
      ...place,
      message: `${JSON.stringify(text)} does not say where the link leads.`,
      hint: 'Describe the target, e.g. "Our services".',
    }
  }
}

/** Parameters that measure campaigns. */
const TRACKING = /(?<=[?&])(?:utm_\w+|fbclid|gclid|mc_eid|msclkid)(?==)/

/** Links have no parameters that measure campaigns, and links within the site are paths. */
export const linksAreShort: Rule = function* ({ product: { origin } }, { references }) {
  for (const { kind, name, path, link } of references) {
    if (kind !== 'link' || path[0] === 'redirects') continue
    const place = { path, index: link?.target.start }
    const tracking = TRACKING.exec(name)?.[0]
    if (tracking !== undefined) {
      const message = `${JSON.stringify(name)} contains ${tracking}, which is for links to your site in campaigns.`
      yield { code: 'tracking-link', ...place, message, hint: 'Remove it from the address.' }
    }
    if (name !== origin && !name.startsWith(`${origin}/`)) continue
    yield {
      code: 'absolute-link',
      ...place,
      message: `${JSON.stringify(name)} is an address of this site, so it loads the page anew and is not checked.`,
      hint: `Write ${JSON.stringify(name.slice(origin.length) || '/')}.`,
    }
  }
}

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/^[\s>»→…¡]+|[\s.!>»→…]+$/g, '')
    .replaceAll('’', "'")
